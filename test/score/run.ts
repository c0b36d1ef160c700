import { commandLine } from '../../infra/command-line/command-line.ts';
import { writePage } from './page.ts';
import { keep, resultOf } from './results.ts';
import type { Figure, Size } from './row.ts';
import { rows } from './rows.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';

const { values, words: names } = commandLine({
  usage: 'npm run score --',
  about:
    'Measures the rows of the scorecard, and writes their figures to test/score. Exits with 1 if a target is missed.',
  words: ['[row …]', 'the names of rows; all without one'],
  options: { quick: { type: 'boolean', text: 'measures less, in minutes' } },
  environment: {
    SCORE_SEED: 'the seed of the samples',
    SCORE_MUTANTS: 'how many mutants are tried',
    SCORE_CORPORA: 'a folder with the corpora that are downloaded otherwise',
  },
});
const size: Size = values.quick ? 'quick' : 'full';

const all = await Promise.all(rows.map((load) => load()));
const unknown = names.filter((name) => !all.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. The rows: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** A row that cannot be measured is missed, and the others are measured all the same. */
const notMeasured = (error: Error): Figure => ({
  tried: 0,
  failed: 1,
  value: 'not measured',
  met: false,
  details: [`${error.name}: ${error.message}`],
});

let missed = 0;
for (const row of all.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`${row.number} ${row.name}: ${row.measures}`);
  const startedAt = Date.now();
  const figure = await row.measure(size, (line) => console.log(`  ${line}`)).catch(notMeasured);
  writePage(keep(resultOf(row, figure, size, startedAt)));
  console.log(`  ${figure.met ? 'met' : 'MISSED'}: ${figure.value} (target ${row.target})`);
  for (const detail of figure.details.slice(0, 20)) console.log(`    ${detail}`);
  if (!figure.met) missed += 1;
}
process.exit(missed > 0 ? 1 : 0);
