import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { data, newDiscussion, newMember, patch, read, startCommunity } from './world.ts';

const world = useWorld(startCommunity);

test('a discussion that a moderator hides stays hidden through concurrent updates of its author', async () => {
  const { owner } = world.team.users;
  const author = await newMember(world);
  for (let round = 0; round < 12; round += 1) {
    const id = await newDiscussion(world, author);
    const [hidden] = await Promise.all([
      patch(world, owner.token, id, { status: 'hidden' }),
      ...['one', 'two', 'three'].map((body) => patch(world, author.token, id, { status: 'published', body })),
    ]);
    expect(hidden?.status).toBe(200);
    expect(data(await read(world, owner.token, id)).attributes.status).toBe('hidden');
  }
});
