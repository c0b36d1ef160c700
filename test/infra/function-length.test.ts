import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { type Source, sourcesIn } from './support/sources.ts';

const MAX_LINES = 70;

interface Measured {
  readonly at: string;
  readonly lines: number;
}

/**
 * Every function of statements in a file with its lines, without those inside of the functions in it. A function whose
 * body is an expression declares a value, such as a schema or a text, and may be as long as that is.
 */
const functionsOf = ({ file, text }: Source): readonly Measured[] => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
  const found: Measured[] = [];
  /** Measures the functions in a node, and returns how many lines they take. */
  const measure = (node: ts.Node): number => {
    let inner = 0;
    ts.forEachChild(node, (child) => {
      inner += measure(child);
    });
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return inner;
    const [first, last] = [lineOf(node.getStart(tree)), lineOf(node.end)];
    if (ts.isBlock(node.body)) found.push({ at: `${file}:${first + 1}`, lines: last - first + 1 - inner });
    return Math.max(0, last - first - 1);
  };
  measure(tree);
  return found;
};

test('no function is longer than 70 lines, without those of the functions in it', () => {
  const all = sourcesIn('bin', 'infra', 'functions', 'shared').flatMap(functionsOf);
  expect(all.length).toBeGreaterThan(5_000);
  expect(all.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

test('the lines of a function do not count to the one around it', () => {
  const text = `const outer = () => {
  const inner = () => {
    one();
    two();
  };
  return { inner, method() { return 1; } };
};`;
  expect(functionsOf({ file: 'a.ts', text }).map(({ at, lines }) => [at, lines])).toEqual([
    ['a.ts:2', 4],
    ['a.ts:6', 1],
    ['a.ts:1', 5],
  ]);
});
