import { awardForEvent } from '../../shared/downstream/earning/award-for-event.ts';
import type { AwardJob } from '../../shared/engagement/achievements/award-job.ts';
import { awardJob } from '../../shared/engagement/achievements/award-job.ts';
import type { AwardQueue } from '../../shared/engagement/achievements/award-queue.ts';
import { review } from '../../shared/engagement/achievements/review.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';

interface AwardDeps {
  readonly db: Table;
  readonly queue: AwardQueue;
  readonly failed: MessageFailed;
}

/** Reviews a page of members and queues the next one. Idempotent. */
const reviewPage = async (job: AwardJob & { readonly kind: 'review' }, { db, queue }: AwardDeps, now: Date) => {
  const { team_id: team, hub_id: hub, achievement_id: achievement, after } = job;
  const next = await review(db, { hub: { team, hub }, achievement, after }, now);
  if (next) await queue.send({ ...job, after: next.after });
};

/** Counts members' actions and awards the achievements whose rules they meet. */
export const awardAchievements = (deps: AwardDeps) =>
  eachMessage(
    'achievements',
    async ({ body }) => {
      const [job, now] = [readJob(awardJob, body), new Date()];
      if (job.kind === 'told') await awardForEvent(deps.db, job.told, now);
      else await reviewPage(job, deps, now);
    },
    deps.failed,
  );
