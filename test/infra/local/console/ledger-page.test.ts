import { expect, test } from 'vitest';
import { eventsPage } from '../../../../infra/local/console/events-page.ts';
import { entityCounts, itemsOf } from '../../../../infra/local/console/items.ts';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { emptyWorld } from '../support/world.ts';

const ROWS = 30_000;

const rowOf = (number: number, type: string): JsonObject => ({
  pk: { S: 'p' },
  sk: { S: String(number) },
  entity: { S: 'event' },
  type: { S: type },
  resource_type: { S: 'hubs' },
  resource_id: { S: `h${number}` },
  at: { S: new Date(number * 1000).toISOString() },
});

/** A table of events that its engine reads in pages of a thousand rows, the newest last. */
const worldWith = (rows: readonly JsonObject[]) => ({
  ...emptyWorld(),
  tables: ['table'],
  dynamo: async (_: string, input: JsonObject): Promise<JsonObject> => {
    const { ExclusiveStartKey: start } = input as { readonly ExclusiveStartKey?: { readonly sk: { S: string } } };
    const from = start ? Number(start.sk.S) + 1 : 0;
    const Items = rows.slice(from, from + 1_000);
    const more = from + 1_000 < rows.length;
    return { Items, ...(more && { LastEvaluatedKey: { sk: { S: String(from + 999) } } }) };
  },
});

const many = () =>
  worldWith(Array.from({ length: ROWS }, (_, number) => rowOf(number, number === 7 ? 'hub.<b>' : 'hub.updated')));

test('the newest events and the total count are shown', async () => {
  const { body } = await eventsPage(many());
  expect(body).toContain(`Showing the newest 200 of ${ROWS} events.`);
  const shown = [...String(body).matchAll(/hubs h(\d+)</g)].map(([, number]) => Number(number));
  expect(shown).toEqual(Array.from({ length: 200 }, (_, back) => ROWS - 1 - back));
});

test('events are filtered by type', async () => {
  const { body } = await eventsPage(many(), new URLSearchParams({ type: 'hub.<b>' }));
  expect(body).toContain('<option selected>hub.&lt;b&gt;</option>');
  expect([...String(body).matchAll(/hubs h(\d+)</g)].map(([, number]) => number)).toEqual(['7']);
  expect(body).not.toContain('The newest');
});

test('there are no events for an unknown type or an empty ledger', async () => {
  for (const [world, type] of [
    [many(), 'nothing'],
    [worldWith([]), ''],
  ] as const)
    expect((await eventsPage(world, new URLSearchParams({ type }))).body).toContain('No events yet.');
});

test('every row of an entity is counted, and pages have a cursor to the next', async () => {
  const { dynamo } = many();
  expect([...(await entityCounts(dynamo, 'table'))]).toEqual([['event', ROWS]]);
  const { items, next } = await itemsOf(dynamo, 'table', { entity: 'event', most: 50 });
  expect(items).toHaveLength(50);
  expect((await itemsOf(dynamo, 'table', { entity: 'event', from: next ?? '', most: 1 })).items).toMatchObject([
    { sk: '50' },
  ]);
});
