import { expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';

/** The texts that a source of one line is changed to. */
const changed = (line: string): readonly string[] =>
  mutationsOf('a.ts', line).map(({ start, end, text }) => line.slice(0, start) + text + line.slice(end));

test('every change gives another text, so that a return or a spread of nothing has none', () => {
  expect(changed('const f = () => { return { ...rest }; };')).toEqual([
    'const f = () => { return undefined; };',
    'const f = () => { return { ...{} }; };',
  ]);
  for (const line of ['const f = () => { return undefined; };', 'const f = () => { return; };', 'const a = { ...{} };'])
    expect(changed(line), line).toEqual([]);
});
