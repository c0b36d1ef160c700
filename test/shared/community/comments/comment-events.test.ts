import { expect, test } from 'vitest';
import { commentKind } from '../../../../shared/community/comments/comment-events.ts';

const row = (status: string, body = 'Words') => ({
  pk: 'TEAM#t#SPACE#s',
  sk: 'COMMENT#c',
  entity: 'comment',
  id: 'c',
  hub_id: 'h',
  status,
  body,
  created_at: '2026-03-01T00:00:00.000Z',
  deleted_at: status === 'deleted' ? '2026-03-02T00:00:00.000Z' : null,
});
const typesOf = (...rows: Parameters<typeof commentKind.events>) => commentKind.events(...rows).map(({ type }) => type);

test('a status change publishes the event of the new status, any other change an update', () => {
  expect(typesOf(undefined, row('published'))).toEqual(['comment.created']);
  expect(typesOf(row('published'), row('published', 'Other words'))).toEqual(['comment.updated']);
  expect(typesOf(row('published'), row('hidden'))).toEqual(['comment.hidden']);
  expect(typesOf(row('hidden'), row('published'))).toEqual(['comment.restored']);
  expect(typesOf(row('published'), row('deleted'))).toEqual(['comment.deleted']);
});
