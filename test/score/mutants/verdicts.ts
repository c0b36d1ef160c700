import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Mutant, root } from './candidates.ts';
import type { Verdict } from './judge.ts';
import { relatedTests } from './related.ts';

const kept = join(root, '.data', 'score', 'mutants.jsonl');

/** What all tests share. */
const support = ['vitest.config.ts', ...globSync('test/support/**/*.ts', { cwd: root }).sort()]
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** A verdict holds as long as the mutated file, the tests that are asked about it and what they share are the same. */
const keyOf = ({ id, text, file, area }: Mutant): string => {
  const hash = createHash('sha256').update(`${id}\n${text}`).update(support);
  for (const test of relatedTests(file, area).flat()) hash.update(readFileSync(join(root, test)));
  return hash.digest('hex').slice(0, 24);
};

/** Verdicts of earlier runs, so that an interrupted one continues. Killed mutants stay killed; survivors are asked again. */
export const earlierVerdicts = () => {
  mkdirSync(dirname(kept), { recursive: true });
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : [];
  const known = new Map(lines.filter(Boolean).map((line): [string, Verdict] => JSON.parse(line)));
  return {
    of: (mutant: Mutant): Verdict | undefined => (known.get(keyOf(mutant)) === 'killed' ? 'killed' : undefined),
    keep: (mutant: Mutant, verdict: Verdict) => appendFileSync(kept, `${JSON.stringify([keyOf(mutant), verdict])}\n`),
  };
};
