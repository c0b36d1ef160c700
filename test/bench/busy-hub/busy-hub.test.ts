import { expect, test } from 'vitest';
import { BUDGETS } from '../../../infra/cost/budgets.ts';
import { addComment, react, reply, sendMessage, startDiscussion, vote } from './community.ts';
import { record } from './downstream.ts';
import { measure } from './measure.ts';
import { award, count, join, save } from './people.ts';
import { idOf } from './population.ts';
import { MIX } from './simulate.ts';
import type { Access } from './writes.ts';

const [contact, other, id] = [idOf('contact', 1), idOf('contact', 2), idOf('made', 1)];
const NOW = Date.UTC(2026, 0, 2);
const DAY = '2026-01-02';

const OPERATIONS: Readonly<Record<string, readonly Access[]>> = {
  'React to a discussion': react(contact, 0),
  'Vote in a poll': vote(contact, 0),
  'Comment on a discussion': addComment(contact, 0, NOW),
  'Reply to a comment': reply(contact, 0, 0, NOW),
  'Start a discussion of 1.3 KB': startDiscussion(contact, 0, NOW),
  'Send a message': sendMessage(contact, other, id, NOW).filter(({ key }) => !key.pk.endsWith('#INBOX')),
  'Award an achievement': award(contact, 1, NOW).slice(0, -1),
  'Add a member to a hub': join(contact),
  'Write the editor queue, 6 KB, with If-Match': save(),
  'Record an event in its hub’s stream': record(id, 1, false),
  'Count a member’s action, with ten rules for other actions': count(contact, id, DAY),
};

test.each(Object.entries(OPERATIONS))(
  '%s: the simulation writes as many units as the product',
  (operation, accesses) => {
    const budget = BUDGETS.find((one) => one.operation === operation);
    expect(accesses.reduce((sum, { write }) => sum + write, 0)).toBe(budget?.own.write);
  },
);

test('the mix is 2,000 writes a second', () => {
  expect(Object.values(MIX).reduce((sum, times) => sum + times, 0)).toBe(2_000);
});

test('a simulation leaves the environment as it was', () => {
  const before = { ...process.env };
  measure({ seconds: 1, shards: true });
  expect(process.env).toEqual(before);
});

test('with shards, every write of the hub is below its limit, and only the read of the hub row is above', () => {
  const above = (shards: boolean) =>
    measure({ seconds: 1, shards })
      .filter(({ use }) => use >= 1)
      .map(({ part }) => part)
      .toSorted();
  expect(above(true)).toEqual(['hub row']);
  expect(above(false)).toEqual(['hub row', 'ledger of the hub', 'stream end']);
});

test('sixteen shards carry the events of the hub four times over, and four shards its due rows', () => {
  const load = (shards: boolean) => new Map(measure({ seconds: 1, shards }).map((one) => [one.part, one.use]));
  const [plain, sharded] = [load(false), load(true)];
  const ratio = (part: 'stream end' | 'ledger of the hub' | 'due rows') =>
    (plain.get(part) ?? 0) / (sharded.get(part) ?? 1);
  expect(sharded.get('stream end')).toBeLessThan(0.25);
  expect(sharded.get('ledger of the hub')).toBeLessThan(0.25);
  expect(ratio('stream end')).toBeGreaterThan(14);
  expect(ratio('ledger of the hub')).toBeGreaterThan(12);
  expect(ratio('due rows')).toBeGreaterThan(3);
});
