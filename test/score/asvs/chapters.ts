import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A requirement has a test, does not apply, or is a gap: exactly one of the three is given. */
export interface Mapping {
  readonly level: number;
  /** The subject in our own words. */
  readonly about: string;
  /** The file and the title of a test that fails without it. */
  readonly test?: readonly [file: string, title: string];
  readonly not_applicable?: string;
  readonly gap?: string;
}

const folder = join(import.meta.dirname, 'chapters');

const parsed = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The requirements of levels 1 and 2, by level. */
export const requirements = (): ReadonlyMap<string, number> =>
  new Map(
    Object.entries<string[]>(parsed(join(import.meta.dirname, 'requirements.json'))).flatMap(([level, ids]) =>
      ids.map((id) => [id, Number(level)] as const),
    ),
  );

/** What the chapters say of each requirement. An id that two chapters have is there twice. */
export const mappings = (): readonly (readonly [id: string, Mapping])[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => Object.entries<Mapping>(parsed(join(folder, file))));
