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
const membershipPath = ({ id }: { id: string }) => `/api/v1/hubs/${world.hub}/spaces/${id}/membership`;
const membershipsPath = ({ id }: { id: string }) =>
  `/api/v1/teams/${world.team.id}/hubs/${world.hub}/spaces/${id}/memberships`;
const spaceWith = (visibility: SpaceItem['visibility'], access_level: SpaceItem['access_level']) =>
  newSpace(world, { name: `${visibility} ${access_level}`, visibility, access_level });
const moderator = () => world.team.users.moderator.token;
const listed = async (token: string) =>
  items(await call('GET', token, `/api/v1/hubs/${world.hub}/spaces?page[size]=100`)).map(({ id }) => id);

test('joining an open space takes effect immediately, and joining again changes nothing', async () => {
  const space = await spaceWith('members', 'open');
  const joined = await call('PUT', ada.token, membershipPath(space));
  expect(joined.status).toBe(200);
  expect(data(joined)).toMatchObject({
    type: 'space_memberships',
    id: `${space.id}:${ada.id}`,
    attributes: { hub_id: world.hub, space_id: space.id, contact_id: ada.id, status: 'active' },
  });
  const again = await Promise.all(Array.from({ length: 5 }, () => call('PUT', ada.token, membershipPath(space))));
  for (const answer of again) expect(data(answer)).toEqual(data(joined));
});

test('a request to join waits for a moderator, who accepts or rejects it', async () => {
  const space = await spaceWith('members', 'request');
  const [bo, cy] = [await newMember(world), await newMember(world)];
  for (const { token } of [bo, cy]) {
    expect(data(await call('PUT', token, membershipPath(space))).attributes.status).toBe('pending');
    expect(data(await call('PUT', token, membershipPath(space))).attributes.status).toBe('pending');
  }
  const pending = await call('GET', moderator(), `${membershipsPath(space)}?filter[status]=pending`);
  expect(contactIds(pending)).toEqual([bo.id, cy.id]);
  expect(data(await call('PUT', moderator(), `${membershipsPath(space)}/${bo.id}`)).attributes.status).toBe('active');
  expect((await call('DELETE', moderator(), `${membershipsPath(space)}/${cy.id}`)).status).toBe(204);
  expect(
    items(await call('GET', moderator(), membershipsPath(space))).map(({ id, attributes }) => [id, attributes.status]),
  ).toEqual([[`${space.id}:${bo.id}`, 'active']]);
  expect(data(await call('PUT', bo.token, membershipPath(space))).attributes.status).toBe('active');
});

test('a pending request becomes active on the next join once the space is open', async () => {
  const space = await spaceWith('members', 'request');
  await call('PUT', ada.token, membershipPath(space));
  await world.service.call({
    method: 'PATCH',
    path: `/api/v1/hubs/${world.hub}/spaces/${space.id}`,
    token: world.team.users.owner.token,
    body: { data: { type: 'spaces', attributes: { access_level: 'open' } } },
  });
  expect(data(await call('PUT', ada.token, membershipPath(space))).attributes.status).toBe('active');
});

test.each(['invite', 'rule'] as const)(
  'a member cannot join a space with access_level %s, and a moderator can add them',
  async (level) => {
    const space = await spaceWith('public', level);
    expect(refusal(await call('PUT', ada.token, membershipPath(space)))).toEqual([403, 'space_closed']);
    expect((await call('PUT', moderator(), `${membershipsPath(space)}/${ada.id}`)).status).toBe(200);
    expect(data(await call('PUT', ada.token, membershipPath(space))).attributes.status).toBe('active');
  },
);

test('a secret space is visible to its members only', async () => {
  const space = await spaceWith('secret', 'open');
  const item = `/api/v1/hubs/${world.hub}/spaces/${space.id}`;
  const bo = await newMember(world);
  for (const [method, path] of [
    ['PUT', membershipPath(space)],
    ['DELETE', membershipPath(space)],
    ['GET', item],
  ] as const)
    expect(refusal(await call(method, bo.token, path))).toEqual([404, 'not_found']);
  expect((await call('PUT', moderator(), `${membershipsPath(space)}/${bo.id}`)).status).toBe(200);
  expect((await call('GET', bo.token, item)).status).toBe(200);
  expect(await listed(bo.token)).toContain(space.id);
  expect(await listed(ada.token)).not.toContain(space.id);
  expect((await call('DELETE', bo.token, membershipPath(space))).status).toBe(204);
  expect(await listed(bo.token)).not.toContain(space.id);
  expect((await call('GET', bo.token, item)).status).toBe(404);
});

test('a member who rejoins the hub is no longer in its secret spaces', async () => {
  const space = await spaceWith('secret', 'invite');
  const bo = await newMember(world);
  await call('PUT', moderator(), `${membershipsPath(space)}/${bo.id}`);
  await setMember(world, bo, { joined_at: new Date(Date.now() + 1).toISOString() });
  expect(await listed(bo.token)).not.toContain(space.id);
  expect(refusal(await call('PUT', bo.token, membershipPath(space)))).toEqual([404, 'not_found']);
});

test('a member who rejoins the hub must request access to a space again', async () => {
  const space = await spaceWith('members', 'request');
  const bo = await newMember(world);
  await call('PUT', moderator(), `${membershipsPath(space)}/${bo.id}`);
  const membershipKey = spaceMembershipKey({ team: world.team.id, hub: world.hub }, bo.id, space.id);
  await world.service.db.update(membershipKey, { set: { created_at: '2020-01-01T00:00:00.000Z' } });
  await setMember(world, bo, { joined_at: '2021-01-01T00:00:00.000Z' });
  for (const _ of ['first request', 'second request'])
    expect(data(await call('PUT', bo.token, membershipPath(space))).attributes.status).toBe('pending');
  await call('PUT', moderator(), `${membershipsPath(space)}/${bo.id}`);
  expect(data(await call('PUT', bo.token, membershipPath(space))).attributes.status).toBe('active');
});

test('the list of space members omits former and rejoined hub members, and fills its pages', async () => {
  const space = await spaceWith('members', 'open');
  const people = await Promise.all(Array.from({ length: 6 }, () => newMember(world)));
  for (const { id } of people) await call('PUT', moderator(), `${membershipsPath(space)}/${id}`);
  const [former, rejoined, expired, ...others] = people;
  if (!former || !rejoined || !expired) throw new Error('The members are missing');
  await setMember(world, former, { status: 'left' });
  await setMember(world, rejoined, { joined_at: '2999-01-01T00:00:00.000Z' });
  await setMember(world, expired, { expires_at: '2020-01-01T00:00:00.000Z' });
  const [banned] = others;
  if (banned) await setMember(world, banned, { status: 'banned' });
  const pages: unknown[][] = [];
  for (let next: unknown = `${membershipsPath(space)}?page[size]=2`; typeof next === 'string'; ) {
    const page = await call('GET', moderator(), next);
    pages.push(contactIds(page));
    next = (page.body.links as { next?: string }).next;
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat().toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

test('leaving a space ends the membership, and leaving again returns 404', async () => {
  const space = await spaceWith('members', 'open');
  expect(refusal(await call('DELETE', ada.token, membershipPath(space)))).toEqual([404, 'not_found']);
  await call('PUT', ada.token, membershipPath(space));
  expect((await call('DELETE', ada.token, membershipPath(space))).status).toBe(204);
  expect((await call('DELETE', ada.token, membershipPath(space))).status).toBe(404);
  expect(items(await call('GET', moderator(), membershipsPath(space)))).toEqual([]);
  expect(data(await call('PUT', ada.token, membershipPath(space))).attributes.status).toBe('active');
});

test('A5: other kinds of callers, other teams, and unknown spaces and contacts are refused', async () => {
  const space = await spaceWith('members', 'request');
  expect((await call('PUT', undefined, membershipPath(space))).status).toBe(401);
  expect((await call('PUT', moderator(), membershipPath(space))).status).toBe(403);
  expect((await call('PUT', ada.token, membershipPath({ id: newId() }))).status).toBe(404);
  expect((await call('PUT', ada.token, membershipPath({ id: 'nonsense' }))).status).toBe(404);
  const stranger = await newMember({ ...world, team: world.other });
  expect((await call('PUT', stranger.token, membershipPath(space))).status).toBe(404);
  const item = `${membershipsPath(space)}/${ada.id}`;
  for (const [token, status] of [
    [ada.token, 403],
    [world.other.users.owner.token, 403],
    [await newKey(world, ['content.manage']), 403],
    [await newKey(world, [], true), 200],
    [await newKey(world, ['members.moderate']), 403],
  ] as const)
    expect((await call('PUT', token, item)).status).toBe(status);
  for (const unknown of [newId(), stranger.id]) {
    expect((await call('PUT', moderator(), `${membershipsPath(space)}/${unknown}`)).status).toBe(404);
    expect((await call('DELETE', moderator(), `${membershipsPath(space)}/${unknown}`)).status).toBe(404);
  }
});

test('a page of 100 memberships is full', async () => {
  const space = await spaceWith('members', 'open');
  const many = await Promise.all(Array.from({ length: 101 }, () => newMember(world)));
  await Promise.all(many.map(({ token }) => call('PUT', token, membershipPath(space))));
  const page = await call('GET', moderator(), `${membershipsPath(space)}?page[size]=100`);
  expect(page.status).toBe(200);
  expect(items(page)).toHaveLength(100);
});

test('viewer_access and viewer_membership_status are correct in the list and by id', async () => {
  const viewer = await newMember(world);
  const [open, requested, readable, closed] = await Promise.all([
    spaceWith('members', 'open'),
    spaceWith('public', 'request'),
    spaceWith('public', 'invite'),
    spaceWith('members', 'invite'),
  ]);
  const viewerStates = async ({ token }: Pick<Person, 'token'>) => {
    const path = `/api/v1/hubs/${world.hub}/spaces`;
    const list = new Map(items(await call('GET', token, `${path}?page[size]=100`)).map((one) => [one.id, one]));
    return Promise.all(
      [open, requested, readable, closed].map(async ({ id }) => {
        const { attributes } = data(await call('GET', token, `${path}/${id}`));
        expect(list.get(id)?.attributes).toEqual(attributes);
        return [attributes.viewer_access, attributes.viewer_membership_status];
      }),
    );
  };
  for (const space of [open, requested]) await call('PUT', viewer.token, membershipPath(space));
  expect(await viewerStates(viewer)).toEqual([
    ['write', 'active'],
    ['read', 'pending'],
    ['read', null],
    ['none', null],
  ]);
  for (const space of [requested, closed]) await call('PUT', moderator(), `${membershipsPath(space)}/${viewer.id}`);
  expect((await viewerStates(viewer)).slice(1)).toEqual([
    ['write', 'active'],
    ['read', null],
    ['write', 'active'],
  ]);
  await setMember(world, viewer, { joined_at: '2999-01-01T00:00:00.000Z' });
  expect((await viewerStates(viewer))[1]).toEqual(['read', null]);
  expect(await viewerStates({ token: moderator() })).toEqual(Array.from({ length: 4 }, () => ['moderate', null]));
});
