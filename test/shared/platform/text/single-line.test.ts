import { expect, test } from 'vitest';
import * as z from 'zod';
import { singleLine } from '../../../../shared/platform/text/single-line.ts';

const Line = singleLine(z.string());

test.each(['\n', '\r', '\t', '\u0000', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066'])('%j is rejected', (sign) => {
  expect(Line.safeParse(`a${sign}b`).success).toBe(false);
});

test('words of any script and emoji sequences are accepted', () => {
  for (const text of ['', 'Grüße', '漢字', 'עברית', '👩‍👩‍👧', 'a\u00a0b'])
    expect(Line.safeParse(text).success, text).toBe(true);
});
