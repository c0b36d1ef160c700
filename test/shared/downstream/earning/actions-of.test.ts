import { expect, test } from 'vitest';
import { actionsOf } from '../../../../shared/downstream/earning/actions-of.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';

/** Completions are counted without a read. */
const db = {} as Table;
const countedOf = (type: string, more: object = {}) =>
  actionsOf(db, {
    id: 'e',
    type,
    team_id: 't',
    hub_id: 'h',
    resource_type: 'content_nodes',
    resource_id: 'node',
    actor: { type: 'contact', id: 'c' },
    at: '2026-03-01T10:00:00.000Z',
    changed: [],
    ...more,
  });

test('a completion counts for its contact, and reopening subtracts it', async () => {
  const counted = { contact: 'c', kind: 'content_completed', source: 'node', day: '2026-03-01', event_id: 'e' };
  expect(await countedOf('content.completed')).toEqual([{ ...counted, counts: true }]);
  expect(await countedOf('content.reopened')).toEqual([{ ...counted, counts: false }]);
  expect(await countedOf('content.completed', { contact_id: 'd' })).toMatchObject([{ contact: 'd' }]);
});

test('other events and other actors do not count', async () => {
  expect(await countedOf('content.updated')).toEqual([]);
  expect(await countedOf('content.completed', { actor: { type: 'user', id: 'u' } })).toEqual([]);
});
