import { expect, test } from 'vitest';
import { streamPage } from '../../../../shared/downstream/stream/stream-page.ts';
import { isStreamed } from '../../../../shared/downstream/stream/streamed.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { ledger } from '../../../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../../../shared/platform/ledger/ledger-event.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { eventsOf, follower, idsOf, someHub } from './stream-world.ts';

const store = useWorld(startStore);
const spent = useFixture(() => meter(store.client));

const db = () => table(store.client, store.name);
test('an event that is recorded late is sent late, not skipped', async () => {
  const hub = someHub();
  const [first, second, third] = eventsOf(hub, 3);
  if (!first || !second || !third) throw new Error('Three were wanted');
  const one = ledger(db(), isStreamed);
  const other = ledger(db(), isStreamed);
  const client = follower(db, hub);
  await one.record(first);
  await one.record(third);
  await client.ask();
  await other.record(second);
  await client.ask();
  await one.record(first);
  await other.record(third);
  await client.ask();
  expect(client.received).toEqual(idsOf([first, third, second]));
});

test('with six concurrent relays and repeated batches out of order every event is received once', async () => {
  const hub = someHub();
  const events = eventsOf(hub, 180);
  const client = follower(db, hub);
  await ledger(db(), isStreamed).record(eventsOf(hub, 1)[0] as LedgerEvent);
  await client.ask();
  let done = false;
  const following = (async () => {
    while (!done) await client.ask();
  })();
  const relays = Array.from({ length: 6 }, () => ledger(db(), isStreamed));
  const batches = Array.from({ length: 12 }, (_, nth) => events.filter((__, at) => at % 12 === nth).toReversed());
  await Promise.all(
    [...batches, ...batches.toReversed()].map((batch, nth) =>
      Promise.all(batch.map((event) => relays[nth % relays.length]?.record(event))),
    ),
  );
  done = true;
  await following;
  await client.ask();
  expect(client.received.slice(1).toSorted()).toEqual(idsOf(events).toSorted());
});

test('concurrent events are recorded in one write, in their order', async () => {
  const hub = someHub();
  const events = eventsOf(hub, 40);
  spent.read();
  const recorder = ledger(db(), isStreamed);
  await Promise.all(events.map((event) => recorder.record(event)));
  expect(spent.read().commands).toEqual(['QueryCommand', 'TransactWriteItemsCommand']);
  const client = follower(db, hub);
  await client.ask();
  expect(client.received).toEqual(idsOf(events));
});

test('an unknown last event id counts as none: the last fifty events are returned', async () => {
  const [hub, other] = [someHub(), someHub()];
  const events = eventsOf(hub, 60);
  const recorder = ledger(db(), isStreamed);
  for (const event of events) await recorder.record(event);
  const [foreign] = eventsOf(other, 1);
  if (!foreign) throw new Error('One was wanted');
  await recorder.record(foreign);
  for (const after of [undefined, foreign.id, newId()])
    expect(idsOf((await streamPage(db(), hub, after)).events)).toEqual(idsOf(events.slice(-50)));
});

test('events outside streams take no position in a stream', async () => {
  const hub = someHub();
  const [event] = eventsOf(hub, 1);
  if (!event) throw new Error('One was wanted');
  spent.read();
  await ledger(db(), isStreamed).record({ ...event, type: 'hub.updated' });
  expect(spent.read().commands).toEqual(['PutItemCommand']);
  expect((await streamPage(db(), hub, undefined)).events).toEqual([]);
});
