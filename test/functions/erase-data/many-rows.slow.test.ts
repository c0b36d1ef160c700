import { describe, expect, test } from 'vitest';
import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import { hubEventEntity } from '../../../shared/engagement/hub-events/event-events.ts';
import {
  eventTag,
  hubEventKey,
  hubEventSeatsEntity,
  hubEventWaitingEntity,
  seatsKey,
  waitingOf,
} from '../../../shared/engagement/hub-events/event-item.ts';
import { hubEventRsvpEntity, RSVP, rsvpKey, rsvpsOfEvent } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { seatChangeHandler } from '../../../shared/engagement/hub-events/seat-jobs.ts';
import {
  attachmentAttribute,
  attachmentsEntity,
  attachmentsKey,
  attachmentTag,
  mediaUseEntity,
  mediaUseKey,
  usesOf,
} from '../../../shared/media/attachments/attachment-item.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import type { RemovalJob } from '../../../shared/media/media/removal-job.ts';
import type { NewItem } from '../../../shared/platform/db/item.ts';
import { type HubKey, memberPartition } from '../../../shared/platform/db/key.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { BUDGET_MS } from '../../../shared/platform/time/budget.ts';
import { startStore } from '../../support/dynamo.ts';
import { startProcess } from '../../support/interruptible-process.ts';
import { putAll } from '../../support/put-all.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { objectsOfAPicture } from '../every-route/support/stored-media.ts';
import { messages } from '../workers/stopped.ts';
import { noScans } from './scans.ts';

const MANY = 2_000;

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));

type Row = NewItem;
const newHub = (): HubKey => ({ team: newId(), hub: newId() });
const many = <T>(make: (nth: number) => T): readonly T[] => Array.from({ length: MANY }, (_, nth) => make(nth));
const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It has no place');
  return value;
};

/** A clock that ends the time budget of an invocation after its first page. */
const onePage = () => {
  let now = -BUDGET_MS;
  return () => {
    now += BUDGET_MS;
    return now;
  };
};

/** Invokes the worker in its own process, which can be stopped after `last` requests; returns the queued messages. */
const invoke = async (job: RemovalJob, last?: number) => {
  const { process, ended } = startProcess(last);
  const sent: RemovalJob[] = [];
  const queue = { send: async (one: RemovalJob) => void sent.push(JSON.parse(JSON.stringify(one))) };
  const db = process.db(store);
  const deps = {
    db,
    scanned: noScans(db),
    objects: objectsOfAPicture,
    queue,
    failed: () => undefined,
    clock: onePage(),
  };
  const { batchItemFailures } = await eraseData(deps)(messages([job]));
  await ended();
  return { sent, again: batchItemFailures.length > 0 };
};

/**
 * Runs a message and those that follow. The first invocation is stopped and retried. Returns the number of messages.
 */
const drain = async (first: RemovalJob, last: number): Promise<number> => {
  expect((await invoke(first, last)).again).toBe(true);
  const waiting = [first];
  for (let done = 1; ; done += 1) {
    const next = waiting.shift();
    if (!next) return done;
    const { sent, again } = await invoke(next);
    expect([again, sent.length <= 1]).toEqual([false, true]);
    waiting.push(...sent);
  }
};

describe('a media that is attached to thousands of things', () => {
  /** The rows of the uses; half of them are attachments, which have a second row. */
  const usesOfMedia = (hub: HubKey, media: string): readonly Row[] =>
    many((nth): readonly Row[] => {
      const target = { type: nth % 2 === 0 ? 'page_section' : 'email_message', id: newId() } as const;
      const id = newPlaceId(attachmentTag(target), Date.now());
      const named = { target_type: target.type, target_id: target.id };
      const use = {
        ...required(mediaUseKey(hub.team, media, id)),
        entity: mediaUseEntity,
        attachment_id: id,
        media_id: media,
      };
      if (nth % 2 === 0) return [{ ...use, ...named }];
      const attached = { [attachmentAttribute(id)]: { media_id: media, role: 'attachment', position: 1 } };
      const of = { team_id: hub.team, hub_id: hub.hub, ...named };
      return [
        { ...use, ...named },
        { ...attachmentsKey(hub.team, target), entity: attachmentsEntity, ...of, count: 1, ...attached },
      ];
    }).flat();

  test('is detached page by page, in one message each, although the first invocation is stopped', async () => {
    const hub = newHub();
    const media = newPlaceId(mediaTag(hub.hub));
    const rows = usesOfMedia(hub, media);
    await putAll(store, rows);
    const sent = await drain({ kind: 'media', team_id: hub.team, media_id: media }, 40);
    expect(sent).toBeGreaterThan(MANY / 50);
    expect(await queryAll(db, required(usesOf(hub.team, media)))).toEqual([]);
    const targets = rows.filter(({ entity }) => entity === 'attachments').map(({ pk, sk }) => ({ pk, sk }));
    const left = await Promise.all(targets.map((key) => db.get<{ count: number }>(key)));
    expect(new Set(left.map((row) => row?.count))).toEqual(new Set([0]));
  });
});

describe('the seats', () => {
  const at = '2026-01-01T00:00:00.000Z';

  const eventOf = (
    { team, hub }: HubKey,
    limit: number | null,
    seats: object,
  ): { id: string; rows: readonly Row[] } => {
    const id = newPlaceId(eventTag(hub));
    const times = { starts_at: '2100-01-01T00:00:00.000Z', ends_at: '2100-01-02T00:00:00.000Z' };
    const what = {
      id,
      team_id: team,
      hub_id: hub,
      title: 'Dinner',
      status: 'scheduled',
      rsvp_limit: limit,
      version: 1,
    };
    const numbers = {
      going: 0,
      interested: 0,
      not_going: 0,
      waitlisted: 0,
      ...(limit !== null && { rsvp_limit: limit }),
    };
    const event = { ...required(hubEventKey(team, id)), entity: hubEventEntity, ...what, ...times };
    return {
      id,
      rows: [event, { ...required(seatsKey(team, id)), entity: hubEventSeatsEntity, ...numbers, ...seats }],
    };
  };

  const answerOf = (hub: HubKey, contact: string, event: string, status: string): Row => ({
    ...rsvpKey(hub, contact, event),
    entity: hubEventRsvpEntity,
    ...{ event_id: event, contact_id: contact, team_id: hub.team, hub_id: hub.hub, status, since: at },
    ...listed({ partition: rsvpsOfEvent(hub, event), sort: `${status.toUpperCase()}#${at}#${contact}` }),
  });

  test('of a member who left thousands of events are freed: a page by the relay, the rest by messages', async () => {
    const [hub, contact] = [newHub(), newId()];
    const events = many((nth) => {
      const status = nth % 10 === 0 ? 'going' : 'interested';
      return { status, ...eventOf(hub, 10, { [status]: 1 }) };
    });
    await putAll(
      store,
      events.flatMap(({ id, rows, status }) => [...rows, answerOf(hub, contact, id, status)]),
    );
    const sent: RemovalJob[] = [];
    const answers = () => queryAll(db, { partition: memberPartition(hub, contact), prefix: RSVP });
    await seatChangeHandler(db, { send: async (job) => void sent.push(JSON.parse(JSON.stringify(job))) })({
      kind: 'member_left',
      hub,
      contact,
    });
    expect(await answers()).toHaveLength(MANY - 25);
    expect(sent).toMatchObject([{ kind: 'seats', contact_id: contact }]);
    expect(await drain(required(sent[0]), 20)).toBeGreaterThan(MANY / 50);
    expect(await answers()).toEqual([]);
    const seats = await Promise.all(
      events.map(({ id }) => db.get<{ going: number; interested: number }>(required(seatsKey(hub.team, id)))),
    );
    expect(new Set(seats.map((row) => (row?.going ?? 0) + (row?.interested ?? 0)))).toEqual(new Set([0]));
  });

  test('that become free go to thousands of members on the waitlist: some by the relay, the rest by messages', async () => {
    const hub = newHub();
    const { id, rows } = eventOf(hub, MANY - 10, { waitlisted: MANY });
    const people = many((nth) => `${String(nth).padStart(5, '0')}-${newId()}`);
    const waiting = people.flatMap((contact): readonly Row[] => [
      answerOf(hub, contact, id, 'waitlisted'),
      {
        pk: waitingOf({ team_id: hub.team, hub_id: hub.hub, id }),
        sk: `WAIT#${at}#${contact}`,
        entity: hubEventWaitingEntity,
        contact_id: contact,
        since: at,
      },
    ]);
    await putAll(store, [...rows, ...waiting]);
    const sent: RemovalJob[] = [];
    await seatChangeHandler(db, { send: async (job) => void sent.push(job) })({ kind: 'seats_free', hub, event: id });
    const numbers = () => db.get<{ going: number; waitlisted: number }>(required(seatsKey(hub.team, id)));
    expect(await numbers()).toMatchObject({ going: 40, waitlisted: MANY - 40 });
    expect(sent).toMatchObject([{ kind: 'waitlist', event_id: id }]);
    await drain(required(sent[0]), 4);
    expect(await numbers()).toMatchObject({ going: MANY - 10, waitlisted: 10 });
    const left = await queryAll<{ contact_id: string }>(db, {
      partition: waitingOf({ team_id: hub.team, hub_id: hub.hub, id }),
      prefix: '',
    });
    expect(left.map(({ contact_id }) => contact_id)).toEqual(people.slice(-10));
  });
});
