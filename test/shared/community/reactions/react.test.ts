import { expect, test } from 'vitest';
import { isEmoji } from '../../../../shared/community/reactions/react.ts';

test.each(['👍', '👍🏽', '❤️', '👩‍👩‍👧', '🇩🇪', '1️⃣'])('%s is one emoji', (text) => {
  expect(isEmoji(text)).toBe(true);
});

test.each(['', 'a', '1', '👍👍', '👍 ', '🇩', '🏽a', '\u200d'])('%j is not one emoji', (text) => {
  expect(isEmoji(text)).toBe(false);
});
