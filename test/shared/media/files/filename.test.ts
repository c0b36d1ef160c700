import { expect, test } from 'vitest';
import { Filename } from '../../../../shared/media/files/filename.ts';

test.each([
  ['\u200f\u200fלכידה.png', 'לכידה.png'],
  ['مرحبا\u200f.png', 'مرحبا.png'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2066a\u2069.png', 'a.png'],
  ['\ufeffa.png\u200e ', 'a.png'],
  ['Screenshot at 4.42\u202fPM.png', 'Screenshot at 4.42\u202fPM.png'],
  ['👩‍👧.png', '👩‍👧.png'],
])('%j is stored as %j', (sent, stored) => {
  expect(Filename.parse(sent)).toBe(stored);
});

test.each([
  ['a\u0000.png', 'Must not contain control characters.'],
  ['a\nb.png', 'Must not contain control characters.'],
  ['a\u2028.png', 'Must not contain control characters.'],
  ['a/b.png', 'Must not contain a path.'],
  ['\u200f.\u200f.', 'Must not consist of dots only.'],
  ['\u200b', 'Must contain a visible character.'],
])('%j is refused with the reason', (name, message) => {
  expect(Filename.safeParse(name).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a name of marks only is empty', () => {
  expect(Filename.safeParse('\u200f\u202e').success).toBe(false);
});
