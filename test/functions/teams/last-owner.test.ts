import { expect, test } from 'vitest';
import { roleCountsKey } from '../../../shared/accounts/roles/role-counts.ts';
import { addUser, type MembershipItem } from '../../../shared/accounts/teams/memberships.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { teamPartition } from '../../../shared/platform/db/key.ts';
import { type SeededTeam, seedTeam, seedUser } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { errorOf, startTeams } from './world.ts';

const at = useWorld(startTeams);

const send = (team: SeededTeam, method: string, path: string, token: string, body?: unknown) =>
  at.send(method, path, token, body, { headers: { 'x-team-id': team.id } });

const withOwners = async (count: number) => {
  const team = await seedTeam(at.service.db, at.service.keys);
  const owners = [{ id: team.users.owner.id, token: team.users.owner.token }];
  while (owners.length < count) {
    const user = await seedUser(at.service.db, at.service.keys, 'owner');
    const membership = { team: team.id, user: user.id, role: team.users.owner.role_id };
    await addUser(at.service.db, membership, { type: 'user', id: team.users.owner.id }, new Date());
    owners.push(user);
  }
  return { team, owners };
};

/** The number of users per role, counted from the memberships. */
const recount = async (team: string): Promise<Record<string, number>> => {
  const { items } = await at.service.db.query<MembershipItem>({
    partition: teamPartition(team),
    prefix: 'USER#',
    limit: 100,
  });
  const counts: Record<string, number> = {};
  for (const { role_id } of items) counts[role_id] = (counts[role_id] ?? 0) + 1;
  return counts;
};

const storedCounts = async (team: string): Promise<Record<string, number>> => {
  const item = await at.service.db.get<Item & Record<string, number>>(roleCountsKey(team));
  const { pk: _, sk: __, entity: ___, ...counts } = item ?? ({} as Record<string, number>);
  return Object.fromEntries(Object.entries(counts as Record<string, number>).filter(([, count]) => count !== 0));
};

test('the only owner cannot leave or take another role', async () => {
  const { team, owners } = await withOwners(1);
  const [only = { id: '', token: '' }] = owners;
  const role_id = team.users.admin.role_id;
  const demoted = await send(team, 'PATCH', `/users/${only.id}`, only.token, { role_id });
  expect(errorOf(demoted)).toEqual({ status: 409, code: 'last_owner', at: '/role_id' });
  expect(errorOf(await send(team, 'DELETE', `/users/${only.id}`, only.token))).toMatchObject({
    status: 409,
    code: 'last_owner',
  });
  expect(
    (await send(team, 'PATCH', `/users/${only.id}`, only.token, { role_id: team.users.owner.role_id })).status,
  ).toBe(200);
  expect((await recount(team.id))[team.users.owner.role_id]).toBe(1);
});

test.each(['demoting', 'removing', 'both'])(
  'of two owners %s each other concurrently, one stays owner',
  async (action) => {
    for (let round = 0; round < 15; round += 1) {
      const { team, owners } = await withOwners(2);
      const [one = { id: '', token: '' }, two = { id: '', token: '' }] = owners;
      const role_id = team.users.moderator.role_id;
      const demote = (by: string, target: string) => send(team, 'PATCH', `/users/${target}`, by, { role_id });
      const remove = (by: string, target: string) => send(team, 'DELETE', `/users/${target}`, by);
      const responses = await Promise.all([
        (action === 'removing' ? remove : demote)(one.token, two.id),
        (action === 'demoting' ? demote : remove)(two.token, one.id),
      ]);
      expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
      expect((await recount(team.id))[team.users.owner.role_id]).toBe(1);
      expect(await storedCounts(team.id)).toEqual(await recount(team.id));
    }
  },
);

test('of five owners who leave concurrently, one stays', async () => {
  const { team, owners } = await withOwners(5);
  const responses = await Promise.all(owners.map(({ id, token }) => send(team, 'DELETE', `/users/${id}`, token)));
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 409]);
  expect((await recount(team.id))[team.users.owner.role_id]).toBe(1);
});

test('after many concurrent role changes and removals the stored counts match the memberships', async () => {
  const { team, owners } = await withOwners(2);
  const [owner = { id: '', token: '' }] = owners;
  const roles = Object.values(team.users).map(({ role_id }) => role_id);
  const users = await Promise.all(Array.from({ length: 6 }, () => seedUser(at.service.db, at.service.keys)));
  const membership = (user: string, role: string) => ({ team: team.id, user, role });
  for (const { id } of users)
    await addUser(at.service.db, membership(id, roles[0] ?? ''), { type: 'user', id: owner.id }, new Date());
  for (let round = 0; round < 8; round += 1) {
    const responses = await Promise.all(
      users.slice(round % 3).map(({ id }, index) => {
        const role_id = roles[(round + index) % roles.length];
        return (round + index) % 7 === 6
          ? send(team, 'DELETE', `/users/${id}`, owner.token)
          : send(team, 'PATCH', `/users/${id}`, owner.token, { role_id });
      }),
    );
    expect(responses.every(({ status }) => [200, 204, 404].includes(status))).toBe(true);
  }
  expect(await storedCounts(team.id)).toEqual(await recount(team.id));
});

test('concurrent changes of one user’s role all succeed and keep the counts correct', async () => {
  const { team, owners } = await withOwners(1);
  const [owner = { id: '', token: '' }] = owners;
  const target = team.users.moderator.id;
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const { role_id } = index % 2 === 0 ? team.users.admin : team.users.moderator;
      return send(team, 'PATCH', `/users/${target}`, owner.token, { role_id });
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await storedCounts(team.id)).toEqual(await recount(team.id));
});
