import { expect, test } from 'vitest';
import { prefersStrict } from '../../../../shared/platform/http/prefer.ts';

test.each([
  ['handling=strict', true],
  ['Handling = "strict"', true],
  ['respond-async, wait=10, handling=strict; note="a, b"', true],
  ['handling=strict, handling=lenient', true],
  ['handling=lenient, handling=strict', false],
  ['note="handling=strict"', false],
  ['handling', false],
  ['', false],
  [undefined, false],
])('%s asks for strict handling: %s', (header, is) => {
  expect(prefersStrict(header)).toBe(is);
});
