import { expect, test } from 'vitest';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { hubPartition, teamPartition } from '../../../../shared/platform/db/key.ts';
import { sortedBy } from '../../../../shared/platform/db/listing.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { tombstone } from '../../../../shared/platform/db/write.ts';
import { plainLifecycle } from '../../../../shared/platform/ledger/lifecycle.ts';

interface Lamp {
  readonly id: string;
  readonly colour: string;
  readonly secret_hash: string;
  readonly tags?: readonly string[];
  readonly created_at: string;
}

const lampEvents = plainLifecycle<Lamp>({
  thing: 'lamp',
  resource_type: 'lamps',
  id: ({ id }) => id,
  hidden: ['secret_hash'],
});

const actor = { type: 'user', id: 'user-1' } as const;
const row = (changes: object = {}): Item =>
  ({
    pk: hubPartition({ team: 'team-1', hub: 'hub-1' }),
    sk: 'LAMP#1',
    entity: entity('lamp'),
    id: '1',
    colour: 'red',
    secret_hash: 'aaa',
    created_at: '2026-03-01T10:00:00.000Z',
    updated_at: '2026-03-01T10:00:00.000Z',
    actor,
    ...changes,
  }) as Item;
const later = '2026-03-02T10:00:00.000Z';
const deletedRow = (by: typeof actor = actor) =>
  tombstone(row(), { entity: entity('lamp'), actor: by, now: new Date(later) }) as Item;

const whole = { team_id: 'team-1', hub_id: 'hub-1', resource_type: 'lamps', resource_id: '1', actor };

test('a new row is published as created, with the time and actor of its write', () => {
  expect(lampEvents(undefined, row())).toEqual([
    { ...whole, type: 'lamp.created', at: '2026-03-01T10:00:00.000Z', changed: [] },
  ]);
});

test('a changed row is published with the names of the changed attributes, never with values', () => {
  const events = lampEvents(
    row(),
    row({ colour: 'blue', tags: ['x'], updated_at: later, ...sortedBy('moved'), ttl: 7 }),
  );
  expect(events).toEqual([{ ...whole, type: 'lamp.updated', at: later, changed: ['colour', 'tags'] }]);
  expect(JSON.stringify(events)).not.toContain('blue');
});

test('a removed attribute is a change; equal lists and sets are not', () => {
  const before = row({ tags: ['x'], kinds: new Set(['a', 'b']) });
  expect(lampEvents(before, row({ kinds: new Set(['b', 'a']) }))[0]?.changed).toEqual(['tags']);
  expect(lampEvents(before, row({ tags: ['x'], kinds: new Set(['a', 'b']), updated_at: later }))).toEqual([]);
});

test('a hidden attribute is not a change and is not listed with other changes', () => {
  expect(lampEvents(row(), row({ secret_hash: 'bbb', updated_at: later }))).toEqual([]);
  expect(lampEvents(row(), row({ secret_hash: 'bbb', colour: 'blue' }))[0]?.changed).toEqual(['colour']);
});

test('an attribute that is stored under another name is listed by its public name', () => {
  const named = plainLifecycle<Lamp>({
    thing: 'lamp',
    resource_type: 'lamps',
    id: ({ id }) => id,
    named: { secret_hash: 'secret' },
  });
  const events = named(row(), row({ secret_hash: 'bbb', colour: 'blue' }));
  expect(events[0]?.changed).toEqual(['colour', 'secret']);
  expect(JSON.stringify(events)).not.toMatch(/bbb|secret_hash/);
});

test('a tombstone is published as deleted, with its actor', () => {
  const by = { type: 'user', id: 'another' } as const;
  expect(lampEvents(row(), deletedRow(by as never))).toEqual([
    { ...whole, type: 'lamp.deleted', actor: by, at: later, changed: [] },
  ]);
});

test('a row that expires publishes nothing', () => {
  expect(lampEvents(deletedRow(), undefined)).toEqual([]);
  expect(lampEvents(row(), undefined)).toEqual([]);
  expect(lampEvents(deletedRow(), deletedRow())).toEqual([]);
});

test('a row that replaces a tombstone is published as created', () => {
  expect(lampEvents(deletedRow(), row())[0]?.type).toBe('lamp.created');
});

test('a row of the team has no hub; an event of a row without an actor has no actor', () => {
  const { actor: _, ...unsigned } = row({ pk: teamPartition('team-1') }) as Item & { actor: unknown };
  expect(lampEvents(undefined, unsigned as Item)[0]).toMatchObject({ team_id: 'team-1', hub_id: null, actor: null });
});
