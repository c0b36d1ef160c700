import { runRemoval } from '../../shared/community/content-removals/run-removal.ts';
import type { RemovalJob } from '../../shared/downstream/erasure/removal-job.ts';
import type { RemovalQueue } from '../../shared/downstream/erasure/removal-queue.ts';
import { settleBannedConversations } from '../../shared/engagement/messages/banned-conversations.ts';
import type { Table } from '../../shared/platform/db/table.ts';

interface BannedDeps {
  readonly db: Table;
  /** The queue for the remaining work. */
  readonly queue: RemovalQueue;
  readonly isTimeLeft: () => boolean;
}

type JobOf<Kind> = RemovalJob & { readonly kind: Kind };

/** Continues the removal of a banned member's content, or its undo, and enqueues the rest. */
export const removeContent = async (
  { kind, team_id, hub_id, removal_id, list, after, within, is_last_pass = false }: JobOf<'content'>,
  { db, queue, isTimeLeft }: BannedDeps,
  now: Date,
): Promise<void> => {
  const progress = { cursor: { list: list ?? 0, after, within }, isLastPass: is_last_pass };
  const left = await runRemoval(db, { team: team_id, hub: hub_id }, removal_id, progress, now, isTimeLeft);
  if (!left) return;
  const job = { kind, team_id, hub_id, removal_id };
  const { cursor, isLastPass } = left.progress ?? {};
  await queue.send({ ...job, ...cursor, is_last_pass: isLastPass }, left.delay);
};

/** Continues to bring the conversations of a member in line with their ban, and enqueues the rest. */
export const settleConversations = async (
  { after, ...job }: JobOf<'conversations'>,
  { db, queue, isTimeLeft }: BannedDeps,
): Promise<void> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const left = await settleBannedConversations(db, hub, job.contact_id, after, isTimeLeft);
  if (left !== 'settled') await queue.send({ ...job, after: left });
};
