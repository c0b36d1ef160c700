import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { teamEntity } from '../../../shared/accounts/teams/team-item.ts';
import type { DeriveJob } from '../../../shared/downstream/derived/derive-job.ts';
import { hubEntity } from '../../../shared/hubs/hubs/hub-item.ts';
import { type Item, isTombstone } from '../../../shared/platform/db/item.ts';
import { inParts } from '../../../shared/platform/runtime/in-parts.ts';
import type { Ops } from '../ops.ts';
import { queueUrl } from '../resources.ts';
import { scan } from './scan.ts';

const BATCH_SIZE = 10;

/** A job that reindexes a whole hub, or all contacts of a team. */
type WholeJob = Extract<DeriveJob, { readonly kind: 'hub' | 'team' }>;

const jobOf = (row: Item): WholeJob | undefined => {
  const { id, team_id } = row as { readonly id?: string; readonly team_id?: string };
  if (isTombstone(row) || !id) return undefined;
  if (row.entity === teamEntity) return { kind: 'team', team_id: id };
  return row.entity === hubEntity && team_id ? { kind: 'hub', team_id, hub_id: id } : undefined;
};

/** The jobs that reindex every hub of a table and every team. */
export const jobsOf = async (ops: Ops, table: string): Promise<readonly WholeJob[]> => {
  const jobs: WholeJob[] = [];
  await scan(ops, table, (row) => {
    const job = jobOf(row);
    if (job) jobs.push(job);
  });
  return jobs;
};

export const queueJobs = async ({ stage }: Ops, jobs: readonly WholeJob[]): Promise<void> => {
  const QueueUrl = queueUrl(await stage.resources(), 'index');
  for (const part of inParts(jobs, BATCH_SIZE)) {
    const Entries = part.map((job, nth) => ({ Id: String(nth), MessageBody: JSON.stringify(job) }));
    const { Failed = [] } = await stage.clients.sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} jobs: ${Failed[0]?.Code}`);
  }
};

/** Queues every hub of the restored table for indexing: the search index has changes that the table has not. */
export const reindexHubs = async (ops: Ops, table: string): Promise<number> => {
  const hubs = (await jobsOf(ops, table)).filter(({ kind }) => kind === hubEntity);
  await queueJobs(ops, hubs);
  return hubs.length;
};
