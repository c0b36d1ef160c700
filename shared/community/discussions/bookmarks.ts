import type { ContactReader } from '../../hubs/readers/readers.ts';
import { absent, exists } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import { contactPartition, type TeamId } from '../../platform/db/key.ts';
import { listed, UNLISTED } from '../../platform/db/listing.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { DISCUSSION, type DiscussionItem } from './discussion-item.ts';
import { type ReadableDiscussion, readableDiscussions } from './readable-discussions.ts';
import { discussionViewerEntity, type ViewerItem, viewerKey } from './viewer-item.ts';

/** The index partition of a contact's bookmarks in all hubs of the team. */
const bookmarksOf = (team: TeamId, contact: string): string => `${contactPartition(team, contact)}#BOOKMARKS`;

const AT = 'AT#';
const BOOKMARKED = 'bookmarked_at' satisfies keyof ViewerItem;

/** The bookmarks of one contact. A bookmark is an attribute of the contact's viewer row of the discussion. */
export const bookmarks = (db: Table, team: TeamId, reader: ContactReader) => ({
  /** Adding a bookmark again keeps its place in the list. */
  async add(id: string, now: Date): Promise<void> {
    const key = viewerKey(team, id, reader.id);
    if (!key) return;
    const at = now.toISOString();
    const listing = listed({ partition: bookmarksOf(team, reader.id), sort: `${AT}${at}#${id}` });
    const change = { set: { [BOOKMARKED]: at, ...listing }, initial: { entity: discussionViewerEntity } };
    await db.update(key, change, absent(BOOKMARKED));
  },

  /** False if there was no bookmark. Also removes those of discussions that the contact can no longer read. */
  async remove(id: string): Promise<boolean> {
    const key = viewerKey(team, id, reader.id);
    if (!key) return false;
    return (await db.update(key, { remove: [BOOKMARKED, ...UNLISTED] }, exists(BOOKMARKED))).ok;
  },

  /** The published discussions that the contact may read now, latest bookmark first, eventually consistent. */
  async list(page: PageRequest, now: Date): Promise<Page<ReadableDiscussion>> {
    const { items, next } = await db.query({
      partition: bookmarksOf(team, reader.id),
      prefix: AT,
      index: 'listing',
      descending: true,
      ...page,
    });
    const ids = items.map(({ sk }) => sk.slice(DISCUSSION.length));
    const isWanted = ({ status }: DiscussionItem): boolean => status === 'published';
    return { items: await readableDiscussions(db, team, reader, { ids, isWanted }, now), next };
  },
});

/** The maximum number of writes at the same time. */
const MAX_AT_ONCE = 50;

/**
 * Removes the bookmarks of an erased contact, page by page, until `most` is reached; returns the number removed. Votes
 * and reactions in the same rows stay, because they are counted. Idempotent: a row that is gone is not created again.
 */
export const removeBookmarks = async (db: Table, team: TeamId, contact: string, most: number): Promise<number> => {
  const range = { partition: bookmarksOf(team, contact), prefix: AT, index: 'listing' } as const;
  const change = { remove: [BOOKMARKED, ...UNLISTED] };
  let removed = 0;
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<Item>({ ...range, limit: MAX_AT_ONCE, after });
    await Promise.all(items.map(({ pk, sk }) => db.update({ pk, sk }, change, exists(BOOKMARKED))));
    removed += items.length;
    after = next;
  } while (after && removed < most);
  return removed;
};
