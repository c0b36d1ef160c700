import { expect, test } from 'vitest';
import { Emoji } from '../../../../shared/platform/text/emoji.ts';

test.each(['👍', '👍🏽', '❤️', '👩‍👩‍👧', '🇩🇪', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('%s is one emoji', (text) => {
  expect(Emoji.parse(text)).toBe(text);
});

test.each([
  ['\u2764', '❤️'],
  ['\u2764\ufe0e', '❤️'],
  ['👍\ufe0f', '👍'],
  ['👍\ufe0f🏽', '👍🏽'],
  ['1\u20e3', '1️⃣'],
  ['❤\u200d🔥', '❤️‍🔥'],
  ['🏳\u200d🌈', '🏳️‍🌈'],
  ['⛹🏽\ufe0f\u200d♂', '⛹🏽‍♂️'],
  ['🇩\ufe0f🇪', '🇩🇪'],
])('%j is stored as %s', (text, emoji) => {
  expect(Emoji.parse(text)).toBe(emoji);
});

test.each(['', 'a', '1', '#', '1\ufe0f', '👍👍', '👍 ', '🇩', '🏽a', '\u200d', '\ufe0f'])(
  '%j is not one emoji',
  (text) => {
    expect(Emoji.safeParse(text).success).toBe(false);
  },
);
