import { processDue } from '../../accounts/alerts/due-work.ts';
import { mayWrite } from '../../hubs/readers/readers.ts';
import { all, equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { admitDiscussion } from './admit-discussion.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { draftSteps } from './draft-steps.ts';
import { feedListing } from './feed-listing.ts';
import { createPlace } from './publication-place.ts';
import { dueDiscussions, SCHEDULED } from './scheduled.ts';
import { unpublishedListing } from './unpublished.ts';

const ACTOR = { type: 'system', id: 'sweep' } as const;

/** Whether the author may still write in the space. Creators always may. */
const mayPublish = async (db: Table, { team_id, id, author }: DiscussionItem, now: Date): Promise<boolean> => {
  if (author.type !== 'contact') return true;
  const reader = { kind: 'contact', id: author.id, member: undefined } as const;
  const found = await admitDiscussion(db, reader, team_id, id, now);
  return typeof found !== 'string' && mayWrite(found.view);
};

/**
 * Publishes a due discussion, unless it changed in the meantime. If its author may no longer write in the space, it
 * becomes a draft.
 */
const publish = async (db: Table, item: DiscussionItem, now: Date): Promise<void> => {
  const { team_id, id, scheduled_at } = item;
  const key = discussionKey(team_id, id);
  if (!key || scheduled_at === null) return;
  const at = now.toISOString();
  const signed = { updated_at: at, actor: { ...ACTOR } };
  const waits = { set: { status: 'pending_review', ...signed, ...unpublishedListing(item, 'pending_review') } };
  const { place, step } = createPlace(item, at);
  const appears = { set: { status: 'published', published_at: at, place, ...signed, ...feedListing(item, at) } };
  const stays = { set: { status: 'draft', scheduled_at: null, ...signed, ...unpublishedListing(item, 'draft') } };
  const appearing = item.needs_review ? waits : appears;
  const may = await mayPublish(db, item, now);
  const appearsNow = may && !item.needs_review;
  const change = { ...(may ? appearing : stays), add: { version: 1 } };
  const condition = all(equals('status', 'scheduled'), equals('scheduled_at', scheduled_at));
  const steps = appearsNow ? [step, ...draftSteps(item, 'published', ACTOR)] : [];
  await db.transact([{ update: key, change, condition }, ...steps]);
};

/** Publishes every due discussion. One failure does not stop the others. */
export const publishDue = (db: Table, now: Date): Promise<void> =>
  processDue(db, now, {
    partition: SCHEDULED,
    read: (partition, page) => dueDiscussions(db, partition, now, page),
    work: (discussion) => publish(db, discussion, now),
    batchSize: 25,
  });
