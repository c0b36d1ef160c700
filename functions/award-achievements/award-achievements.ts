import { awardTold } from '../../shared/downstream/earning/award-told.ts';
import type { AwardJob, AwardQueue } from '../../shared/engagement/achievements/award-queue.ts';
import { review } from '../../shared/engagement/achievements/review.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from './job.ts';

interface AwardRoom {
  readonly db: Table;
  readonly queue: AwardQueue;
  readonly failed: MessageFailed;
}

/** Looks at a page of members and asks for the next one; a page that comes again awards nobody anew. */
const reviewPage = async (job: AwardJob & { readonly kind: 'review' }, { db, queue }: AwardRoom, now: Date) => {
  const { team_id: team, hub_id: hub, achievement_id: achievement, after } = job;
  const next = await review(db, { hub: { team, hub }, achievement, after }, now);
  if (next) await queue.send({ ...job, after: next.after });
};

/** Counts what members did and awards what they earned by it. */
export const awardAchievements = (room: AwardRoom) =>
  eachMessage(async ({ body }) => {
    const [job, now] = [readJob(body), new Date()];
    if (job.kind === 'told') await awardTold(room.db, job.told, now);
    else await reviewPage(job, room, now);
  }, room.failed);
