import { beforeEach, describe, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { createTeam } from '../../../shared/accounts/teams/teams.ts';
import { holdClock } from '../../support/clock.ts';
import { type SeededUser, seedUser } from '../../support/seed.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { errorOf, startTeams } from './world.ts';

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

/** A new team, with a new owner by default. */
const newTeam = async (owner?: SeededUser): Promise<Team> => {
  const by = owner ?? (await user('owner'));
  const created = await createTeam(at.service.db, { name: 'Team' }, by.id, new Date());
  if (!created) throw new Error('The owner does not exist');
  return { id: created.team.id, owner: by, roles: created.roles };
};

/** Adds an admin to the team, who can invite. */
const admin = async ({ id, owner, roles }: Team): Promise<SeededUser> => {
  const joined = await user('admin');
  const membership = { team: id, user: joined.id, role: String(roles.admin) };
  await addUser(at.service.db, membership, { type: 'user', id: owner.id }, new Date());
  return joined;
};

let emails = 0;
const invite = ({ id, roles }: Team, token: string, sourceIp?: string): Promise<ApiResponse> => {
  emails += 1;
  sources += 1;
  const email = `stranger-${emails}@example.com`;
  const from = sourceIp ?? `198.51.100.${sources}`;
  const body = { email, role_id: roles.moderator };
  return at.send('POST', `/teams/${id}/invitations`, token, body, { sourceIp: from });
};

const expectLimited = (response: ApiResponse, policy: string) => {
  expect(errorOf(response)).toEqual({ status: 429, code: 'rate_limited' });
  expect(response.headers['RateLimit-Policy']).toBe(policy);
  expect(Number(response.headers['Retry-After'])).toBeGreaterThan(0);
};

const times = async (count: number, work: () => Promise<ApiResponse>) => {
  for (let nth = 0; nth < count; nth += 1) expect((await work()).status).toBe(201);
};

describe('limits of invitation emails', () => {
  test('a user sends 20 an hour across all their teams, and can send more an hour later', async () => {
    const owner = await user('owner');
    const [first, second] = [await newTeam(owner), await newTeam(owner)];
    await times(10, () => invite(first, owner.token));
    await times(10, () => invite(second, owner.token));
    expectLimited(await invite(first, owner.token), '"invitations-inviter";q=20;w=3600');
    expect((await invite(first, (await admin(first)).token)).status).toBe(201);
    holdClock(Date.now() + 2 * 3_600_000);
    expect((await invite(first, at.service.keys.issue({ kind: 'user', id: owner.id }))).status).toBe(201);
  });

  test('an API key sends 20 an hour', async () => {
    const team = await newTeam();
    const key = await at.keyOf(team.id);
    await times(20, () => invite(team, key));
    expectLimited(await invite(team, key), '"invitations-inviter";q=20;w=3600');
  });

  test('a team sends 50 a day across all its inviters', async () => {
    const team = await newTeam();
    const inviters = [team.owner, await admin(team), await admin(team)];
    for (const [nth, count] of [17, 17, 16].entries())
      await times(count, () => invite(team, inviters[nth]?.token ?? ''));
    expectLimited(await invite(team, (await admin(team)).token), '"invitations-team";q=50;w=86400');
  });

  test('a source IP address sends 20 an hour across all users and teams', async () => {
    const sourceIp = '203.0.113.200';
    for (let nth = 0; nth < 4; nth += 1) {
      const team = await newTeam();
      await times(5, () => invite(team, team.owner.token, sourceIp));
    }
    const another = await newTeam();
    expectLimited(await invite(another, another.owner.token, sourceIp), '"invitations-source";q=20;w=3600');
    expect((await invite(another, another.owner.token)).status).toBe(201);
  });

  test('invitations that one limit rejects, or that are not sent, do not count against the others', async () => {
    const sourceIp = '203.0.113.201';
    const team = await newTeam();
    await times(20, () => invite(team, team.owner.token));
    for (let nth = 0; nth < 25; nth += 1) expect((await invite(team, team.owner.token, sourceIp)).status).toBe(429);
    const another = await admin(team);
    const twice = { email: 'twice@example.com', role_id: team.roles.moderator };
    const again = () => at.send('POST', `/teams/${team.id}/invitations`, another.token, twice, { sourceIp });
    expect((await again()).status).toBe(201);
    for (let nth = 0; nth < 25; nth += 1) expect(errorOf(await again()).code).toBe('already_invited');
    expect((await invite(team, another.token, sourceIp)).status).toBe(201);
  });
});

describe('inviting requires a proved email address', () => {
  const unprove = ({ id }: SeededUser) => at.service.db.update(userKey(id), { remove: ['address_proved_at'] });

  test('a user with an unproved address gets 403 with a hint, and nothing is written or counted', async () => {
    const team = await newTeam();
    await unprove(team.owner);
    const refused = await invite(team, team.owner.token);
    expect(errorOf(refused)).toEqual({ status: 403, code: 'address_not_proved' });
    expect(JSON.stringify(refused.body)).toContain('/auth/email-verification');
    const list = await at.send('GET', `/teams/${team.id}/invitations`, team.owner.token);
    expect(list.body.data).toEqual([]);
    await at.service.db.update(userKey(team.owner.id), { set: { address_proved_at: new Date().toISOString() } });
    expect((await invite(team, team.owner.token)).status).toBe(201);
  });

  test('an API key gets 403 if no owner of its team has proved their address', async () => {
    const team = await newTeam();
    await unprove(team.owner);
    await admin(team);
    const key = await at.keyOf(team.id);
    expect(errorOf(await invite(team, key))).toEqual({ status: 403, code: 'address_not_proved' });
    await at.service.db.update(userKey(team.owner.id), { set: { address_proved_at: new Date().toISOString() } });
    expect((await invite(team, key)).status).toBe(201);
  });
});
