import { expect, test } from 'vitest';
import { spaceMembershipKey } from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  contactIds,
  data,
  items,
  newKey,
  newMember,
  newSpace,
  type Person,
  refusal,
  setMember,
  startCommunity,
} from '../community/world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const call = (method: string, token: string | undefined, path: string) => world.service.call({ method, path, token });
const own = ({ id }: { id: string }) => `/api/v1/hubs/${world.hub}/spaces/${id}/membership`;
const all = ({ id }: { id: string }) => `/api/v1/teams/${world.team.id}/hubs/${world.hub}/spaces/${id}/memberships`;
const spaceWith = (visibility: SpaceItem['visibility'], access_level: SpaceItem['access_level']) =>
  newSpace(world, { name: `${visibility} ${access_level}`, visibility, access_level });
const moderator = () => world.team.users.moderator.token;
const listed = async (token: string) =>
  items(await call('GET', token, `/api/v1/hubs/${world.hub}/spaces?page[size]=100`)).map(({ id }) => id);

test('an open space is entered at once, and entering again changes nothing', async () => {
  const space = await spaceWith('members', 'open');
  const entered = await call('PUT', ada.token, own(space));
  expect(entered.status).toBe(200);
  expect(data(entered)).toMatchObject({
    type: 'space_memberships',
    id: `${space.id}:${ada.id}`,
    attributes: { hub_id: world.hub, space_id: space.id, contact_id: ada.id, status: 'active' },
  });
  const again = await Promise.all(Array.from({ length: 5 }, () => call('PUT', ada.token, own(space))));
  for (const answer of again) expect(data(answer)).toEqual(data(entered));
});

test('where entering is by request it waits for a moderator, who lets in or refuses', async () => {
  const space = await spaceWith('members', 'request');
  const [bo, cy] = [await newMember(world), await newMember(world)];
  for (const { token } of [bo, cy]) {
    expect(data(await call('PUT', token, own(space))).attributes.status).toBe('pending');
    expect(data(await call('PUT', token, own(space))).attributes.status).toBe('pending');
  }
  const pending = await call('GET', moderator(), `${all(space)}?filter[status]=pending`);
  expect(contactIds(pending)).toEqual([bo.id, cy.id]);
  expect(data(await call('PUT', moderator(), `${all(space)}/${bo.id}`)).attributes.status).toBe('active');
  expect((await call('DELETE', moderator(), `${all(space)}/${cy.id}`)).status).toBe(204);
  expect(
    items(await call('GET', moderator(), all(space))).map(({ id, attributes }) => [id, attributes.status]),
  ).toEqual([[`${space.id}:${bo.id}`, 'active']]);
  expect(data(await call('PUT', bo.token, own(space))).attributes.status).toBe('active');
});

test('a request becomes a membership by itself once the space is open', async () => {
  const space = await spaceWith('members', 'request');
  await call('PUT', ada.token, own(space));
  await world.service.call({
    method: 'PATCH',
    path: `/api/v1/hubs/${world.hub}/spaces/${space.id}`,
    token: world.team.users.owner.token,
    body: { data: { type: 'spaces', attributes: { access_level: 'open' } } },
  });
  expect(data(await call('PUT', ada.token, own(space))).attributes.status).toBe('active');
});

test.each(['invite', 'rule'] as const)('nobody enters a space by %s alone by themselves', async (level) => {
  const space = await spaceWith('public', level);
  expect(refusal(await call('PUT', ada.token, own(space)))).toEqual([403, 'space_closed']);
  expect((await call('PUT', moderator(), `${all(space)}/${ada.id}`)).status).toBe(200);
  expect(data(await call('PUT', ada.token, own(space))).attributes.status).toBe('active');
});

test('a secret space is there for those it holds, and for nobody else', async () => {
  const space = await spaceWith('secret', 'open');
  const item = `/api/v1/hubs/${world.hub}/spaces/${space.id}`;
  const bo = await newMember(world);
  for (const [method, path] of [
    ['PUT', own(space)],
    ['DELETE', own(space)],
    ['GET', item],
  ] as const)
    expect(refusal(await call(method, bo.token, path))).toEqual([404, 'not_found']);
  expect((await call('PUT', moderator(), `${all(space)}/${bo.id}`)).status).toBe(200);
  expect((await call('GET', bo.token, item)).status).toBe(200);
  expect(await listed(bo.token)).toContain(space.id);
  expect(await listed(ada.token)).not.toContain(space.id);
  expect((await call('DELETE', bo.token, own(space))).status).toBe(204);
  expect(await listed(bo.token)).not.toContain(space.id);
  expect((await call('GET', bo.token, item)).status).toBe(404);
});

test('who leaves the hub and comes back is in no secret space any more', async () => {
  const space = await spaceWith('secret', 'invite');
  const bo = await newMember(world);
  await call('PUT', moderator(), `${all(space)}/${bo.id}`);
  await setMember(world, bo, { joined_at: new Date(Date.now() + 1).toISOString() });
  expect(await listed(bo.token)).not.toContain(space.id);
  expect(refusal(await call('PUT', bo.token, own(space)))).toEqual([404, 'not_found']);
});

test('who comes back to the hub asks again, although they were let in before', async () => {
  const space = await spaceWith('members', 'request');
  const bo = await newMember(world);
  await call('PUT', moderator(), `${all(space)}/${bo.id}`);
  const place = spaceMembershipKey({ team: world.team.id, hub: world.hub }, bo.id, space.id);
  await world.service.db.update(place, { set: { created_at: '2020-01-01T00:00:00.000Z' } });
  await setMember(world, bo, { joined_at: '2021-01-01T00:00:00.000Z' });
  for (const _ of ['asks', 'asks again'])
    expect(data(await call('PUT', bo.token, own(space))).attributes.status).toBe('pending');
  await call('PUT', moderator(), `${all(space)}/${bo.id}`);
  expect(data(await call('PUT', bo.token, own(space))).attributes.status).toBe('active');
});

test('of those who left the hub, or came back to it, nobody is listed in a space, and the pages are full', async () => {
  const space = await spaceWith('members', 'open');
  const people = await Promise.all(Array.from({ length: 6 }, () => newMember(world)));
  for (const { id } of people) await call('PUT', moderator(), `${all(space)}/${id}`);
  const [gone, back, removed, ...others] = people;
  if (!gone || !back || !removed) throw new Error('nobody came');
  await setMember(world, gone, { status: 'left' });
  await setMember(world, back, { joined_at: '2999-01-01T00:00:00.000Z' });
  await setMember(world, removed, { expires_at: '2020-01-01T00:00:00.000Z' });
  const [banned] = others;
  if (banned) await setMember(world, banned, { status: 'banned' });
  const pages: unknown[][] = [];
  for (let next: unknown = `${all(space)}?page[size]=2`; typeof next === 'string'; ) {
    const page = await call('GET', moderator(), next);
    pages.push(contactIds(page));
    next = (page.body.links as { next?: string }).next;
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat().toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

test('leaving ends it, and what is not there cannot be left', async () => {
  const space = await spaceWith('members', 'open');
  expect(refusal(await call('DELETE', ada.token, own(space)))).toEqual([404, 'not_found']);
  await call('PUT', ada.token, own(space));
  expect((await call('DELETE', ada.token, own(space))).status).toBe(204);
  expect((await call('DELETE', ada.token, own(space))).status).toBe(404);
  expect(items(await call('GET', moderator(), all(space)))).toEqual([]);
  expect(data(await call('PUT', ada.token, own(space))).attributes.status).toBe('active');
});

test('A5: other callers, other teams and what is not there', async () => {
  const space = await spaceWith('members', 'request');
  expect((await call('PUT', undefined, own(space))).status).toBe(401);
  expect((await call('PUT', moderator(), own(space))).status).toBe(403);
  expect((await call('PUT', ada.token, own({ id: newId() }))).status).toBe(404);
  expect((await call('PUT', ada.token, own({ id: 'nonsense' }))).status).toBe(404);
  const stranger = await newMember({ ...world, team: world.other });
  expect((await call('PUT', stranger.token, own(space))).status).toBe(404);
  const item = `${all(space)}/${ada.id}`;
  for (const [token, status] of [
    [ada.token, 403],
    [world.other.users.owner.token, 403],
    [await newKey(world, ['content.manage']), 403],
    [await newKey(world, [], true), 200],
    [await newKey(world, ['members.moderate']), 403],
  ] as const)
    expect((await call('PUT', token, item)).status).toBe(status);
  for (const somebody of [newId(), stranger.id]) {
    expect((await call('PUT', moderator(), `${all(space)}/${somebody}`)).status).toBe(404);
    expect((await call('DELETE', moderator(), `${all(space)}/${somebody}`)).status).toBe(404);
  }
});

test('a page of a hundred is one of many', async () => {
  const space = await spaceWith('members', 'open');
  const many = await Promise.all(Array.from({ length: 101 }, () => newMember(world)));
  await Promise.all(many.map(({ token }) => call('PUT', token, own(space))));
  const page = await call('GET', moderator(), `${all(space)}?page[size]=100`);
  expect(page.status).toBe(200);
  expect(items(page)).toHaveLength(100);
});

test('each space says what its viewer may do in it and whether they asked to enter, in lists and by itself', async () => {
  const viewer = await newMember(world);
  const [open, asked, shown, closed] = await Promise.all([
    spaceWith('members', 'open'),
    spaceWith('public', 'request'),
    spaceWith('public', 'invite'),
    spaceWith('members', 'invite'),
  ]);
  const standing = async ({ token }: Pick<Person, 'token'>) => {
    const path = `/api/v1/hubs/${world.hub}/spaces`;
    const list = new Map(items(await call('GET', token, `${path}?page[size]=100`)).map((one) => [one.id, one]));
    return Promise.all(
      [open, asked, shown, closed].map(async ({ id }) => {
        const { attributes } = data(await call('GET', token, `${path}/${id}`));
        expect(list.get(id)?.attributes).toEqual(attributes);
        return [attributes.viewer_access, attributes.viewer_membership_status];
      }),
    );
  };
  for (const space of [open, asked]) await call('PUT', viewer.token, own(space));
  expect(await standing(viewer)).toEqual([
    ['write', 'active'],
    ['read', 'pending'],
    ['read', null],
    ['none', null],
  ]);
  for (const space of [asked, closed]) await call('PUT', moderator(), `${all(space)}/${viewer.id}`);
  expect((await standing(viewer)).slice(1)).toEqual([
    ['write', 'active'],
    ['read', null],
    ['write', 'active'],
  ]);
  await setMember(world, viewer, { joined_at: '2999-01-01T00:00:00.000Z' });
  expect((await standing(viewer))[1]).toEqual(['read', null]);
  expect(await standing({ token: moderator() })).toEqual(Array.from({ length: 4 }, () => ['moderate', null]));
});
