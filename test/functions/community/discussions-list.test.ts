import { describe, expect, test } from 'vitest';
import { discussionEntity } from '../../../shared/community/discussions/discussion-events.ts';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { type SpaceItem, spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { spaceTag } from '../../../shared/hubs/spaces/space-partition.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  newDiscussion,
  newMember,
  newSpace,
  patch,
  read,
  refusal,
  remove,
  spacePath,
  startCommunity,
  vote,
} from './world.ts';

const world = useWorld(startCommunity);
const spent = useFixture(() => meter(world.service.store.client));
const ada = useFixture(() => newMember(world));

describe('GET discussions of a space', () => {
  test('lists the newest first in stable pages, with counts', async () => {
    const space = await newSpace(world, { name: 'List' });
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1)
      ids.push(await newDiscussion(world, await newMember(world), { body: `${nth}` }, space));
    const first = await world.service.call({ path: `${spacePath(world, space)}?page[size]=3`, token: ada.token });
    expect(items(first).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
    expect(first.body.meta).toEqual({ has_more: true });
    const { next } = first.body.links as { next: string };
    await newDiscussion(world, await newMember(world), {}, space);
    const second = await world.service.call({ path: next, token: ada.token });
    expect(items(second).map(({ id }) => id)).toEqual(ids.toReversed().slice(3));
    expect(items(second)[0]?.attributes).toEqual(data(await read(world, ada.token, ids[1] ?? '')).attributes);
  });

  test('filters by author, and refuses unsupported parameters and invalid values', async () => {
    const author = await newMember(world);
    const id = await newDiscussion(world, author);
    const at = (query: string) =>
      world.service.call({ path: `${spacePath(world, world.space)}?${query}`, token: ada.token });
    expect(items(await at(`filter[author_contact_id]=${author.id}`)).map((one) => one.id)).toEqual([id]);
    expect(refusal(await at('filter[colour]=red'))).toEqual([400, 'unsupported_parameter', 'filter[colour]']);
    expect(refusal(await at('filter[status]=deleted'))).toEqual([422, 'filter[status]']);
    expect(refusal(await at('filter[author_contact_id]=me'))).toEqual([422, 'filter[author_contact_id]']);
    expect(refusal(await at('page[size]=0'))).toEqual([422, 'page[size]']);
    expect(refusal(await at('page[after]=forged'))).toEqual([422, 'page[after]']);
    expect(refusal(await at('sort=title'))).toEqual([400, 'unsupported_parameter', 'sort']);
  });

  test('counts are correct for an item behind many hidden newer ones', async () => {
    const space = await newSpace(world, { name: 'Deep' });
    const author = await newMember(world);
    const poll = { poll: { options: ['A', 'B'] } };
    const id = await newDiscussion(world, author, poll, space);
    const option = (data(await read(world, ada.token, id)).attributes.poll as { options: { id: string }[] }).options[0]
      ?.id;
    await vote(world, ada.token, id, option);
    for (let nth = 0; nth < 4; nth += 1) {
      const hidden = await newDiscussion(world, await newMember(world), poll, space);
      const one = (data(await read(world, ada.token, hidden)).attributes.poll as { options: { id: string }[] })
        .options[0];
      await vote(world, ada.token, hidden, one?.id);
      await patch(world, world.team.users.moderator.token, hidden, { status: 'hidden' });
    }
    const listed = await world.service.call({ path: `${spacePath(world, space)}?page[size]=2`, token: ada.token });
    expect(items(listed).map((one) => one.id)).toEqual([id]);
    expect(items(listed)[0]?.attributes.poll).toMatchObject({ total_votes: 1, viewer_voted: true });
  });
});

describe('unpublished discussions', () => {
  const moderator = () => world.team.users.moderator.token;
  const listIn = (space: { readonly id: string }, query: string, token: string) =>
    world.service.call({ path: `${spacePath(world, space)}?${query}`, token });

  /** Writes rows of discussions that were published later than all others. */
  const publishMany = async (space: SpaceItem, count: number) => {
    const { team_id, hub_id, id: space_id } = space;
    const author = { type: 'contact', id: ada.id };
    const row = (nth: number) => {
      const id = newPlaceId(spaceTag(space_id), Date.now() + nth);
      const key = discussionKey(team_id, id) ?? { pk: '', sk: '' };
      return {
        ...key,
        entity: discussionEntity,
        id,
        team_id,
        hub_id,
        space_id,
        author,
        status: 'published',
        version: 1,
      };
    };
    for (let nth = 0; nth < count; nth += 25)
      await Promise.all(Array.from({ length: 25 }, (_, more) => world.service.db.put(row(nth + more))));
  };

  test.each(['draft', 'pending_review', 'hidden'] as const)(
    'a list of status %s costs the same for any number of newer published discussions',
    async (status) => {
      const space = await newSpace(world, { name: status });
      const [one, other] = [await newMember(world), await newMember(world)];
      const key = spaceItemKey({ team: world.team.id, hub: world.hub }, space.id);
      if (status === 'pending_review') await world.service.db.update(key, { set: { reviews_posts: true } });
      const sent = status === 'draft' ? { status } : {};
      const ids = [];
      for (const by of [one, other, one]) ids.push(await newDiscussion(world, by, sent, space));
      if (status === 'hidden') for (const id of ids) await patch(world, moderator(), id, { status });
      const measure = async (query: string, token: string) => {
        spent.read();
        const found = items(await listIn(space, `filter[status]=${status}&${query}`, token)).map(({ id }) => id);
        return { found, requests: spent.read().requests };
      };
      /* The first page with a next link reads the cursor key once. */
      await measure('page[size]=2', moderator());
      const before = [await measure('page[size]=2', moderator()), await measure('', one.token)];
      expect(before.map(({ found }) => found)).toEqual([ids.toReversed().slice(0, 2), [ids[2], ids[0]]]);
      await publishMany(space, 250);
      expect([await measure('page[size]=2', moderator()), await measure('', one.token)]).toEqual(before);
    },
  );

  test('a discussion that changes status leaves the list of its previous status', async () => {
    const space = await newSpace(world, { name: 'Moves' });
    const author = await newMember(world);
    const id = await newDiscussion(world, author, { status: 'draft' }, space);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const lists = async () => {
      const matching = [];
      for (const status of ['draft', 'scheduled', 'published', 'hidden'])
        if (items(await listIn(space, `filter[status]=${status}`, moderator())).length > 0) matching.push(status);
      return matching;
    };
    expect(await lists()).toEqual(['draft']);
    await patch(world, author.token, id, { status: 'scheduled', scheduled_at: soon });
    expect(await lists()).toEqual(['scheduled']);
    await patch(world, author.token, id, { status: 'draft' });
    expect(await lists()).toEqual(['draft']);
    await patch(world, author.token, id, { status: 'published' });
    expect(await lists()).toEqual(['published']);
    await patch(world, moderator(), id, { status: 'hidden' });
    expect(await lists()).toEqual(['hidden']);
    await patch(world, moderator(), id, { status: 'published' });
    expect(await lists()).toEqual(['published']);
    await remove(world, author.token, id);
    expect(await lists()).toEqual([]);
  });
});
