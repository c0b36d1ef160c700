import { expect, test } from 'vitest';
import { reactionEvents } from '../../../../shared/community/reactions/reaction-events.ts';

const eventsOf = reactionEvents('discussions');
const row = (marks: object) => ({
  ...{ pk: 'TEAM#t#HUB#h', sk: 'x', entity: 'reaction', hub_id: 'h', resource_id: 'd' },
  ...{ created_at: '2026-03-01T00:00:00.000Z', ...marks },
});
const told = (...rows: Parameters<typeof eventsOf>) => eventsOf(...rows).map(({ type, changed }) => [type, ...changed]);

test('each emoji that is added or removed is an event', () => {
  expect(told(undefined, row({ 'emoji:👍': 1 }))).toEqual([['reaction.added', '👍']]);
  expect(told(row({ 'emoji:👍': 1 }), row({ 'emoji:🎉': 1 }))).toEqual([
    ['reaction.added', '🎉'],
    ['reaction.removed', '👍'],
  ]);
  expect(told(row({ 'emoji:👍': 1 }), row({ 'emoji:👍': 1 }))).toEqual([]);
});

test('a vote is an event that does not contain the option', () => {
  expect(told(undefined, row({ vote: 'yes' }))).toEqual([['poll.voted']]);
  expect(told(row({ vote: 'yes' }), row({ vote: 'no' }))).toEqual([['poll.voted']]);
  expect(told(row({ vote: 'yes' }), row({}))).toEqual([['poll.vote_withdrawn']]);
});
