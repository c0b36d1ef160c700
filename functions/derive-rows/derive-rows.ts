import type { DeriveJob } from '../../shared/downstream/derived/derive-job.ts';
import { deriveJob } from '../../shared/downstream/derived/derive-job.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import { concurrently } from '../../shared/downstream/search/concurrently.ts';
import {
  attempts,
  type BatchResult,
  type MessageFailed,
  type QueueEvent,
} from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { deriveComments, deriveHub, derivePerson, deriveTeam, deriveWaiting } from './derive-collections.ts';
import { type DeriveDeps, deriveResource } from './derive-resource.ts';
import { settleMember } from './settle-member.ts';
import { settlePost } from './settle-post.ts';

interface WorkerDeps extends DeriveDeps {
  readonly failed: MessageFailed;
}

const runJob = (job: DeriveJob, deps: DeriveDeps): Promise<void> => {
  if (job.kind === 'team' || (job.kind === 'person' && job.everyone)) return deriveTeam(deps, job);
  if (job.kind === 'person') return derivePerson(deps, job.team_id, job.id);
  if (job.kind === 'comments') return deriveComments(deps, job);
  if (job.kind === 'waiting') return deriveWaiting(deps, job);
  if (job.kind === 'hub') return deriveHub(deps, job);
  const { team_id: team, hub_id: hub, thing, id } = job;
  if (job.counts_only && thing === 'member') return settleMember(deps.db, { team, hub }, id);
  if (job.counts_only && (thing === 'discussion' || thing === 'comment')) return settlePost(deps.db, team, thing, id);
  return deriveResource(deps, { team, hub }, thing, id);
};

/** Messages that are processed concurrently: few, because of large texts. */
const CONCURRENCY = 3;

/** Runs indexing jobs from the queue. Only failed messages are delivered again. */
export const deriveRows = (deps: WorkerDeps): ((event: QueueEvent) => Promise<BatchResult>) => {
  const attempt = attempts(deployedAs('derived'), deps.failed);
  return async ({ Records }) => {
    const again: string[] = [];
    await concurrently(
      CONCURRENCY,
      Map.groupBy(Records, ({ body }) => body),
      async ([body, records]) => {
        /* Equal messages are one job, which the first of them runs. */
        const work = lazy(async () => runJob(readJob(deriveJob, body), deps));
        const attempted = records.map(async (message) => {
          if (await attempt(message, work)) again.push(message.messageId);
        });
        await Promise.all(attempted);
      },
    );
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};
