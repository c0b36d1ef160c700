import type { AwardJob, AwardQueue } from '../../shared/achievements/award-queue.ts';
import { awardTold } from '../../shared/achievements/award-told.ts';
import { review } from '../../shared/achievements/review.ts';
import type { Table } from '../../shared/db/table.ts';
import { readJob } from './job.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface AwardRoom {
  readonly db: Table;
  readonly queue: AwardQueue;
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
}

/** Looks at a page of members and asks for the next one; a page that comes again awards nobody anew. */
const reviewPage = async (job: AwardJob & { readonly kind: 'review' }, { db, queue }: AwardRoom, now: Date) => {
  const { team_id: team, hub_id: hub, achievement_id: achievement, after } = job;
  const next = await review(db, { hub: { team, hub }, achievement, after }, now);
  if (next) await queue.send({ ...job, after: next.after });
};

/** Counts what members did and awards what they earned by it; a message that failed comes again, and no other does. */
export const awardAchievements =
  (room: AwardRoom) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const now = new Date();
    const handle = async ({ messageId, body }: QueueEvent['Records'][number]): Promise<string | undefined> => {
      try {
        const job = readJob(body);
        if (job.kind === 'told') await awardTold(room.db, job.told, now);
        else await reviewPage(job, room, now);
        return undefined;
      } catch (error) {
        room.failed(messageId, error);
        return messageId;
      }
    };
    const outcomes = await Promise.all(Records.map(handle));
    const again = outcomes.filter((id) => id !== undefined);
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
