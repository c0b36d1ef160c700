import { expect, test } from 'vitest';
import { relay } from '../../../../functions/relay/relay.ts';
import { controlTeam, storedControls } from '../../../../shared/accounts/teams/control-team.ts';
import { type TeamItem, teamKey, teamKind } from '../../../../shared/accounts/teams/team-item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { auditLog } from '../../../../shared/platform/ledger/audit-log.ts';
import { changesOf } from '../../../support/changes.ts';
import { relayPorts } from '../../../support/relay-ports.ts';
import { seedTeam } from '../../../support/seed.ts';
import { startService } from '../../../support/service.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { seedWorld } from '../../../support/world.ts';

const service = useWorld(() => startService<undefined>([], undefined, { stream: true }));
const world = useFixture(() => seedWorld(service.db, service.keys));

const OPERATOR = 'arn:aws:iam::111111111111:user/operator';
const PAGE = { limit: 100, after: undefined };
const pause = { pause: { reason: 'abuse' } };

test('pausing, limiting and resuming are independent, and an operator is named in the audit log of the team', async () => {
  const { id } = world.ours;
  const next = changesOf(service.store);
  const set = (change: Parameters<typeof controlTeam>[2], second: number) =>
    controlTeam(service.db, id, change, OPERATOR, new Date(Date.UTC(2030, 0, 1, 0, 0, second)));
  const paused_at = '2030-01-01T00:00:01.000Z';
  expect(await set(pause, 1)).toEqual({ control: { paused_at, reason: 'abuse' }, changed: true });
  expect(await set({ per_minute: 30 }, 2)).toMatchObject({ control: { paused_at, reason: 'abuse', per_minute: 30 } });
  expect(await set(pause, 3)).toMatchObject({ control: { paused_at, per_minute: 30 }, changed: false });
  expect(await set({ pause: { reason: 'spam' } }, 4)).toMatchObject({ control: { paused_at, reason: 'spam' } });
  expect(await storedControls(service.db)).toEqual({ [id]: { paused_at, reason: 'spam', per_minute: 30 } });
  expect(await set({ pause: null }, 5)).toEqual({ control: { per_minute: 30 }, changed: true });
  expect(await set({ per_minute: null }, 6)).toEqual({ control: {}, changed: true });
  expect(await storedControls(service.db)).toEqual({});
  await relay(relayPorts(service.db))({ Records: await next() });
  const { items } = await auditLog(service.db, id).list({ actor_id: OPERATOR }, PAGE);
  expect(items.map(({ action, actor_type, resource_id }) => [action, actor_type, resource_id])).toEqual(
    ['team.limited', 'team.resumed', 'team.limited', 'team.suspended'].map((action) => [action, 'operator', id]),
  );
});

test('a team that does not exist, or was deleted, is not controlled', async () => {
  expect(await controlTeam(service.db, newId(), pause, OPERATOR, new Date())).toBeUndefined();
  expect(await storedControls(service.db)).toEqual({});
});

test('the controls of a team that was deleted meanwhile can be removed, and not changed', async () => {
  const { id } = await seedTeam(service.db, service.keys);
  await controlTeam(service.db, id, pause, OPERATOR, new Date());
  await service.db.remove(teamKey(id));
  expect(await controlTeam(service.db, id, { per_minute: 1 }, OPERATOR, new Date())).toBeUndefined();
  expect(await storedControls(service.db)).toHaveProperty([id, 'reason'], 'abuse');
  expect(await controlTeam(service.db, id, { pause: null }, OPERATOR, new Date())).toEqual({
    control: {},
    changed: true,
  });
  expect(await storedControls(service.db)).not.toHaveProperty([id]);
  expect(await service.db.get(teamKey(id))).toBeUndefined();
});

test('of two operators at once, the second is asked to run the command again, and nothing is half-written', async () => {
  const { id } = world.theirs;
  const item = await service.db.get<TeamItem>(teamKey(id));
  const stale = {
    ...table(service.store.client, service.store.name),
    get: async (key: { readonly sk: string }) => (key.sk === 'TEAM' ? item : undefined),
  };
  await controlTeam(service.db, id, pause, OPERATOR, new Date('2030-01-02T00:00:00.000Z'));
  const again = controlTeam(
    { ...stale, get: stale.get as typeof service.db.get },
    id,
    { per_minute: 1 },
    'b',
    new Date(),
  );
  await expect(again).rejects.toThrow('changed meanwhile');
  expect((await storedControls(service.db))[id]).toMatchObject({ reason: 'abuse' });
});

test('other changes of a team are updates', () => {
  const written = { updated_at: '2030-01-02T00:00:00.000Z' };
  const row = {
    updated_at: '2030-01-01T00:00:00.000Z',
    pk: 'TEAM#t',
    sk: 'TEAM',
    entity: 'team',
    id: 't',
    created_at: '2030-01-01T00:00:00.000Z',
  };
  const typesOf = (before: object, after: object) =>
    teamKind.events({ ...row, ...before }, { ...row, ...written, ...after }).map(({ type }) => type);
  expect(typesOf({ name: 'a' }, { name: 'b' })).toEqual(['team.updated']);
  expect(typesOf({ name: 'a' }, { name: 'b', suspended_at: null, requests_per_minute: null })).toEqual([
    'team.updated',
  ]);
});
