import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';

const ofHubMembers = groups
  .flatMap(({ routes }) => routes)
  .filter(({ path, caller }) => path.includes('{hub_id}') && caller.kinds.includes('contact'));

test('every operation of the members of a hub checks its access rule, or says that it does not', () => {
  expect(ofHubMembers.length).toBeGreaterThan(30);
  const undecided = ofHubMembers.filter(({ caller }) => !caller.gate && !caller.withoutAccessRule);
  expect(undecided.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
