import { beforeEach, describe, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { createTeam } from '../../../shared/accounts/teams/teams.ts';
import { holdClock } from '../../support/clock.ts';
import { type SeededUser, seedUser } from '../../support/seed.ts';
import type { Answered } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { refusalOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
let sources = 0;
beforeEach(() => {
  sources = 0;
});

interface Team {
  readonly id: string;
  readonly owner: SeededUser;
  readonly roles: Readonly<Record<string, string>>;
}

const user = (name: string) => seedUser(at.service.db, at.service.keys, name);

/** A new team with an owner of its own. */
const team = async (owner?: SeededUser): Promise<Team> => {
  const by = owner ?? (await user('owner'));
  const made = await createTeam(at.service.db, { name: 'Team' }, by.id, new Date());
  if (!made) throw new Error('The owner is no more');
  return { id: made.team.id, owner: by, roles: made.roles };
};

/** Another inviter of the team. */
const admin = async ({ id, owner, roles }: Team): Promise<SeededUser> => {
  const joined = await user('admin');
  const place = { team: id, user: joined.id, role: String(roles.admin) };
  await addUser(at.service.db, place, { type: 'user', id: owner.id }, new Date());
  return joined;
};

let people = 0;
const invite = ({ id, roles }: Team, token: string, sourceIp?: string): Promise<Answered> => {
  people += 1;
  sources += 1;
  const email = `stranger-${people}@example.com`;
  const from = sourceIp ?? `198.51.100.${sources}`;
  const body = { email, role_id: roles.moderator };
  return at.send('POST', `/teams/${id}/invitations`, token, body, { sourceIp: from });
};

const expectLimited = (answered: Answered, policy: string) => {
  expect(refusalOf(answered)).toEqual({ status: 429, code: 'rate_limited' });
  expect(answered.headers['RateLimit-Policy']).toBe(policy);
  expect(Number(answered.headers['Retry-After'])).toBeGreaterThan(0);
};

const times = async (count: number, work: () => Promise<Answered>) => {
  for (let nth = 0; nth < count; nth += 1) expect((await work()).status).toBe(201);
};

describe('invitation emails are limited', () => {
  test('by user to 20 an hour, over all their teams, and an hour later they go on', async () => {
    const owner = await user('owner');
    const [first, second] = [await team(owner), await team(owner)];
    await times(10, () => invite(first, owner.token));
    await times(10, () => invite(second, owner.token));
    expectLimited(await invite(first, owner.token), '"invitations-inviter";q=20;w=3600');
    expect((await invite(first, (await admin(first)).token)).status).toBe(201);
    holdClock(Date.now() + 2 * 3_600_000);
    expect((await invite(first, at.service.keys.issue({ kind: 'user', id: owner.id }))).status).toBe(201);
  });

  test('by API key to 20 an hour', async () => {
    const ours = await team();
    const key = await at.keyOf(ours.id);
    await times(20, () => invite(ours, key));
    expectLimited(await invite(ours, key), '"invitations-inviter";q=20;w=3600');
  });

  test('by team to 50 a day, whoever invites', async () => {
    const ours = await team();
    const inviters = [ours.owner, await admin(ours), await admin(ours)];
    for (const [nth, count] of [17, 17, 16].entries())
      await times(count, () => invite(ours, inviters[nth]?.token ?? ''));
    expectLimited(await invite(ours, (await admin(ours)).token), '"invitations-team";q=50;w=86400');
  });

  test('by source IP address to 20 an hour, whoever invites to whatever team', async () => {
    const sourceIp = '203.0.113.200';
    for (let nth = 0; nth < 4; nth += 1) {
      const ours = await team();
      await times(5, () => invite(ours, ours.owner.token, sourceIp));
    }
    const another = await team();
    expectLimited(await invite(another, another.owner.token, sourceIp), '"invitations-source";q=20;w=3600');
    expect((await invite(another, another.owner.token)).status).toBe(201);
  });

  test('and what one limit refuses, or was never sent, costs no slot of the others', async () => {
    const sourceIp = '203.0.113.201';
    const ours = await team();
    await times(20, () => invite(ours, ours.owner.token));
    for (let nth = 0; nth < 25; nth += 1) expect((await invite(ours, ours.owner.token, sourceIp)).status).toBe(429);
    const another = await admin(ours);
    const twice = { email: 'twice@example.com', role_id: ours.roles.moderator };
    const again = () => at.send('POST', `/teams/${ours.id}/invitations`, another.token, twice, { sourceIp });
    expect((await again()).status).toBe(201);
    for (let nth = 0; nth < 25; nth += 1) expect(refusalOf(await again()).code).toBe('already_invited');
    expect((await invite(ours, another.token, sourceIp)).status).toBe(201);
  });
});

describe('nobody invites before their own address is proved', () => {
  const unprove = ({ id }: SeededUser) => at.service.db.update(userKey(id), { remove: ['address_proved_at'] });

  test('a user is 403 with what to do about it, nothing is written, and a slot is not taken', async () => {
    const ours = await team();
    await unprove(ours.owner);
    const refused = await invite(ours, ours.owner.token);
    expect(refusalOf(refused)).toEqual({ status: 403, code: 'address_not_proved' });
    expect(JSON.stringify(refused.body)).toContain('/auth/email-verification');
    const list = await at.send('GET', `/teams/${ours.id}/invitations`, ours.owner.token);
    expect(list.body.data).toEqual([]);
    await at.service.db.update(userKey(ours.owner.id), { set: { address_proved_at: new Date().toISOString() } });
    expect((await invite(ours, ours.owner.token)).status).toBe(201);
  });

  test('nor does an API key of a team none of whose owners has proved theirs', async () => {
    const ours = await team();
    await unprove(ours.owner);
    await admin(ours);
    const key = await at.keyOf(ours.id);
    expect(refusalOf(await invite(ours, key))).toEqual({ status: 403, code: 'address_not_proved' });
    await at.service.db.update(userKey(ours.owner.id), { set: { address_proved_at: new Date().toISOString() } });
    expect((await invite(ours, key)).status).toBe(201);
  });
});
