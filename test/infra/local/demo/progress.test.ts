import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../../../../infra/local/demo/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const printed = (isTTY: boolean, seconds: number): string => {
  let text = '';
  const { stop } = progress({ isTTY, write: (part) => (text += part) }, (passed) => `${passed} s`);
  vi.advanceTimersByTime(seconds * 1_000);
  stop();
  vi.advanceTimersByTime(500_000);
  return text;
};

test('progress is one line that is replaced each second in a terminal', () => {
  expect(printed(true, 2)).toBe('\r\u001B[K1 s\r\u001B[K2 s\r\u001B[K');
});

test('progress is a few lines in a file: eight minutes are seven', () => {
  expect(printed(false, 4)).toBe('');
  expect(printed(false, 480)).toBe('5 s\n10 s\n20 s\n40 s\n80 s\n160 s\n320 s\n');
});
