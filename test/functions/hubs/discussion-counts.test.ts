import { expect, test } from 'vitest';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { useWorld } from '../../support/use-world.ts';
import { newDiscussion, newMember, patch, remove } from '../community/world.ts';
import { startSearch } from '../search/world.ts';
import { countsOf } from './counts.ts';

const world = useWorld(startSearch);
const { expectCounts, newPlace, owner } = countsOf(world);
const MINUTE = 60_000;

test('the number of discussions contains published ones only, through every change of their status', async () => {
  const place = await newPlace();
  const ada = await newMember(place.place);
  await newDiscussion(place.place, ada, {}, place.space);
  const draft = await newDiscussion(place.place, ada, { status: 'draft' }, place.space);
  const soon = new Date(Date.now() + MINUTE);
  await newDiscussion(place.place, ada, { status: 'scheduled', scheduled_at: soon.toISOString() }, place.space);
  await expectCounts(place, [1, 0, 1]);
  await publishDue(world.service.db, soon);
  await expectCounts(place, [1, 0, 2]);
  for (const [token, status, count] of [
    [ada.token, 'published', 3],
    [owner(), 'hidden', 2],
    [owner(), 'published', 3],
  ] as const) {
    expect((await patch(place.place, token, draft, { status })).status).toBe(200);
    await expectCounts(place, [1, 0, count]);
  }
  expect((await remove(place.place, ada.token, draft)).status).toBe(204);
  await expectCounts(place, [1, 0, 2]);
});
