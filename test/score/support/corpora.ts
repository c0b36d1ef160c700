import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Public collections of test data. [README](README.md) says where each comes from. */
export const CORPORA = {
  wycheproof: 'wycheproof/testvectors_v1/ed25519_test.json',
  sigv4: 'aws-c-auth/tests/aws-signing-test-suite/v4',
  json: 'JSONTestSuite/test_parsing',
  strings: 'big-list-of-naughty-strings/blns.json',
} as const;
type Corpus = keyof typeof CORPORA;

const pathOf = (corpus: Corpus): string | undefined => {
  const folder = process.env.SCORE_CORPORA;
  const path = folder && join(folder, CORPORA[corpus]);
  return path && existsSync(path) ? path : undefined;
};

/** The parsed file of a collection; `undefined` if this machine does not have it. */
export const corpusJson = (corpus: Corpus): unknown => {
  const path = pathOf(corpus);
  return path && JSON.parse(readFileSync(path, 'utf8'));
};

/** The names of the files or folders of a collection, and how to read one. Empty if this machine does not have it. */
export const corpusFiles = (corpus: Corpus) => {
  const path = pathOf(corpus);
  return {
    names: path ? readdirSync(path).toSorted() : [],
    read: (...name: readonly string[]): Buffer => readFileSync(join(path ?? '', ...name)),
  };
};

/** A line for each collection that is missing on this machine. */
export const missingCorpora = (...names: readonly Corpus[]): readonly string[] =>
  names
    .filter((name) => !pathOf(name))
    .map((name) => `Not on this machine: ${CORPORA[name]}. Set SCORE_CORPORA to the folder that has it.`);
