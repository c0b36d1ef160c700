import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { isStreamed } from '../../../../shared/downstream/stream/streamed.ts';
import { absent, equals } from '../../../../shared/platform/db/expression.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { listed } from '../../../../shared/platform/db/listing.ts';
import { withKey } from '../../../../shared/platform/db/postpone.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { stamped, threadOfRow } from '../../../../shared/platform/db/stamp.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { ledger } from '../../../../shared/platform/ledger/ledger.ts';
import { ledgerKey } from '../../../../shared/platform/ledger/ledger-key.ts';
import { inThread } from '../../../../shared/platform/telemetry/thread.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore());
const db = (): Table => table(store.client, store.name);

const key = (sk: string) => ({ pk: 'p', sk });
const row = (sk: string) => ({ ...key(sk), entity: entity('thing'), name: 'a' });

const storedThread = async ({ pk, sk }: { readonly pk: string; readonly sk: string }) => {
  const Key = { pk: { S: pk }, sk: { S: sk } };
  const { Item: item } = await store.client.send(
    new GetItemCommand({ TableName: store.name, Key, ConsistentRead: true }),
  );
  return item?.rq?.S;
};

describe('a row has the thread of its last write', () => {
  const actor = { type: 'system', id: 's' } as const;
  const writes: Readonly<Record<string, (sk: string) => Promise<unknown>>> = {
    'a put': (sk) => db().put(row(sk), absent()),
    'an update that creates': (sk) => db().update(key(sk), { set: { entity: entity('thing') } }),
    'an update without new values': (sk) => db().update(key(sk), { add: { count: 1 } }),
    'a put in a transaction': (sk) => db().transact([{ put: row(sk) }]),
    'an update in a transaction': (sk) => db().transact([{ update: key(sk), change: { remove: ['name'] } }]),
    'a tombstone': async (sk) => {
      await db().put(row(sk));
      await db().softDelete(key(sk), { entity: entity('thing'), actor, now: new Date() });
    },
  };

  test.each(Object.entries(writes))('%s', async (name, write) => {
    await write(name);
    expect(await storedThread(key(name))).toBeUndefined();
    await inThread('r1 00-a-b-01', () => write(`${name} in a thread`));
    expect(await storedThread(key(`${name} in a thread`))).toBe('r1 00-a-b-01');
  });

  test('a later write replaces it, and a failed condition leaves it', async () => {
    await inThread('first', () => db().put(row('twice')));
    await inThread('refused', () => db().update(key('twice'), { set: { name: 'b' } }, equals('name', 'x')));
    expect(await storedThread(key('twice'))).toBe('first');
    await inThread('second', () => db().update(key('twice'), { set: { name: 'b' } }, equals('name', 'a')));
    expect(await storedThread(key('twice'))).toBe('second');
  });
});

describe('a row that is read does not show it', () => {
  test('whether it is read alone, in a batch, in a query, after a write or in a failed condition', async () => {
    const place = listed({ partition: 'list', sort: 'one' });
    await inThread('r1', () => db().put({ ...row('shown'), ...place }));
    const shown = { ...row('shown'), ...place };
    const got = await db().get<Item>(key('shown'));
    const [many] = await db().getMany<Item>([key('shown')]);
    const { items } = await db().query<Item>({ partition: 'p', prefix: 'shown', limit: 1 });
    const index = await db().query<Item>({ partition: 'list', index: 'listing', limit: 1 });
    const updated = await inThread('r2', () => db().update<Item>(key('shown'), { set: { name: 'a' } }));
    const refused = await db().put(row('shown'), absent());
    const canceled = await db().transact([{ put: row('shown'), condition: absent() }]);
    expect([got, many, ...items, ...index.items]).toEqual([shown, shown, shown, shown]);
    expect(updated).toEqual({ ok: true, value: shown });
    expect(refused).toEqual({ ok: false, current: shown });
    expect(canceled).toMatchObject({ ok: false, failed: [{ current: shown }] });
    expect(JSON.stringify([got, many, items, index, updated, refused, canceled])).not.toMatch(/"rq"|r1|r2/);
  });

  test('but the thread is known to work that continues it, until the row is copied', async () => {
    await inThread('r1', () => db().put(row('known')));
    const got = await db().get<Item>(key('known'));
    expect(threadOfRow(got)).toBe('r1');
    expect(threadOfRow({ ...got })).toBeUndefined();
    await db().put(row('old'));
    expect(threadOfRow(await db().get<Item>(key('old')))).toBeUndefined();
    for (const none of [undefined, null, 'text', 1]) expect(threadOfRow(none)).toBeUndefined();
  });

  test('a copy that is written again has the thread of the write', async () => {
    await inThread('r1', () => db().put(row('copied')));
    const got = await db().get<Item>(key('copied'));
    await inThread('r2', async () => got && db().put(withKey(got, key('copy'))));
    expect(await storedThread(key('copy'))).toBe('r2');
  });
});

test('attributes that name a thread keep it', () => {
  expect(inThread('r1', () => stamped({ rq: 'r0' }))).toEqual({ rq: 'r0' });
  expect(stamped({ name: 'a' })).toEqual({ name: 'a' });
});

test('events of several requests that are recorded in one transaction each keep their own thread', async () => {
  const record = ledger(db(), isStreamed);
  const events = ['r1', 'r2', 'r3'].map((thread, nth) => ({
    thread,
    event: {
      id: `0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a1${nth}`,
      type: 'comment.created',
      team_id: 't',
      hub_id: 'h',
      resource_type: 'comments',
      resource_id: 'c',
      actor: null,
      at: '2026-03-01T00:00:00.000Z',
      changed: [],
    },
  }));
  await Promise.all(events.map(({ thread, event }) => inThread(thread, () => record.record(event))));
  const threads = await Promise.all(events.map(({ event }) => storedThread(ledgerKey(event))));
  expect(threads).toEqual(['r1', 'r2', 'r3']);
  const { items } = await db().query<Item>({ partition: 'TEAM#t#HUB#h#STREAM', limit: 10 });
  expect(items.map(threadOfRow)).toEqual(['r1', 'r2', 'r3']);
});
