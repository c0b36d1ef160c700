import { expect, test } from 'vitest';
import { REMARKS } from '../../../../../infra/local/demo/hub/comments.ts';
import { POSTS } from '../../../../../infra/local/demo/hub/posts.ts';

test('the demo hub has 60 posts with titles of their own, and each comment is on a post', () => {
  const titles = POSTS.map(({ title }) => title);
  expect([titles.length, new Set(titles).size]).toEqual([60, 60]);
  for (const { on } of REMARKS) expect(titles).toContain(on);
});
