import { listEntries } from '../../hubs/people/contacts/own-entries.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { isDraft } from './draft-steps.ts';
import { type ReadableDiscussion, readableDiscussions } from './readable-discussions.ts';

/** The contact's drafts in spaces that they may still read, newest first, eventually consistent. */
export const draftsOf = async (
  db: Table,
  team: TeamId,
  author: ContactReader,
  page: PageRequest,
  now: Date,
): Promise<Page<ReadableDiscussion>> => {
  const { items, next } = await listEntries(db, { team, contact: author.id }, 'DRAFTS', page);
  const ids = items.map(({ id }) => id);
  const isWanted = (item: DiscussionItem): boolean => item.author.id === author.id && isDraft(item.status);
  return { items: await readableDiscussions(db, team, author, { ids, isWanted }, now), next };
};
