import { beforeAll, expect, test } from 'vitest';
import { settleDiscussionPlaces } from '../../../shared/community/discussions/discussion-places.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { sortedBy } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { ids } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { newDiscussion, newMember, newSpace, type Person, startCommunity } from './world.ts';

/* Only the engine has DynamoDB's limit for the size of an expression. */
const world = useWorld(() => startCommunity({ engine: true }));
let ada: Person;
let shown: string;

const feed = async (query = '') =>
  ids(await world.service.call({ path: `/api/v1/hubs/${world.hub}/feed${query}`, token: ada.token }));

beforeAll(async () => {
  const key = { team: world.team.id, hub: world.hub };
  ada = await newMember(world);
  await Promise.all(
    Array.from({ length: 600 }, () => newId()).map((id) =>
      world.service.db.put({
        ...world.space,
        ...spaceItemKey(key, id),
        entity: 'space',
        id,
        ...sortedBy(`POSITION#${id}`),
      }),
    ),
  );
  const secret = await newSpace(world);
  shown = await newDiscussion(world, ada);
  const hidden = await newDiscussion(world, ada, {}, secret);
  await world.service.db.update(spaceItemKey(key, secret.id), { set: { visibility: 'secret' } });
  for (const id of [shown, hidden]) await settleDiscussionPlaces(world.service.db, world.team.id, id);
});

test.each(['', '?sort=-reactions', '?sort=-last_activity_at'])(
  'the feed%s of a hub with very many spaces has the discussions of those that the member may read',
  async (query) => expect(await feed(query)).toEqual([shown]),
);

test('so has the feed of one author', async () => {
  expect(await feed(`?filter[author_id]=${ada.id}`)).toEqual([shown]);
});
