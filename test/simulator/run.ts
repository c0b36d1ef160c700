import { reportOf } from './day/report.ts';
import { planOf, runDay } from './day/run-day.ts';
import { shrink } from './day/shrink.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';

const optionOf = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

const seed = optionOf('seed');
const first = seed ?? optionOf('from') ?? 1;
const count = seed === undefined ? (optionOf('seeds') ?? 200) : 1;
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
