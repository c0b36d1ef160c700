import { parsed, readArguments, UsageError } from '../../infra/command-line/command-line.ts';
import type { Options, Program } from '../../infra/command-line/program.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';

const OPTIONS = {
  seed: { type: 'string', value: 'number', text: 'runs this day alone' },
  from: { type: 'string', value: 'number', text: 'the first seed (1)' },
  seeds: { type: 'string', value: 'number', text: 'how many days (200)' },
} as const satisfies Options;

const SIMULATE: Program<typeof OPTIONS> = {
  usage: 'npm run simulate --',
  about: 'Runs random days of the service with faults, and prints the smallest program that breaks an invariant.',
  options: OPTIONS,
};

const numberOf = (name: string, text: string | undefined): number | undefined => {
  if (text !== undefined && !/^\d+$/.test(text)) throw new UsageError(`--${name} must be a number, not ${text}.`);
  return text === undefined ? undefined : Number(text);
};

const { first, count } = readArguments(SIMULATE, (args) => {
  const { values } = parsed(SIMULATE, args);
  const seed = numberOf('seed', values.seed);
  const from = numberOf('from', values.from) ?? 1;
  const seeds = numberOf('seeds', values.seeds) ?? 200;
  return seed === undefined ? { first: from, count: seeds } : { first: seed, count: 1 };
});
/* They load the service: a question about the options is answered without it. */
const { reportOf } = await import('./day/report.ts');
const { planOf, runDay } = await import('./day/run-day.ts');
const { shrink } = await import('./day/shrink.ts');
const startedAt = performance.now();
let [calls, faults, failing] = [0, 0, 0];

for (let nth = first; nth < first + count; nth += 1) {
  const outcome = await runDay(planOf(nth));
  calls += outcome.trace.length;
  faults += outcome.faults.length;
  if (outcome.broken.length > 0) {
    failing += 1;
    console.log(reportOf(await shrink(planOf(nth), outcome)));
  }
  if ((nth - first + 1) % 500 === 0) console.log(`${nth - first + 1} seeds, ${failing} failing`);
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${count} seeds, ${calls} calls, ${faults} faults, ${failing} failing, ${seconds} s`);
process.exit(failing > 0 ? 1 : 0);
