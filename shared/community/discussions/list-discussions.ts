import { openTargetIds } from '../../access/rules/gate.ts';
import { isModerator, type Reader } from '../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { absent, all, type Condition, compare, equals, not } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Item } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CountersItem, countersOf } from './counters.ts';
import {
  DISCUSSION,
  type DiscussionItem,
  type DiscussionStatus,
  discussionKey,
  discussionsOf,
} from './discussion-item.ts';
import type { ViewedDiscussion } from './present.ts';
import { type PlaceItem, resolvePlaces } from './publication-place.ts';
import { isUnpublished, type UnpublishedStatus, unpublishedOf, unpublishedPrefix } from './unpublished.ts';
import { type ViewerItem, viewerRowsOf } from './viewer-item.ts';
import { companionKeysOf, fromRows, withCounters } from './with-counters.ts';

interface Listing {
  readonly space: SpaceItem;
  readonly reader: Reader;
  readonly filter: {
    readonly status?: DiscussionStatus | undefined;
    readonly author_contact_id?: string | undefined;
  };
  readonly page: PageRequest;
  readonly now: Date;
}

/** Unpublished discussions are listed for their author and moderators; creators share theirs. */
const visibleWith = (reader: Reader, status: DiscussionStatus): readonly Condition[] => {
  const inStatus = equals('status', status);
  if (status === 'published') return [inStatus, absent('place')];
  if (isModerator(reader)) return [inStatus];
  const own = reader.kind === 'contact' ? equals('author.id', reader.id) : compare('author.type', '<>', 'contact');
  return [inStatus, own];
};

const conditionOf = ({ reader, filter }: Listing, pinsApart: boolean): Condition =>
  all(
    ...visibleWith(reader, filter.status ?? 'published'),
    ...(filter.author_contact_id === undefined ? [] : [equals('author.id', filter.author_contact_id)]),
    ...(pinsApart ? [not(equals('is_pinned', true))] : []),
  );

type CompanionPage<T> = Page<T & Item & { readonly sk: string }>;

/** A page of companion rows, and whether it reaches down to a discussion's id. */
const companions = <T>({ items, next }: CompanionPage<T>) => {
  const bySk = new Map(items.map((item) => [item.sk, item as T]));
  return {
    of: ({ id }: DiscussionItem): T | undefined => bySk.get(`${DISCUSSION}${id}`),
    reaches: ({ id }: DiscussionItem): boolean => next === undefined || `${DISCUSSION}${id}` >= (next.sk ?? ''),
  };
};

const NONE: CompanionPage<never> = { items: [] };

/** The discussions that no access rule closes to the reader. Nothing is read without a rule. */
const withoutLocked = async (
  db: Table,
  { space, reader, now }: Listing,
  found: readonly DiscussionItem[],
): Promise<readonly DiscussionItem[]> => {
  const gates = found.map((one) => ({ ...one, type: 'discussion' }) as const);
  const open = await openTargetIds(db, reader, hubOf(space), gates, now, gatherNear);
  return found.filter(({ id }) => open.has(id));
};

interface PageOfSpace {
  readonly filter: Condition;
  /** True if pinned discussions are listed separately. */
  readonly pinsApart: boolean;
  readonly limit: number;
  readonly after: Position | undefined;
}

/** A page of a space, newest first: three parallel queries, whatever the size of the space. */
const readPage = async (
  db: Table,
  listing: Listing,
  { filter, pinsApart, limit, after }: PageOfSpace,
): Promise<Page<ViewedDiscussion>> => {
  const run = { prefix: DISCUSSION, descending: true, eventual: true, limit, after };
  const { space, reader } = listing;
  const { team_id } = space;
  const [found, numbers, viewerRows] = await Promise.all([
    db.query<DiscussionItem | PlaceItem>({
      ...run,
      partition: discussionsOf(team_id, space.id),
      filter,
      dense: true,
    }),
    db.query<CountersItem>({ ...run, partition: countersOf(team_id, space.id) }),
    reader.kind === 'contact'
      ? db.query<ViewerItem>({ ...run, partition: viewerRowsOf(team_id, space.id, reader.id) })
      : NONE,
  ]);
  const resolved = await resolvePlaces(db, team_id, found.items);
  const inSpace = resolved.filter((one) => one.space_id === space.id && !(pinsApart && one.is_pinned));
  const items = await withoutLocked(db, listing, inSpace);
  const [counters, viewers] = [companions<CountersItem>(numbers), companions<ViewerItem>(viewerRows)];
  const reached = (item: DiscussionItem) => !item.place && counters.reaches(item) && viewers.reaches(item);
  const rest = await withCounters(
    db,
    reader,
    items.filter((item) => !reached(item)),
  );
  const near = items
    .filter(reached)
    .map((discussion) => ({ discussion, counters: counters.of(discussion), viewer: viewers.of(discussion) }));
  const seen = new Map([...near, ...rest].map((one) => [one.discussion.id, one]));
  const inOrder = items.flatMap(({ id }) => seen.get(id) ?? []);
  return { items: inOrder, ...(found.next && { next: found.next }) };
};

/** A page of a space's discussions with an unpublished status, newest first: one query. */
const readUnpublished = async (
  db: Table,
  listing: Listing,
  status: UnpublishedStatus,
): Promise<Page<ViewedDiscussion>> => {
  const { space, reader, page } = listing;
  const { items, next } = await db.query<DiscussionItem>({
    partition: unpublishedOf(space.team_id, space.id),
    prefix: unpublishedPrefix(status),
    index: 'listing',
    descending: true,
    filter: all(conditionOf(listing, false), equals('space_id', space.id)),
    ...page,
  });
  const seen = await withCounters(db, reader, await withoutLocked(db, listing, items));
  return { items: seen, next };
};

const readPins = async (db: Table, listing: Listing, ids: readonly string[]) => {
  const { space, reader } = listing;
  const keys = ids.flatMap((id) => discussionKey(space.team_id, id) ?? []);
  const things = ids.map((id) => ({ team_id: space.team_id, id }));
  const rows = await gather(db, [...keys, ...companionKeysOf(reader, things)], { eventual: true });
  const pinned = keys.flatMap((key) => rows<DiscussionItem>(key) ?? []).filter(({ status }) => status === 'published');
  return (await withoutLocked(db, listing, pinned)).map((one) => fromRows(rows, reader, one));
};

/**
 * A space's discussions: pinned ones first, then newest first. Discussions that an access rule closes to the reader are
 * left out, so a page may be shorter.
 */
export const listDiscussions = async (db: Table, listing: Listing): Promise<Page<ViewedDiscussion>> => {
  const { space, filter, page } = listing;
  if (isUnpublished(filter.status)) return readUnpublished(db, listing, filter.status);
  const pinsApart = filter.status === undefined && filter.author_contact_id === undefined;
  const pins = pinsApart ? (space.pinned_ids ?? []) : [];
  const { pins: passed, ...position } = page.after ?? {};
  const from = passed === undefined ? (page.after ? pins.length : 0) : Number(passed);
  const first = pins.slice(from, from + page.limit);
  const limit = page.limit - first.length;
  const after = passed === undefined ? page.after && position : undefined;
  const [pinned, rest] = await Promise.all([
    readPins(db, listing, first),
    readPage(db, listing, { filter: conditionOf(listing, pinsApart), pinsApart, limit: Math.max(limit, 1), after }),
  ]);
  if (limit > 0) return { ...rest, items: [...pinned, ...rest.items] };
  const more = from + first.length < pins.length || rest.items.length > 0;
  return { items: pinned, ...(more && { next: { pins: String(from + first.length) } }) };
};
