import { expect, test } from 'vitest';
import { isInInbox } from '../../../../shared/engagement/messages/banned-conversations.ts';

test('the conversation of a banned member leaves the inbox of the other one, and stays in that of the member', () => {
  const banned = { creator_banned: true, created_by: 'member' };
  expect([isInInbox(banned, 'member'), isInInbox(banned, 'other')]).toEqual([true, false]);
  expect(isInInbox({ created_by: 'member' }, 'other')).toBe(true);
});
