import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsed, readArguments, UsageError } from '../infra/command-line/command-line.ts';
import type { Program } from '../infra/command-line/program.ts';
import { releaseProblems, upgradeNotes } from '../infra/release/version.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const CHECK: Program = {
  usage: 'node bin/release-check.ts',
  about: 'Checks that the version, the changelog and the upgrade notes of a release agree with its tag.',
  words: ['v<version> [file]', 'the tag, and a file for the upgrade notes'],
};
const [tag, notes] = readArguments(CHECK, (args) => {
  const [first, ...others] = parsed(CHECK, args).words;
  if (first === undefined) throw new UsageError('The tag is missing.');
  return [first, ...others] as const;
});

const { version }: { version: string } = JSON.parse(read('package.json'));
const upgrading = read('UPGRADING.md');
const problems = releaseProblems({ tag, version, changelog: read('CHANGELOG.md'), upgrading });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
if (problems.length === 0 && notes !== undefined) writeFileSync(notes, `${upgradeNotes(upgrading, version)}\n`);
