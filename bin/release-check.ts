import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseProblems, upgradeNotes } from '../infra/release/version.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const [tag = '', notes] = process.argv.slice(2);
if (tag === '') {
  console.error('Usage: npx node bin/release-check.ts v<version> [file for the upgrade notes]');
  process.exit(2);
}

const { version }: { version: string } = JSON.parse(read('package.json'));
const upgrading = read('UPGRADING.md');
const problems = releaseProblems({ tag, version, changelog: read('CHANGELOG.md'), upgrading });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
if (problems.length === 0 && notes !== undefined) writeFileSync(notes, `${upgradeNotes(upgrading, version)}\n`);
