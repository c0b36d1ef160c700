import type { ContentRemovalItem, RemovedKind } from '../../hubs/people/content-removals/content-removal-item.ts';
import { contentRemovals } from '../../hubs/people/content-removals/content-removals.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { authorContent, type ContentCursor, FIRST } from './author-content.ts';
import { closeReports } from './close-reports.ts';
import { REMOVABLE } from './removable-kinds.ts';
import { type RemovalContext, recordSteps } from './removal-context.ts';
import { type RemovedContentItem, removedContentKey } from './removed-content-item.ts';
import { undoRemoval } from './undo-removal.ts';

/** Where a removal continues. The second pass finds what was listed late. */
interface RemovalProgress {
  readonly cursor: ContentCursor;
  readonly isLastPass: boolean;
}

const START: RemovalProgress = { cursor: FIRST, isLastPass: false };

/** Seconds until lists of what a member created right before the ban are complete. */
const LISTS_LAG = 15;

/** What remains of a removal, and the seconds to wait before. */
interface RemainingRemoval {
  readonly progress: RemovalProgress | undefined;
  readonly delay: number;
}

const actorOf = ({ actor, requested_by: { type, id } }: ContentRemovalItem): Actor =>
  actor ?? { type: type === 'automation' ? 'system' : type, id };

/** Content is removed whatever its time while the ban lasts, and only up to the ban after it was lifted. */
const untilOf = async (db: Table, removal: ContentRemovalItem): Promise<string | undefined> => {
  const member = await db.get<MemberItem & { readonly banned_at?: string }>(
    memberKey(hubOf(removal), removal.contact_id),
  );
  return member?.status === 'banned' && member.banned_at === removal.created_at ? undefined : removal.created_at;
};

/** Removes one item and counts it. An item that cannot be removed is counted as failed, and the job continues. */
const removeItem = async (context: RemovalContext, kind: RemovedKind, id: string): Promise<void> => {
  const { db, removal } = context;
  const outcome = await REMOVABLE[kind].remove(context, id);
  if (outcome === 'removed') return closeReports(context, kind, id);
  if (outcome === 'skipped') {
    const known = await db.get<RemovedContentItem>(removedContentKey(removal, kind, id));
    /* An earlier run may have stopped between the removal and its reports. */
    return known?.state === 'removed' ? closeReports(context, kind, id) : undefined;
  }
  const item = { kind, id, state: 'failed', removed_at: context.now.toISOString() } as const;
  await db.transact(recordSteps(context, item));
};

const runPass = async (
  db: Table,
  removal: ContentRemovalItem,
  from: ContentCursor,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<ContentCursor | undefined> => {
  let cursor = from;
  do {
    const page = await authorContent(db, removal, cursor);
    if (!page) return undefined;
    /* Read after the page: what it has was created before this. */
    const until = await untilOf(db, removal);
    const context = { db, removal, actor: actorOf(removal), now, until };
    for (const id of page.ids) await removeItem(context, page.kind, id);
    cursor = page.next;
  } while (isTimeLeft());
  return cursor;
};

/**
 * Works on a removal, or on its undo, until no time is left; returns what remains. Every item is written together with
 * its count, so a repeated or interrupted run changes nothing twice.
 */
export const runRemoval = async (
  db: Table,
  hub: HubKey,
  id: string,
  { cursor, isLastPass }: RemovalProgress = START,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<RemainingRemoval | undefined> => {
  const removals = contentRemovals(db, hub);
  const removal = await removals.get(id);
  if (removal?.status === 'undoing') return undoRemoval(db, removal, actorOf(removal), now, isTimeLeft);
  if (removal?.status !== 'running') return undefined;
  const rest = await runPass(db, removal, cursor, now, isTimeLeft);
  if (rest) return { progress: { cursor: rest, isLastPass }, delay: 0 };
  if (!isLastPass) return { progress: { cursor: FIRST, isLastPass: true }, delay: LISTS_LAG };
  await removals.complete(id, now);
  return undefined;
};
