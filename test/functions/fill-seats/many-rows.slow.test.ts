import { expect, test } from 'vitest';
import { fillSeats } from '../../../functions/fill-seats/fill-seats.ts';
import { seatsKey, waitingOf } from '../../../shared/engagement/hub-events/event-item.ts';
import { RSVP } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import type { SeatJob } from '../../../shared/engagement/hub-events/seat-job.ts';
import { seatChangeHandler } from '../../../shared/engagement/hub-events/seat-queue.ts';
import { type HubKey, memberPartition } from '../../../shared/platform/db/key.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startStore } from '../../support/dynamo.ts';
import { startProcess } from '../../support/interruptible-process.ts';
import { putAll } from '../../support/put-all.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { drain, onePage } from '../workers/page-by-page.ts';
import { messages } from '../workers/stopped.ts';
import { answerOf, eventOf, required, waitingRows } from './seat-rows.ts';

const MANY = 2_000;

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));
const newHub = (): HubKey => ({ team: newId(), hub: newId() });
const many = <T>(make: (nth: number) => T): readonly T[] => Array.from({ length: MANY }, (_, nth) => make(nth));

/** Invokes the worker in its own process, which can be stopped after `last` requests; returns the queued messages. */
const invoke = async (job: SeatJob, last?: number) => {
  const { process, ended } = startProcess(last);
  const sent: SeatJob[] = [];
  const queue = { send: async (one: SeatJob) => void sent.push(JSON.parse(JSON.stringify(one))) };
  const work = fillSeats({ db: process.db(store), queue, failed: () => undefined, clock: onePage() });
  const { batchItemFailures } = await work(messages([job]));
  await ended();
  return { sent, again: batchItemFailures.length > 0 };
};

test('the seats of a member who left thousands of events are freed: a page by the relay, the rest by messages', async () => {
  const [hub, contact] = [newHub(), newId()];
  const events = many((nth) => {
    const status = nth % 10 === 0 ? 'going' : 'interested';
    return { status, ...eventOf(hub, 10, { [status]: 1 }) };
  });
  await putAll(
    store,
    events.flatMap(({ id, rows, status }) => [...rows, answerOf(hub, contact, id, status)]),
  );
  const sent: SeatJob[] = [];
  const answers = () => queryAll(db, { partition: memberPartition(hub, contact), prefix: RSVP });
  await seatChangeHandler(db, { send: async (job) => void sent.push(JSON.parse(JSON.stringify(job))) })({
    kind: 'member_left',
    hub,
    contact,
  });
  expect(await answers()).toHaveLength(MANY - 25);
  expect(sent).toMatchObject([{ kind: 'seats', contact_id: contact }]);
  expect(await drain(invoke, required(sent[0]), 20)).toBeGreaterThan(MANY / 50);
  expect(await answers()).toEqual([]);
  const seats = await Promise.all(
    events.map(({ id }) => db.get<{ going: number; interested: number }>(required(seatsKey(hub.team, id)))),
  );
  expect(new Set(seats.map((row) => (row?.going ?? 0) + (row?.interested ?? 0)))).toEqual(new Set([0]));
});

test('seats that become free go to thousands of members on the waitlist: some by the relay, the rest by messages', async () => {
  const hub = newHub();
  const { id, rows } = eventOf(hub, MANY - 10, { waitlisted: MANY });
  const people = many((nth) => `${String(nth).padStart(5, '0')}-${newId()}`);
  const waiting = people.flatMap((contact) => waitingRows(hub, id, contact));
  await putAll(store, [...rows, ...waiting]);
  const sent: SeatJob[] = [];
  await seatChangeHandler(db, { send: async (job) => void sent.push(job) })({ kind: 'seats_free', hub, event: id });
  const numbers = () => db.get<{ going: number; waitlisted: number }>(required(seatsKey(hub.team, id)));
  expect(await numbers()).toMatchObject({ going: 40, waitlisted: MANY - 40 });
  expect(sent).toMatchObject([{ kind: 'waitlist', event_id: id }]);
  await drain(invoke, required(sent[0]), 4);
  expect(await numbers()).toMatchObject({ going: MANY - 10, waitlisted: 10 });
  const left = await queryAll<{ contact_id: string }>(db, {
    partition: waitingOf({ team_id: hub.team, hub_id: hub.hub, id }),
    prefix: '',
  });
  expect(left.map(({ contact_id }) => contact_id)).toEqual(people.slice(-10));
});
