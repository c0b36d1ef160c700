import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ratio, type Samples } from './statistics.ts';
import { type Row, ratioRow } from './tables.ts';

const ROUNDS = 25;
const LAUNCHER = join(import.meta.dirname, '..', '..', 'bin', 'hub.js');

const NOTHING = 'node -e 0';

const contenders: ReadonlyMap<string, readonly string[]> = new Map([
  [NOTHING, ['-e', '0']],
  ['hub version', [LAUNCHER, 'version']],
  ['hub --help', [LAUNCHER, '--help']],
  ['hub hubs --help', [LAUNCHER, 'hubs', '--help']],
]);

const run = promisify(execFile);

/** Milliseconds from the start of a process to its end. Contenders alternate, and the first round is a warm-up. */
export const client = async (): Promise<Samples> => {
  const samples = new Map([...contenders.keys()].map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, args] of contenders) {
      const begun = performance.now();
      await run(process.execPath, [...args]);
      if (round > 0) samples.get(name)?.push(performance.now() - begun);
    }
  return samples;
};

export const clientRows = (samples: Samples): readonly Row[] =>
  [...contenders.keys()]
    .filter((name) => name !== NOTHING)
    .map((name) => ratioRow(`${name} ÷ ${NOTHING}`, ratio(samples, name, NOTHING), 3));
