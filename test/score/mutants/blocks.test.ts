import { stripTypeScriptTypes } from 'node:module';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { blockOf, blocksOf, marked } from './blocks.ts';

const SOURCE = `const LIMIT = 3;
const half = (n: number) => (n > LIMIT ? n / 2 : n);
const twice = (n: number) => ({ n, doubled: half(n) * 2 });
function sign(n: number): string {
  if (n < 0) return 'minus';
  else if (n === 0) {
    return 'none';
  }
  return [n].map((one) => { return twice(one).n; }).join();
}
`;
const blocks = blocksOf('a.ts', SOURCE);
const at = (text: string) => blockOf(blocks, SOURCE.indexOf(text));

/** The numbers of the blocks that a call runs. */
const reachedBy = (call: string): readonly number[] => {
  const reached = new Set<string>();
  const code = stripTypeScriptTypes(marked('a.ts', SOURCE));
  vm.runInNewContext(`${code}; ${call}`, { __reached: reached });
  return [...reached].map((mark) => Number(mark.split(':')[1])).sort();
};

test('a call marks the blocks that it runs, and no other', () => {
  const [minus, none] = [at("return 'minus'"), at("return 'none'")];
  expect(reachedBy('sign(-1)')).toEqual([at('if (n < 0)'), minus].sort());
  expect(reachedBy('sign(0)')).toContain(none);
  expect(reachedBy('sign(0)')).not.toContain(minus);
  expect(reachedBy('sign(5)')).toEqual(expect.arrayContaining([at('twice(one)'), at('{ n, doubled'), at('n > LIMIT')]));
  expect(reachedBy('')).toEqual([]);
});

test('marks change no result, and what runs when the module is loaded is of no block', () => {
  const code = stripTypeScriptTypes(marked('a.ts', SOURCE));
  expect(vm.runInNewContext(`${code}; [sign(-1), sign(0), sign(5), twice(8).doubled].join()`)).toBe('minus,none,5,8');
  expect(at('3;')).toBeUndefined();
});
