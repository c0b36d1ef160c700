import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { guarded, nameOf, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

const forUsers = guarded.filter((route) => route.caller.kinds.includes('user'));
/** They show the user alone. */
const WITHOUT_TEAM = ['GET /me'];

describe('a session with an identity provider of a team is refused for other teams of its user, and for the account', () => {
  test.each(rows(forUsers.filter((route) => !WITHOUT_TEAM.includes(nameOf(route)))))('%s', async (_, route) => {
    const { theirs, platformAdmin, ours, keys } = world;
    const { id } = route.caller.platformAdmin ? platformAdmin : theirs.users.owner;
    const token = keys.issue({ kind: 'user', id, team: ours.id, provider: newId() });
    const call = requestOf(world, route, 'user', theirs);
    const { status, body } = await world.call({ ...call, token, headers: { ...call.headers, 'x-team-id': theirs.id } });
    expect([status, body]).toMatchObject([403, { errors: [{ detail: expect.stringContaining('that team only') }] }]);
  });
});

test('the account can be read with it, and without a header a list is that of its own team', async () => {
  const { ours, keys } = world;
  const token = keys.issue({ kind: 'user', id: ours.users.owner.id, team: ours.id, provider: newId() });
  expect((await world.call({ path: '/api/v1/me', token })).status).toBe(200);
  expect((await world.call({ path: '/api/v1/users', token })).status).toBe(200);
});
