import type { Row } from '../row.ts';
import { judgedTree } from './areas.ts';
import { type Mutant, sample } from './candidates.ts';
import { judgeIn } from './judge.ts';
import { runsFor } from './order.ts';
import { reachOf } from './reach.ts';
import { copyOf } from './tree.ts';
import { earlierVerdicts } from './verdicts.ts';

const SEED = 9;
const COUNT = { quick: 20, full: 1_040 } as const;
const TARGET = 0.9;
const JUDGES = ['judged-1', 'judged-2'];

const described = ({ file, line, before, after, kind }: Mutant): string =>
  `Survived: ${file}:${line}, ${kind}: \`${before}\` → \`${after}\``;

export const row: Row = {
  number: 9,
  name: 'mutants',
  measures: 'defects of one line that the tests find',
  done: 'A seeded sample of one-line defects in each layer of `shared` and in `functions`, as many of each. For each, the test files that run its block are asked, the nearest and fastest first, until one fails.',
  target: '≥ 90 % of ≥ 1,000 killed; survivors listed',
  madeToFail:
    'Every test was replaced by one that asserts nothing of the code: all 6 of 6 defects survived and were listed.',
  async measure(size, progress) {
    const { SCORE_SEED, SCORE_MUTANTS, SCORE_TESTS = '', SCORE_SOURCES } = process.env;
    const tree = judgedTree();
    const mutants = sample(tree, Number(SCORE_SEED ?? SEED), Number(SCORE_MUTANTS ?? COUNT[size]), SCORE_SOURCES);
    const reach = reachOf(tree, SCORE_TESTS);
    const earlier = earlierVerdicts(tree);
    const survivors: Mutant[] = [];
    const waiting = [...mutants];
    const work = async (name: string): Promise<void> => {
      const judge = judgeIn(copyOf(tree, name));
      try {
        for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
          const runs = runsFor(tree, reach, mutant);
          const verdict = earlier.of(mutant, runs.flat()) ?? (await judge.verdict(mutant, runs));
          earlier.keep(mutant, runs.flat(), verdict);
          if (verdict === 'survived') survivors.push(mutant);
          const asked = `${runs.flat().length} files`;
          progress(`${waiting.length} left: ${verdict} (${asked}) ${mutant.file}:${mutant.line}  ${mutant.after}`);
        }
      } finally {
        judge.end();
      }
    };
    await Promise.all(JUDGES.map(work));
    const killed = mutants.length - survivors.length;
    return {
      tried: mutants.length,
      failed: survivors.length,
      value: `${killed} of ${mutants.length} killed (${((100 * killed) / mutants.length).toFixed(1)} %)`,
      met: killed >= TARGET * mutants.length && (size === 'quick' || mutants.length >= 1_000),
      details: survivors.map(described),
    };
  },
};
