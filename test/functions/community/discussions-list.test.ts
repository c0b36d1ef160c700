import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  data,
  items,
  newMember,
  newSpace,
  type Person,
  patch,
  read,
  refusal,
  spacePath,
  started,
  startWorld,
  vote,
  type World,
} from './discussions-world.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await startWorld();
  ada = await newMember(world);
});
afterAll(() => world.service.stop());

describe('listing', () => {
  test('newest first, page by page, each with its numbers', async () => {
    const space = await newSpace(world, { name: 'List' });
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1)
      ids.push(await started(world, await newMember(world), { body: `${nth}` }, space));
    const first = await world.service.call({ path: `${spacePath(world, space)}?page[size]=3`, token: ada.token });
    expect(items(first).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
    expect(first.body.meta).toEqual({ has_more: true });
    const { next } = first.body.links as { next: string };
    await started(world, await newMember(world), {}, space);
    const second = await world.service.call({ path: next, token: ada.token });
    expect(items(second).map(({ id }) => id)).toEqual(ids.toReversed().slice(3));
    expect(items(second)[0]?.attributes).toEqual(data(await read(world, ada.token, ids[1] ?? '')).attributes);
  });

  test('by author; and what a list does not take is refused', async () => {
    const author = await newMember(world);
    const id = await started(world, author);
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

  test('numbers far below many newer ones are found as well', async () => {
    const space = await newSpace(world, { name: 'Deep' });
    const author = await newMember(world);
    const poll = { poll: { options: ['A', 'B'] } };
    const id = await started(world, author, poll, space);
    const option = (data(await read(world, ada.token, id)).attributes.poll as { options: { id: string }[] }).options[0]
      ?.id;
    await vote(world, ada.token, id, option);
    for (let nth = 0; nth < 4; nth += 1) {
      const hidden = await started(world, await newMember(world), poll, space);
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
