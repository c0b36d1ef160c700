import type { IndexJob } from '../../shared/downstream/derived/derive-job.ts';
import { indexJob } from '../../shared/downstream/derived/derive-job.ts';
import { concurrently } from '../../shared/downstream/search/concurrently.ts';
import {
  attempts,
  type BatchResult,
  type MessageFailed,
  type QueueEvent,
} from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { indexComments, indexHub, indexPerson, indexTeam, indexWaiting } from './derive-collections.ts';
import { type IndexDeps, indexDocument } from './derive-resource.ts';
import { settleMember } from './settle-member.ts';
import { settlePost } from './settle-post.ts';

interface WorkerDeps extends IndexDeps {
  readonly failed: MessageFailed;
}

const runJob = (job: IndexJob, deps: IndexDeps): Promise<void> => {
  if (job.kind === 'team' || (job.kind === 'person' && job.everyone)) return indexTeam(deps, job);
  if (job.kind === 'person') return indexPerson(deps, job.team_id, job.id);
  if (job.kind === 'comments') return indexComments(deps, job);
  if (job.kind === 'waiting') return indexWaiting(deps, job);
  if (job.kind === 'hub') return indexHub(deps, job);
  const { team_id: team, hub_id: hub, thing, id } = job;
  if (job.counts_only && thing === 'member') return settleMember(deps.db, { team, hub }, id);
  if (job.counts_only && (thing === 'discussion' || thing === 'comment')) return settlePost(deps.db, team, thing, id);
  return indexDocument(deps, { team, hub }, thing, id);
};

/** Messages that are processed concurrently: few, because of large texts. */
const CONCURRENCY = 3;

/** Runs indexing jobs from the queue. Only failed messages are delivered again. */
export const indexSearch = (deps: WorkerDeps): ((event: QueueEvent) => Promise<BatchResult>) => {
  const attempt = attempts('index', deps.failed);
  return async ({ Records }) => {
    const again: string[] = [];
    await concurrently(
      CONCURRENCY,
      Map.groupBy(Records, ({ body }) => body),
      async ([body, records]) => {
        /* Equal messages are one job, which the first of them runs. */
        const work = lazy(async () => runJob(readJob(indexJob, body), deps));
        const attempted = records.map(async (message) => {
          if (await attempt(message, work)) again.push(message.messageId);
        });
        await Promise.all(attempted);
      },
    );
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};
