import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of the contract's statements: C001 to C520. */
export const STATEMENTS = 520;

/** A statement, as in `C007`. */
export type Statement = string;

export const numbered = (number: number): Statement => `C${String(number).padStart(3, '0')}`;

export const allStatements = (): readonly Statement[] =>
  Array.from({ length: STATEMENTS }, (_, nth) => numbered(nth + 1));

/** One statement, or a run of them: `C012`, `C012–C016`. */
const NAMED = /\bC(\d{3})(?:[–-]C?(\d{3}))?\b/g;

/** Every statement that a text names. */
export const namedIn = (text: string): readonly Statement[] =>
  [...text.matchAll(NAMED)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, nth) => numbered(Number(first) + nth)),
  );

const root = join(import.meta.dirname, '..', '..');

/** The code of a test without comments. */
export const withoutComments = (source: string): string =>
  source.replaceAll(/^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, '');

/** The test files whose tests name each statement, by their paths below test/. */
export const testsByStatement = (): ReadonlyMap<Statement, readonly string[]> => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const tests = new Map<Statement, string[]>();
  for (const file of files.toSorted())
    for (const statement of new Set(namedIn(withoutComments(readFileSync(join(root, file), 'utf8')))))
      tests.set(statement, [...(tests.get(statement) ?? []), file]);
  return tests;
};
