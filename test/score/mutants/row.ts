import type { Row } from '../row.ts';
import { type Mutant, sample } from './candidates.ts';
import { judge } from './judge.ts';
import { copyOfTree } from './tree.ts';
import { earlierVerdicts } from './verdicts.ts';

const SEED = 9;
const COUNT = { quick: 20, full: 1_040 } as const;
const TARGET = 0.9;

const described = ({ file, line, before, after, kind }: Mutant): string =>
  `Survived: ${file}:${line}, ${kind}: \`${before}\` → \`${after}\``;

export const row: Row = {
  number: 9,
  name: 'mutants',
  measures: 'defects of one line that the tests find',
  done: 'A seeded sample of one-line defects in identity, http, access, commerce, webhooks, db, limits and tenancy, as many of each. For each, the tests nearest to the file are asked, then those of its area.',
  target: '≥ 90 % of ≥ 1,000 killed; survivors listed',
  madeToFail:
    'Every test was replaced by one that asserts nothing of the code: all 6 of 6 defects survived and were listed.',
  async measure(size, progress) {
    const mutants = sample(Number(process.env.SCORE_SEED ?? SEED), Number(process.env.SCORE_MUTANTS ?? COUNT[size]));
    const earlier = earlierVerdicts();
    const tree = copyOfTree();
    const survivors: Mutant[] = [];
    try {
      for (const [nth, mutant] of mutants.entries()) {
        const verdict = earlier.of(mutant) ?? (await judge(tree, mutant));
        earlier.keep(mutant, verdict);
        if (verdict === 'survived') survivors.push(mutant);
        progress(`${nth + 1}/${mutants.length} ${verdict} ${mutant.file}:${mutant.line}  ${mutant.after}`);
      }
    } finally {
      tree.remove();
    }
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
