import { expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import { newComment } from '../comments/comment-calls.ts';
import { newDiscussion, newMember } from '../community/world.ts';
import { startSearch, things } from './world.ts';

test('a search for two words with 20 results costs 2 index requests and at most 14.5 read units of the table', async () => {
  const world = await startSearch();
  const people = [await newMember(world), await newMember(world)];
  for (const by of people)
    for (let nth = 0; nth < 15; nth += 1)
      await newDiscussion(world, by, { title: 'Apricot harvest', body: `apricot jam ${'x'.repeat(880)}` });
  await newComment(world, world.ada, await newDiscussion(world, world.ada, { title: 'Plum', body: '' }));
  await world.drain();
  await world.search(world.ada.token, { q: 'plum' }, '/community');
  const [main, index] = [meter(world.service.store.client), meter(world.indexStore.client)];
  const answered = await world.search(world.ada.token, { q: 'apricot harvest', 'page[size]': '20' }, '/community');
  expect(things(answered)).toHaveLength(20);
  const [rows, lists] = [main.read(), index.read()];
  /* In order: admission and rate limit together, the reader's spaces with the query of each word, and 21 posts. */
  expect(rows.commands.toSorted()).toEqual(
    ['BatchGetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'QueryCommand', 'UpdateItemCommand'].toSorted(),
  );
  expect([rows.trips, rows.write]).toEqual([3, 1]);
  expect(rows.read).toBeLessThanOrEqual(3 + 1 + 10.5);
  expect(lists).toMatchObject({ commands: ['QueryCommand', 'QueryCommand'], trips: 1, read: 1, write: 0 });
  await world.search(world.ada.token, { q: 'words' }, '/community');
  main.read();
  index.read();
  await world.search(world.ada.token, { q: 'zzzzz' }, '/community');
  expect([main.read().commands.length, index.read().commands]).toEqual([4, ['QueryCommand', 'BatchGetItemCommand']]);
  await world.stop();
});
