import type { Reader } from '../../hubs/readers/readers.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { listPlaces } from '../../platform/db/list-places.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { type DiscussionPlace, hubWaiting } from './discussion-places.ts';
import type { ViewedDiscussion } from './present.ts';
import { withCounters } from './with-counters.ts';

/** The discussions of all spaces of a hub that wait for a review, oldest first, read as they are now. */
export const waitingDiscussions = (
  db: Table,
  hub: HubKey,
  reader: Reader,
  page: PageRequest,
): Promise<Page<ViewedDiscussion>> =>
  listPlaces<DiscussionPlace, ViewedDiscussion>(db, hubWaiting(hub), page, async (places) => {
    const keys = places.flatMap(({ discussion_id }) => discussionKey(hub.team, discussion_id) ?? []);
    const rows = await gather(db, keys, { eventual: true });
    const found = keys.flatMap((key) => rows<DiscussionItem>(key) ?? []);
    const waiting = found.filter(({ status }) => status === 'pending_review');
    const seen = new Map((await withCounters(db, reader, waiting)).map((one) => [one.discussion.id, one]));
    return places.map(({ discussion_id }) => seen.get(discussion_id));
  });
