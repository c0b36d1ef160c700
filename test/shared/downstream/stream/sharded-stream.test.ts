import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isStreamed } from '../../../../shared/downstream/stream/streamed.ts';
import type { HubKey } from '../../../../shared/platform/db/key.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { ledger } from '../../../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../../../shared/platform/ledger/ledger-event.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { eventsOf, follower, idsOf, someHub } from './stream-world.ts';

const store = useWorld(startStore);
const spent = useFixture(() => meter(store.client));
const db = () => table(store.client, store.name);

/** Two hours after a stream is sharded, later events are recorded in the shards. */
const LATER = Date.now() + 2 * 3_600_000;

beforeEach(() => vi.stubEnv('SHARDS', 'on'));
afterEach(() => vi.unstubAllEnvs());

const recordAll = (to: ReturnType<typeof ledger>, events: readonly LedgerEvent[]) =>
  Promise.all(events.map((event) => to.record(event)));

/** A stream of `before` events, which a client follows, then a full transaction, from which on it is in the shards. */
const busyHub = async (before = 3) => {
  const hub = someHub();
  const client = follower(db, hub);
  const early = eventsOf(hub, before);
  const burst = eventsOf(hub, 40);
  for (const event of early) await ledger(db(), isStreamed).record(event);
  await client.ask();
  await recordAll(ledger(db(), isStreamed), burst);
  return { hub, client, recorded: [...early, ...burst] };
};

/** The partitions in which a hub's events are, by id and by position. */
const partitionsOf = async ({ team, hub }: HubKey, events: readonly LedgerEvent[]) => {
  const base = `TEAM#${team}#HUB#${hub}`;
  const all = [base, `${base}#STREAM`, ...Array.from({ length: 16 }, (_, nth) => `${base}#STREAM~${nth}`)];
  const rows = await Promise.all(all.map((partition) => db().query<LedgerEvent>({ partition, limit: 1000 })));
  const ids = new Set(idsOf(events));
  return all.filter((_, nth) => rows[nth]?.items.some(({ id }) => ids.has(id)));
};

test('a follower gets every event once, from before the shards to after them', async () => {
  const { hub, client, recorded } = await busyHub();
  const late = eventsOf(hub, 250, LATER);
  await recordAll(ledger(db(), isStreamed), late.slice(0, 120));
  await client.ask();
  await recordAll(ledger(db(), isStreamed), late.slice(120));
  await client.ask();
  expect(client.received).toEqual(idsOf([...recorded, ...late]));
});

test('events of a busy hub are spread over all shards, by id and by position', async () => {
  const { hub } = await busyHub();
  const late = eventsOf(hub, 120, LATER);
  await recordAll(ledger(db(), isStreamed), late);
  const partitions = await partitionsOf(hub, late);
  expect(partitions).toHaveLength(16);
  expect(partitions.every((partition) => partition.includes('#STREAM~'))).toBe(true);
});

test('without the setting, and for a hub that is not busy, everything stays in one partition', async () => {
  const quiet = someHub();
  const few = eventsOf(quiet, 39);
  await recordAll(ledger(db(), isStreamed), few);
  vi.stubEnv('SHARDS', 'off');
  const { hub, recorded } = await busyHub();
  const late = eventsOf(hub, 50, LATER);
  await recordAll(ledger(db(), isStreamed), late);
  for (const [of, events] of [[quiet, few] as const, [hub, [...recorded, ...late]] as const])
    expect((await partitionsOf(of, events)).map((one) => one.split('#').slice(4).join())).toEqual(['', 'STREAM']);
});

test('a relay without the setting continues in the shards of a busy hub', async () => {
  const { hub, client, recorded } = await busyHub();
  const late = eventsOf(hub, 20, LATER);
  vi.stubEnv('SHARDS', 'off');
  await recordAll(ledger(db(), isStreamed), late);
  expect((await partitionsOf(hub, late)).every((partition) => partition.includes('#STREAM~'))).toBe(true);
  await client.ask();
  expect(client.received).toEqual(idsOf([...recorded, ...late]));
});

test('with six concurrent relays that know an old end, and repeated batches, every event is received once', async () => {
  const hub = someHub();
  const [first] = eventsOf(hub, 1);
  if (!first) throw new Error('One was wanted');
  const relays = Array.from({ length: 6 }, () => ledger(db(), isStreamed));
  for (const relay of relays) await relay.record(first);
  const client = follower(db, hub);
  await client.ask();
  let done = false;
  const following = (async () => {
    while (!done) await client.ask();
  })();
  const waves = [eventsOf(hub, 320), eventsOf(hub, 240, LATER)];
  for (const wave of waves) {
    const batches = Array.from({ length: 8 }, (_, nth) => wave.filter((__, at) => at % 8 === nth));
    await Promise.all(
      [...batches, ...batches.toReversed()].map((batch, nth) =>
        recordAll(relays[nth % 6] ?? ledger(db(), isStreamed), batch),
      ),
    );
  }
  const events = waves.flat();
  done = true;
  await following;
  await client.ask();
  expect(client.received.toSorted()).toEqual(idsOf([first, ...events]).toSorted());
  expect(new Set(await partitionsOf(hub, events)).size).toBeGreaterThan(16);
});

test('an event of the unsharded stream that is delivered again is not recorded again', async () => {
  const { hub, client, recorded } = await busyHub();
  const late = eventsOf(hub, 20, LATER);
  await recordAll(ledger(db(), isStreamed), late);
  await recordAll(ledger(db(), isStreamed), [...recorded, ...late]);
  const again = ledger(db(), isStreamed);
  expect(await Promise.all([...recorded, ...late].map((event) => again.has(event)))).not.toContain(false);
  await client.ask();
  expect(client.received).toEqual(idsOf([...recorded, ...late]));
});

test('the last fifty events, and those after an event, cost as many round trips as their page says', async () => {
  const { hub, recorded } = await busyHub(30);
  const late = eventsOf(hub, 30, LATER);
  await recordAll(ledger(db(), isStreamed), late);
  spent.read();
  const newest = follower(db, hub);
  await newest.page();
  expect(newest.received).toEqual(idsOf([...recorded, ...late].slice(-50)));
  expect(spent.read().trips).toBe(2);
  await recordAll(ledger(db(), isStreamed), eventsOf(hub, 5, LATER));
  spent.read();
  await newest.page();
  expect(newest.received).toHaveLength(55);
  expect(spent.read()).toMatchObject({ requests: 17, trips: 2 });
});
