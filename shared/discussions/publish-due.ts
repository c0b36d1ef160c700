import { all, equals } from '../db/expression.ts';
import type { Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { dueDiscussions } from './due.ts';
import { feedPlace } from './feed-place.ts';
import { takePlace } from './publication-place.ts';

const ACTOR = { type: 'system', id: 'sweep' } as const;
const TOGETHER = 25;
/** What is left is due in the next minute as well. */
const ROUNDS = 20;

/** Publishes one whose time has come; nothing where its author changed it in the meantime. */
const publish = async (db: Table, item: DiscussionItem, now: Date): Promise<void> => {
  const { team_id, id, scheduled_at } = item;
  const key = discussionKey(team_id, id);
  if (!key || scheduled_at === null) return;
  const at = now.toISOString();
  const signed = { updated_at: at, actor: { ...ACTOR } };
  const waits = { set: { status: 'pending_review', ...signed }, remove: ['gsi1pk', 'gsi1sk'] };
  const { place, step } = takePlace(item, at);
  const appears = { set: { status: 'published', published_at: at, place, ...signed, ...feedPlace(item, at) } };
  const change = { ...(item.needs_review ? waits : appears), add: { version: 1 } };
  const condition = all(equals('status', 'scheduled'), equals('scheduled_at', scheduled_at));
  await db.transact([{ update: key, change, condition }, ...(item.needs_review ? [] : [step])]);
};

/**
 * Publishes every discussion whose time has come, the longest overdue first, in pages of bounded size. One that could not
 * be published keeps none of the others from it: all that went wrong is thrown at the end, and is due again in the next
 * minute.
 */
export const publishDue = async (db: Table, now: Date): Promise<void> => {
  const failures: unknown[] = [];
  let after: Position | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { due, next } = await dueDiscussions(db, now, { limit: TOGETHER, after });
    const ended = await Promise.allSettled(due.map((discussion) => publish(db, discussion, now)));
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    if (!next) break;
    after = next;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all discussions that were due were published');
};
