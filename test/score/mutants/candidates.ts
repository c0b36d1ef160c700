import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasOf, LEFT_OUT } from './areas.ts';
import { mutationsOf } from './mutations.ts';
import { seeded } from './seeded.ts';

/** A defect of one line in one file. */
export interface Mutant {
  /** The same for the same change of the same line, whatever the other lines are. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** Where the change begins in the file. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with the defect. */
  readonly text: string;
  readonly kind: string;
}

const mutantsOf = (tree: string, file: string): readonly Mutant[] => {
  const text = readFileSync(join(tree, file), 'utf8');
  return mutationsOf(file, text).map(({ start, end, text: change, kind }) => {
    const changed = text.slice(0, start) + change + text.slice(end);
    const line = text.slice(0, start).split('\n').length;
    const [before = '', after = ''] = [text, changed].map((one) => one.split('\n')[line - 1]?.trim());
    return { id: `${file}:${before} => ${after}`, file, line, at: start, before, after, text: changed, kind };
  });
};

/** `count` different mutants, the same for the same seed and sources: as many of each area as it has, in turns. */
export const sample = (tree: string, seed: number, count: number, only = ''): readonly Mutant[] => {
  const { shuffled } = seeded(seed);
  const byArea = areasOf(tree).map((area) => {
    const files = globSync(`${area}/**/*.ts`, { cwd: tree }).filter((file) => !LEFT_OUT.test(file));
    const mutants = files.sort().flatMap((file) => mutantsOf(tree, file));
    return shuffled([...new Map(mutants.map((mutant) => [mutant.id, mutant])).values()]);
  });
  const longest = Math.max(...byArea.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, nth) => byArea.flatMap((mutants) => mutants[nth] ?? []));
  return turns
    .flat()
    .filter(({ file }) => file.startsWith(only))
    .slice(0, count);
};
