import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../../../../infra/local/demo/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const printed = (isTTY: boolean): string => {
  let text = '';
  const { stop } = progress({ isTTY, write: (part) => (text += part) }, (seconds) => `${seconds} s`);
  vi.advanceTimersByTime(2_000);
  stop();
  vi.advanceTimersByTime(5_000);
  return text;
};

test('progress is a line each second in a file, and one line that is replaced in a terminal', () => {
  expect(printed(false)).toBe('1 s\n2 s\n');
  expect(printed(true)).toBe('\r\u001B[K1 s\r\u001B[K2 s\r\u001B[K');
});
