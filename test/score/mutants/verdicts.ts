import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './candidates.ts';
import type { Verdict } from './judge.ts';
import { scoreFolder } from './tree.ts';

const kept = join(scoreFolder, 'mutants.jsonl');

/** Verdicts of earlier runs, so that an interrupted one continues. Killed mutants stay killed; survivors are asked again. */
export const earlierVerdicts = (tree: string) => {
  mkdirSync(scoreFolder, { recursive: true });
  /** What all tests share. */
  const support = ['vitest.config.ts', ...globSync('test/support/**/*.ts', { cwd: tree }).sort()]
    .map((file) => readFileSync(join(tree, file), 'utf8'))
    .join('\n');
  /** A verdict holds as long as the mutated file, the tests that are asked about it and what they share are the same. */
  const keyOf = ({ id, text }: Mutant, tests: readonly string[]): string => {
    const hash = createHash('sha256').update(`${id}\n${text}`).update(support);
    for (const test of tests) hash.update(readFileSync(join(tree, test)));
    return hash.digest('hex').slice(0, 24);
  };
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
  const known = new Map(lines.filter(Boolean).map((line): [string, Verdict] => JSON.parse(line)));
  return {
    of: (mutant: Mutant, tests: readonly string[]): Verdict | undefined =>
      known.get(keyOf(mutant, tests)) === 'killed' ? 'killed' : undefined,
    keep: (mutant: Mutant, tests: readonly string[], verdict: Verdict) =>
      appendFileSync(kept, `${JSON.stringify([keyOf(mutant, tests), verdict])}\n`),
  };
};
