import { processDue } from '../../accounts/alerts/due-work.ts';
import { mayWrite } from '../../hubs/readers/readers.ts';
import { all, equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { admitDiscussion } from './admit-discussion.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { discussionTexts } from './discussion-texts.ts';
import { draftSteps } from './draft-steps.ts';
import { feedListing } from './feed-listing.ts';
import { type Assessment, assessPost } from './newcomer-limits.ts';
import { createPlace } from './publication-place.ts';
import { dueDiscussions, SCHEDULED } from './scheduled.ts';
import { unpublishedListing } from './unpublished.ts';

const ACTOR = { type: 'system', id: 'sweep' } as const;

/** Assesses the post if its author may still write in the space. Creators always may. */
const mayPublish = async (db: Table, item: DiscussionItem, now: Date): Promise<Assessment | undefined> => {
  const { team_id, id, author, needs_review } = item;
  if (author.type !== 'contact') return { held: false, steps: [] };
  const reader = { kind: 'contact', id: author.id, member: undefined } as const;
  const found = await admitDiscussion(db, reader, team_id, id, now);
  if (typeof found === 'string' || !mayWrite(found.view)) return undefined;
  const member = found.reader.kind === 'contact' ? found.reader.member : undefined;
  if (!member || needs_review) return { held: needs_review, steps: [] };
  return assessPost(db, { hub: found.hub, member }, discussionTexts(item), now);
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
  const may = await mayPublish(db, item, now);
  const appearing = may?.held ? waits : appears;
  const appearsNow = may?.held === false;
  const change = { ...(may ? appearing : stays), add: { version: 1 } };
  const condition = all(equals('status', 'scheduled'), equals('scheduled_at', scheduled_at));
  const steps = appearsNow ? [step, ...draftSteps(item, 'published', ACTOR)] : [];
  await db.transact([{ update: key, change, condition }, ...steps, ...(may?.steps ?? [])]);
};

/** Publishes every due discussion. One failure does not stop the others. */
export const publishDue = (db: Table, now: Date): Promise<void> =>
  processDue(db, now, {
    partition: SCHEDULED,
    read: (partition, page) => dueDiscussions(db, partition, now, page),
    work: (discussion) => publish(db, discussion, now),
    batchSize: 25,
  });
