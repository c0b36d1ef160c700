import { openTargetIds } from '../../access/rules/gate.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { all, type Condition, compare, equals } from '../../platform/db/expression.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { gatesTo, isEventShownTo, runsEvents } from './admit-event.ts';
import { MAX_LENGTH_MS } from './event-input.ts';
import { eventsOf, type HubEventItem, STARTS, seatsKey } from './event-item.ts';
import type { EventStatus } from './event-status.ts';
import type { ViewedEvent } from './present-event.ts';
import { type RsvpItem, rsvpKey } from './rsvp-item.ts';
import type { SeatsItem } from './seats.ts';

interface EventFilter {
  /** `upcoming` events have not ended, `past` ones have. */
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly status?: EventStatus | undefined;
  /** Events that end after this time. */
  readonly from?: string | undefined;
  /** Events that start before this time. */
  readonly to?: string | undefined;
  readonly descending: boolean;
}

/** The condition on the stored attributes for a status at the time `at`. */
const hasStatus = (status: EventStatus, at: string): Condition => {
  if (status === 'draft' || status === 'canceled') return equals('status', status);
  const published = equals('status', 'scheduled');
  if (status === 'ended') return all(published, compare('ends_at', '<=', at));
  const running = all(published, compare('ends_at', '>', at));
  return all(running, compare('starts_at', status === 'live' ? '<=' : '>', at));
};

const conditionOf = (reader: Reader, { when, status, from }: EventFilter, at: string): Condition | undefined => {
  const wanted = [
    ...(runsEvents(reader) ? [] : [compare('status', '<>', 'draft')]),
    ...(when ? [compare('ends_at', when === 'past' ? '<=' : '>', at)] : []),
    ...(status ? [hasStatus(status, at)] : []),
    ...(from ? [compare('ends_at', '>', from)] : []),
  ];
  return wanted.length > 0 ? all(...wanted) : undefined;
};

/** Sorts after every time. */
const LATEST = '~';

/** The earliest start of an event that had not ended at this time. */
const earliestStart = (at: string): string => new Date(Date.parse(at) - MAX_LENGTH_MS).toISOString();

/**
 * The starts that the list reads. Bounds that move with the time apply to the first page only: the position of a later
 * page can be outside of them.
 */
const startsOf = ({ when, from, to, descending }: EventFilter, isFirst: boolean, at: string) => {
  const lower = [
    ...(from ? [earliestStart(from)] : []),
    ...(isFirst && when === 'upcoming' && !descending ? [earliestStart(at)] : []),
  ];
  const upper = [...(to ? [to] : []), ...(isFirst && when === 'past' && descending ? [at] : [])];
  return [lower.sort().at(-1) ?? '', upper.sort()[0] ?? LATEST] as const;
};

/** The events of a hub that the reader may see, by start. Eventually consistent. */
export const listEvents = async (
  db: Table,
  reader: Reader,
  place: HubItem,
  filter: EventFilter,
  page: PageRequest,
  now: Date,
): Promise<Page<ViewedEvent>> => {
  const hub = { team: place.team_id, hub: place.id };
  const at = now.toISOString();
  const condition = conditionOf(reader, filter, at);
  const [first, last] = startsOf(filter, page.after === undefined, at);
  if (first > last) return { items: [] };
  const { items, next } = await db.query<HubEventItem>({
    partition: eventsOf(hub),
    between: [`${STARTS}${first}`, `${STARTS}${last}`],
    index: 'listing',
    descending: filter.descending,
    ...page,
    ...(condition && { filter: condition, dense: filter.status === undefined && filter.from === undefined }),
  });
  const { team } = hub;
  const keysOf = ({ id }: HubEventItem): readonly Key[] => {
    const numbers = seatsKey(team, id);
    return [...(numbers ? [numbers] : []), ...(reader.kind === 'contact' ? [rsvpKey(hub, reader.id, id)] : [])];
  };
  const [rows, open] = await Promise.all([
    gatherNear(db, items.flatMap(keysOf), { eventual: true }),
    openTargetIds(db, reader, hub, gatesTo(place, items), now, gatherNear),
  ]);
  const seen = items
    .filter((event) => open.has(event.id) && open.has(place.id) && isEventShownTo(reader, event))
    .map((event) => {
      const numbers = seatsKey(team, event.id);
      return {
        event,
        seats: numbers && rows<SeatsItem>(numbers),
        rsvp: reader.kind === 'contact' ? rows<RsvpItem>(rsvpKey(hub, reader.id, event.id)) : undefined,
      };
    });
  return { items: seen, next };
};
