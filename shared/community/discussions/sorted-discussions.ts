import { openTargetIds } from '../../access/rules/gate.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { gather } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { listPlaces } from '../../platform/db/list-places.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import {
  type DiscussionOrder,
  type DiscussionPlace,
  hubByAuthor,
  hubInOrder,
  spaceInOrder,
} from './discussion-places.ts';
import { inSpaces } from './in-spaces.ts';
import type { ViewedDiscussion } from './present.ts';
import { withCounters } from './with-counters.ts';

export const DISCUSSION_SORTS = ['-published_at', '-last_activity_at', '-reactions'] as const;

/** What a list selects and how it is sorted: by author newest first, otherwise in an order. */
export type Selection = { readonly author: string } | { readonly order: DiscussionOrder };

interface SortedListing {
  readonly hub: HubKey;
  readonly reader: Reader;
  /** The spaces of the list. The reader may read all of them. */
  readonly spaces: readonly string[];
  readonly selection: Selection;
  /** Whether the list is of one space. */
  readonly ofSpace: boolean;
  readonly page: PageRequest;
  readonly now: Date;
}

const placesQuery = ({ hub, spaces, selection, ofSpace }: SortedListing) => {
  const [space] = spaces;
  if ('author' in selection) return { ...hubByAuthor(hub, selection.author), ...inSpaces(spaces), dense: !ofSpace };
  if (ofSpace && space !== undefined) return spaceInOrder(hub.team, space, selection.order);
  return { ...hubInOrder(hub, selection.order), ...inSpaces(spaces), dense: true };
};

const isSelected = ({ spaces, selection }: SortedListing, { status, space_id, author }: DiscussionItem): boolean =>
  status === 'published' &&
  spaces.includes(space_id) &&
  (!('author' in selection) || (author.type === 'contact' && author.id === selection.author));

/**
 * Published discussions in an order of the index, read as they are now. Discussions that an access rule closes to the
 * reader are left out.
 */
export const sortedDiscussions = async (db: Table, listing: SortedListing): Promise<Page<ViewedDiscussion>> => {
  const { hub, reader, spaces, page, now } = listing;
  if (spaces.length === 0) return { items: [] };
  return listPlaces<DiscussionPlace, ViewedDiscussion>(db, placesQuery(listing), page, async (places) => {
    const keys = places.flatMap(({ discussion_id }) => discussionKey(hub.team, discussion_id) ?? []);
    const rows = await gather(db, keys, { eventual: true });
    const found = keys.flatMap((key) => rows<DiscussionItem>(key) ?? []).filter((one) => isSelected(listing, one));
    const gates = found.map((one) => ({ ...one, type: 'discussion' }) as const);
    const open = await openTargetIds(db, reader, hub, gates, now, gatherNear);
    const seen = await withCounters(
      db,
      reader,
      found.filter(({ id }) => open.has(id)),
    );
    const byId = new Map(seen.map((one) => [one.discussion.id, one]));
    return places.map(({ discussion_id }) => byId.get(discussion_id));
  });
};
