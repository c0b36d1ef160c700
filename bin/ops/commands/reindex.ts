import type { Command } from 'commander';
import { counted } from '../../../shared/platform/text/counted.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { tableName } from '../resources.ts';
import { jobsOf, queueJobs } from '../restore/reindex.ts';

const reindex = async (ops: Ops): Promise<Outcome> => {
  const jobs = await jobsOf(ops, tableName(await ops.stage.resources()));
  if (!ops.isDry) await queueJobs(ops, jobs);
  const hubs = jobs.filter(({ kind }) => kind === 'hub').length;
  const teams = jobs.length - hubs;
  const what = `${counted(hubs, 'hub')} and the contacts of ${counted(teams, 'team')}`;
  return {
    result: { stage: ops.stage.name, dry_run: ops.isDry, hubs, teams },
    show: ({ line }) =>
      line(ops.isDry ? `Would queue ${what}.` : `Queued ${what}. hub ops status shows the queue index.`),
  };
};

export const define = (command: Command, run: Runner): void => run(command, reindex);
