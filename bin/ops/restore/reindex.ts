import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import type { IndexJob } from '../../../shared/downstream/search/index-queue.ts';
import { isTombstone } from '../../../shared/platform/db/item.ts';
import { inParts } from '../../../shared/platform/runtime/in-parts.ts';
import type { Ops } from '../ops.ts';
import { queueUrl } from '../resources.ts';
import { scan } from './scan.ts';
import type { RestoreState } from './state.ts';

const BATCH_SIZE = 10;

interface HubRow {
  readonly id?: string;
  readonly team_id?: string;
}

/** Queues every hub of the restored table for indexing: the search index has changes that the table has not. */
export const reindexHubs = async (ops: Ops, { to }: RestoreState): Promise<number> => {
  const jobs: IndexJob[] = [];
  await scan(ops, to, (row) => {
    const { id, team_id } = row as HubRow;
    if (row.entity === 'hub' && !isTombstone(row) && id && team_id) jobs.push({ kind: 'hub', team_id, hub_id: id });
  });
  const QueueUrl = queueUrl(await ops.stage.resources(), 'index');
  for (const part of inParts(jobs, BATCH_SIZE)) {
    const Entries = part.map((job, nth) => ({ Id: String(nth), MessageBody: JSON.stringify(job) }));
    const { Failed = [] } = await ops.stage.clients.sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} jobs: ${Failed[0]?.Code}`);
  }
  return jobs.length;
};
