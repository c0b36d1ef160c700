import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { data, newMember, patch, read, startCommunity, started } from './world.ts';

const world = useWorld(startCommunity);

test('what a moderator hides stays hidden, whatever its author sends at that moment', async () => {
  const { owner } = world.team.users;
  const author = await newMember(world);
  for (let round = 0; round < 12; round += 1) {
    const id = await started(world, author);
    const [hidden] = await Promise.all([
      patch(world, owner.token, id, { status: 'hidden' }),
      ...['one', 'two', 'three'].map((body) => patch(world, author.token, id, { status: 'published', body })),
    ]);
    expect(hidden?.status).toBe(200);
    expect(data(await read(world, owner.token, id)).attributes.status).toBe('hidden');
  }
});
