import { afterEach, expect, test, vi } from 'vitest';
import type { CountersItem } from '../../../shared/community/discussions/counters.ts';
import { countersKey } from '../../../shared/community/discussions/counters.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { POLL, polls } from './polls.ts';
import { newDiscussion, newMember, patch, startCommunity, unvote, vote } from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
afterEach(() => void vi.useRealTimers());

const { pollOf, optionsOf, counts } = polls(() => ({ world, viewer: ada }));

test('after 50 members concurrently vote, change and withdraw votes, the counts equal a recount', async () => {
  const id = await newDiscussion(world, await newMember(world), POLL);
  const options = await optionsOf(id);
  const voters = await Promise.all(Array.from({ length: 50 }, () => newMember(world)));
  await Promise.all(
    voters.map(async ({ token }, nth) => {
      const first = options[nth % 3] ?? '';
      await Promise.all([vote(world, token, id, first), vote(world, token, id, first)]);
      if (nth % 5 === 0) await vote(world, token, id, options[(nth + 1) % 3] ?? '');
      if (nth % 7 === 0) await unvote(world, token, id);
    }),
  );
  const chosen = await Promise.all(voters.map(async (voter) => (await pollOf(id, voter)).viewer_option_id));
  const recount = options.map((option) => chosen.filter((one) => one === option).length);
  expect(await counts(id)).toEqual(recount);
  expect(recount.reduce((sum, count) => sum + count)).toBe(50 - 8);
});

test('20 concurrent votes of one member leave one vote', async () => {
  const id = await newDiscussion(world, await newMember(world), POLL);
  const options = await optionsOf(id);
  await Promise.all(Array.from({ length: 20 }, (_, nth) => vote(world, ada.token, id, options[nth % 3])));
  expect((await pollOf(id)).total_votes).toBe(1);
});

test('of a vote and a concurrent change of the poll one is refused, and no vote counts for the old poll', async () => {
  const author = await newMember(world);
  for (let round = 0; round < 10; round += 1) {
    const id = await newDiscussion(world, author, POLL);
    const [tea] = await optionsOf(id);
    const [voted, change] = await Promise.all([
      vote(world, ada.token, id, tea),
      patch(world, author.token, id, { poll: { options: ['X', 'Y'] } }),
    ]);
    const { options, total_votes } = await pollOf(id);
    const unchanged = options.some((option) => option.id === tea);
    expect([voted.status, change.status]).toEqual(unchanged ? [200, 409] : [422, 200]);
    expect(total_votes).toBe(unchanged ? 1 : 0);
    const key = countersKey(world.team.id, id);
    const row = key && (await world.service.db.get<CountersItem>(key));
    expect(row?.votes ?? 0).toBe(total_votes);
  }
});
