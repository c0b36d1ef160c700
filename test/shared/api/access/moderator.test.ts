import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiKeys } from '../../../../shared/accounts/api-keys/api-keys.ts';
import { callersOf } from '../../../../shared/api/caller-docs.ts';
import { insider, moderator } from '../../../../shared/api/callers.ts';
import { routeWith } from '../../../../shared/api/route.ts';
import type { Actor } from '../../../../shared/platform/db/item.ts';
import { answer, plain } from '../../../../shared/platform/http/response.ts';
import { startService } from '../../../support/service.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { seedWorld } from '../../../support/world.ts';

const response = plain('application/json', z.object({ kind: z.string() }));
const moderate = routeWith<unknown, string>()({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/moderations',
  summary: 'Moderate',
  caller: moderator(),
  response,
  handler: async (_, { caller }) => answer({ kind: caller.kind }),
});
const readInside = routeWith<unknown, string>()({
  method: 'GET',
  path: '/hubs/{hub_id}/inside',
  summary: 'Read as an insider',
  caller: insider('members.read'),
  response,
  handler: async (_, { caller }) => answer({ kind: caller.kind }),
});

const service = useWorld(() => startService([moderate, readInside]));
const world = useFixture(() => seedWorld(service.db, service.keys));

const key = async (scopes: string[], can_moderate: boolean): Promise<string> => {
  const actor: Actor = { type: 'user', id: world.ours.users.owner.id };
  const input = { name: 'key', scopes, can_moderate, expires_at: null };
  return (await apiKeys(service.db, world.ours.id).create(input, actor, new Date())).secret;
};
const tryToModerate = async (token: string, { id, hub } = world.ours): Promise<number> =>
  (await service.call({ method: 'POST', path: `/api/v1/teams/${id}/hubs/${hub}/moderations`, token })).status;
const readAsInsider = async (token: string): Promise<number> =>
  (await service.call({ path: `/api/v1/hubs/${world.ours.hub}/inside`, token })).status;

test('C430: a key moderates only with can_moderate, whatever its scopes', async () => {
  expect(await tryToModerate(await key([], true))).toBe(200);
  expect(await tryToModerate(await key(['*'], true))).toBe(200);
  expect(await tryToModerate(await key(['*'], false))).toBe(403);
  expect(await tryToModerate(await key(['members.moderate'], false))).toBe(403);
});

test('C430: a user with members.moderate moderates in their own team; a member does not', async () => {
  const { users } = world.ours;
  for (const role of ['owner', 'admin', 'moderator'] as const) expect(await tryToModerate(users[role].token)).toBe(200);
  expect(await tryToModerate(world.theirs.users.owner.token)).toBe(403);
  expect(await tryToModerate(world.ours.member.token)).toBe(403);
  expect(await tryToModerate(await key([], true), world.theirs)).toBe(403);
});

test('insiders are admitted members, and creators of the team with the permission', async () => {
  expect(await readAsInsider(world.ours.member.token)).toBe(200);
  expect(await readAsInsider(world.ours.users.moderator.token)).toBe(200);
  expect(await readAsInsider(world.ours.key.secret)).toBe(200);
  expect(await readAsInsider(world.ours.bareKey.secret)).toBe(403);
  expect(await readAsInsider(world.ours.outsider.token)).toBe(404);
  expect(await readAsInsider(world.theirs.users.owner.token)).toBe(404);
});

test('the description lists the accepted callers', () => {
  expect(callersOf(moderate)).toBe(
    'Accepts a platform token whose role holds `members.moderate`, or an API key of the team with `can_moderate`.',
  );
});
