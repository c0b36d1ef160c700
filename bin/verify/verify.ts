import { writeFileSync } from 'node:fs';
import { newRunId } from './addresses.ts';
import { cleanUp } from './cleanup.ts';
import { type Client, client, NoResponse } from './client.ts';
import type { Options } from './command-line.ts';
import { createWorld } from './create-world.ts';
import { Mismatch } from './expect.ts';
import { type Journal, leftovers, newJournal } from './journal.ts';
import { areaLine, type Report, reportLines, summaryOf } from './report.ts';
import { type AreaResult, type Failure, runAreas } from './run.ts';

interface Terminal {
  readonly line: (text: string) => void;
  /** Shows what is done at present; only on a terminal. */
  readonly progress: (text: string) => void;
}

interface Deps {
  /** The folder of the journals. */
  readonly folder: string;
  readonly terminal: Terminal;
  /** Whether the run was interrupted. */
  readonly isStopped: () => boolean;
  readonly now: () => Date;
}

/** Deletes what interrupted runs left; returns what could not be deleted. */
const deleteLeftovers = async (http: Client, { folder, terminal }: Deps): Promise<readonly string[]> => {
  const left: string[] = [];
  for (const { leftover, journal } of leftovers(folder, http.origin)) {
    const { teams, problems } = await cleanUp(http, journal);
    const names = teams.length > 0 ? teams.join(', ') : 'no team';
    terminal.line(`left by the run ${leftover.run} of ${leftover.started_at}, deleted now: ${names}`);
    left.push(...problems.map((problem) => `of the run ${leftover.run}: ${problem}`));
  }
  return left;
};

const setUpFailure = (error: unknown): Failure => {
  const of = { area: 'set-up', title: 'the teams of the run are created', statements: ['C037'] };
  if (error instanceof Mismatch) return { ...of, ...error.request, expected: error.expected, actual: error.actual };
  if (error instanceof NoResponse)
    return { ...of, method: error.method, path: error.path, expected: 'a response', actual: error.message };
  throw error;
};

const failedSetUp = (error: unknown): AreaResult => ({
  name: 'set-up',
  passed: [],
  skipped: [],
  milliseconds: 0,
  failures: [setUpFailure(error)],
});

const check = async (http: Client, journal: Journal, run: string, { revision }: Options, deps: Deps) => {
  const { terminal, isStopped } = deps;
  try {
    terminal.progress('creating the teams of the run');
    const world = await createWorld(http, journal, { run, revision });
    return await runAreas(world, {
      isStopped,
      ended: (result) => terminal.line(areaLine(result)),
      starting: (name) => terminal.progress(name),
    });
  } catch (error) {
    const failed = failedSetUp(error);
    terminal.line(areaLine(failed));
    return [failed];
  }
};

/** Verifies a deployed stage and deletes what the run created, also if it fails or is interrupted. */
export const verify = async (options: Options, deps: Deps): Promise<Report> => {
  const { terminal, now } = deps;
  const started = now();
  const http = client(options.origin);
  const run = newRunId();
  terminal.line(`Verifying ${options.origin} (run ${run})`);
  const older = await deleteLeftovers(http, deps);
  const journal = newJournal(deps.folder, run, options.origin, started);
  const results = await check(http, journal, run, options, deps);
  terminal.progress('deleting the teams of the run');
  const { teams, problems } = await cleanUp(http, journal);
  if (teams.length > 0) terminal.line(`deleted ${teams.join(', ')}`);
  const report: Report = {
    url: options.origin,
    run,
    started_at: started.toISOString(),
    seconds: Math.round((now().getTime() - started.getTime()) / 1_000),
    requests: http.sent(),
    ...summaryOf(results),
    left: [...older, ...problems],
  };
  for (const line of reportLines(report)) terminal.line(line);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  return report;
};
