import { beforeAll, expect, test } from 'vitest';
import { settleDiscussionPlaces } from '../../../shared/community/discussions/discussion-places.ts';
import {
  spaceMembershipEntity,
  spaceMembershipKey,
} from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceEntity, spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { sortedBy } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { ids, items } from '../../support/answers.ts';
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
        entity: spaceEntity,
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

test('a member of very many spaces lists the visible ones, the own secret one included and no other', async () => {
  const { service, team, hub } = world;
  const key = { team: team.id, hub };
  const bo = await newMember(world);
  const [own, other] = [await newSpace(world), await newSpace(world)];
  for (const { id } of [own, other]) await service.db.update(spaceItemKey(key, id), { set: { visibility: 'secret' } });
  const at = new Date(Date.now() + 1_000).toISOString();
  const place = { entity: spaceMembershipEntity, team_id: team.id, hub_id: hub, contact_id: bo.id, status: 'active' };
  await Promise.all(
    [own.id, ...Array.from({ length: 600 }, () => newId())].map((space_id) =>
      service.db.put({
        ...spaceMembershipKey(key, bo.id, space_id),
        ...place,
        space_id,
        created_at: at,
        updated_at: at,
        joined_at: at,
      }),
    ),
  );
  const seen: string[] = [];
  let path: string | undefined = `/api/v1/hubs/${hub}/spaces?page[size]=100`;
  while (path) {
    const page = await service.call({ path, token: bo.token });
    expect(page.status).toBe(200);
    seen.push(...items(page).map(({ id }) => id));
    path = (page.body as { readonly links: { readonly next?: string } }).links.next;
  }
  expect(seen.length).toBeGreaterThan(600);
  expect([seen.includes(own.id), seen.includes(other.id)]).toEqual([true, false]);
});
