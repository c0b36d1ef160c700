import { expect, test } from 'vitest';
import { reactionEvents } from '../../../../shared/community/reactions/reaction-events.ts';

const eventsOf = reactionEvents('discussions');
const row = (marks: object) => ({
  pk: 'TEAM#t#HUB#h',
  sk: 'x',
  entity: 'reaction',
  hub_id: 'h',
  resource_id: 'd',
  created_at: '2026-03-01T00:00:00.000Z',
  ...marks,
});
const changesOf = (...rows: Parameters<typeof eventsOf>) =>
  eventsOf(...rows).map(({ type, changed }) => [type, ...changed]);

test('each added or removed emoji publishes an event', () => {
  expect(changesOf(undefined, row({ 'emoji:👍': 1 }))).toEqual([['reaction.added', '👍']]);
  expect(changesOf(row({ 'emoji:👍': 1 }), row({ 'emoji:🎉': 1 }))).toEqual([
    ['reaction.added', '🎉'],
    ['reaction.removed', '👍'],
  ]);
  expect(changesOf(row({ 'emoji:👍': 1 }), row({ 'emoji:👍': 1 }))).toEqual([]);
});

test('a vote publishes an event without the option', () => {
  expect(changesOf(undefined, row({ vote: 'yes' }))).toEqual([['poll.voted']]);
  expect(changesOf(row({ vote: 'yes' }), row({ vote: 'no' }))).toEqual([['poll.voted']]);
  expect(changesOf(row({ vote: 'yes' }), row({}))).toEqual([['poll.vote_withdrawn']]);
});
