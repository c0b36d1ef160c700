import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, type Area, LEFT_OUT } from './areas.ts';
import { mutationsOf } from './mutations.ts';
import { seeded } from './seeded.ts';

export const root = join(import.meta.dirname, '..', '..', '..');

/** A defect of one line in one file. */
export interface Mutant {
  /** The same for the same change of the same line, whatever the other lines are. */
  readonly id: string;
  readonly area: Area;
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with the defect. */
  readonly text: string;
  readonly kind: string;
}

const filesOf = (path: string): readonly string[] => {
  if (!existsSync(join(root, path))) throw new Error(`${path} is not in the tree`);
  if (statSync(join(root, path)).isFile()) return [path];
  return globSync('**/*.ts', { cwd: join(root, path) }).map((file) => join(path, file));
};

const mutantsOf = (area: Area, file: string): readonly Mutant[] => {
  const text = readFileSync(join(root, file), 'utf8');
  return mutationsOf(file, text).map(({ start, end, text: change, kind }) => {
    const changed = text.slice(0, start) + change + text.slice(end);
    const line = text.slice(0, start).split('\n').length;
    const [before = '', after = ''] = [text, changed].map((one) => one.split('\n')[line - 1]?.trim());
    return { id: `${file}:${before} => ${after}`, area, file, line, before, after, text: changed, kind };
  });
};

/** `count` different mutants, the same for the same seed and sources: as many of each area as it has, in turns. */
export const sample = (seed: number, count: number): readonly Mutant[] => {
  const { shuffled } = seeded(seed);
  const taken = new Set<string>();
  const byArea = AREAS.map((area) => {
    const files = [...new Set(area.sources.flatMap(filesOf))].filter(
      (file) => !LEFT_OUT.test(file) && !taken.has(file),
    );
    for (const file of files) taken.add(file);
    const mutants = files.sort().flatMap((file) => mutantsOf(area, file));
    return shuffled([...new Map(mutants.map((mutant) => [mutant.id, mutant])).values()]);
  });
  const longest = Math.max(...byArea.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, nth) => byArea.flatMap((mutants) => mutants[nth] ?? []));
  return turns.flat().slice(0, count);
};
