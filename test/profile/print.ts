import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../infra/command-line/command-line.ts';
import { profileOf, type Report } from './profile.ts';

const MOST = 50;

const { values } = commandLine({
  usage: 'npm run test:profile --',
  about: 'Prints the seconds and the share of each test file in the last runs of the test scripts. Runs no test.',
  options: { all: { type: 'boolean', text: `prints all files, not the ${MOST} that took longest` } },
});

const root = join(import.meta.dirname, '..', '..');
const reports = globSync('.data/tests/*.json', { cwd: root });
if (reports.length === 0) {
  console.error('There is no report. Run `npm test` or `npm run test:all` first.');
  process.exit(1);
}
const lines = profileOf(
  reports.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Report),
  root,
);
console.log(reports.join(', '));
for (const line of values.all ? lines : lines.slice(0, MOST + 1)) console.log(line);
