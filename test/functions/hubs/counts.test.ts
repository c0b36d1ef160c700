import { expect, test } from 'vitest';
import { endTerms } from '../../../functions/end-terms/end-terms.ts';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { eraseContact } from '../../../shared/downstream/erasure/erase-contact.ts';
import { removeContactData } from '../../../shared/downstream/erasure/remove-contact-data.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { membershipsOf } from '../../../shared/hubs/people/members/memberships-of.ts';
import { spaceMembershipKey } from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { data, items } from '../../support/answers.ts';
import { putAll, removeAll } from '../../support/put-all.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  addToSpace,
  newDiscussion,
  newHub,
  newMember,
  newSpace,
  type Person,
  patch,
  remove,
} from '../community/world.ts';
import { allRows } from '../every-route/support/copied-rows.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);
const owner = () => world.team.users.owner.token;
const actor = () => ({ type: 'user', id: world.team.users.owner.id }) as const;
const MINUTE = 60_000;

const call = (method: string, path: string, token: string, attributes?: object, type = 'members') =>
  world.service.call({
    ...{ method, path: `/api/v1${path}`, token },
    ...(attributes && { body: { data: { type, attributes } } }),
  });
const done = async (...request: Parameters<typeof call>) => {
  const answer = await call(...request);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer;
};
const attributesOf = async (path: string, token = owner()) => data(await done('GET', path, token)).attributes;

/** A hub of its own with an open space. */
const newPlace = async () => {
  const hub = await newHub(world.service, world.team);
  const place = { ...world, hub };
  const space = await newSpace(place);
  const [inTeam, inHub] = [`/teams/${world.team.id}/hubs/${hub}`, `/hubs/${hub}`];
  const spacePath = ({ id }: SpaceItem) => `${inHub}/spaces/${id}`;
  const membersOf = (of: SpaceItem) => `${inTeam}/spaces/${of.id}/memberships`;
  return {
    ...{ place, hub, space, inTeam, spacePath, membersOf },
    key: { team: world.team.id, hub },
    join: (by: Person, of = space) => done('PUT', `${spacePath(of)}/membership`, by.token),
    leave: (by: Person, of = space) => done('DELETE', `${spacePath(of)}/membership`, by.token),
    memberPath: ({ id }: Person) => `${inTeam}/members/${id}`,
    /** The counts as the API returns them, after all changes were processed. */
    async counts(of = space) {
      await world.drain();
      const [{ member_count: inHub }, { member_count, discussion_count }] = [
        await attributesOf(inTeam),
        await attributesOf(spacePath(of)),
      ];
      return [inHub, member_count, discussion_count];
    },
    /** The same numbers, counted in the lists of the API. */
    async recount(of = space) {
      const sizeOf = async (path: string) => items(await done('GET', `${path}page[size]=100`, owner())).length;
      return [
        await sizeOf(`/hubs/${hub}/members?filter[status]=active&`),
        await sizeOf(`${membersOf(of)}?filter[status]=active&`),
        await sizeOf(`${spacePath(of)}/discussions?`),
      ];
    },
  };
};
type Place = Awaited<ReturnType<typeof newPlace>>;

const expectCounts = async (place: Place, expected: readonly number[], space = place.space) => {
  expect(await place.counts(space)).toEqual(expected);
  expect(await place.recount(space)).toEqual(expected);
};

test('the number of members follows admissions, suspensions, bans, departures and expiries', async () => {
  const place = await newPlace();
  const { key, memberPath } = place;
  const [ada, bo, cy] = [await newMember(place.place), await newMember(place.place), await newMember(place.place)];
  await expectCounts(place, [3, 0, 0]);
  const invited = await newMember(world);
  await done('POST', `${place.inTeam}/members`, owner(), { contact_id: invited.id, status: 'invited' });
  await expectCounts(place, [3, 0, 0]);
  await done('PATCH', memberPath(invited), owner(), { status: 'active' });
  await expectCounts(place, [4, 0, 0]);
  const until = new Date(Date.now() + MINUTE).toISOString();
  await done('PATCH', memberPath(ada), owner(), { status: 'suspended', suspended_until: until });
  await expectCounts(place, [3, 0, 0]);
  await endTerms(world.service.db)(new Date(Date.now() + 2 * MINUTE));
  await expectCounts(place, [4, 0, 0]);
  await done('POST', `${memberPath(bo)}/ban`, owner(), { ban_reason: 'spamming' }, 'banned_members');
  await expectCounts(place, [3, 0, 0]);
  await done('DELETE', `${memberPath(bo)}/ban`, owner());
  await done('DELETE', memberPath(cy), owner());
  await memberships(world.service.db, key).remove(invited.id, actor(), new Date(), 'left');
  await expectCounts(place, await place.recount());
  await done('POST', `${place.inTeam}/members`, owner(), { contact_id: cy.id });
  await expectCounts(place, await place.recount());
});

test('the number of members of a space follows joining, leaving and the membership in the hub', async () => {
  const place = await newPlace();
  const { key, join, leave } = place;
  const closed = await newSpace(place.place, { access_level: 'request', name: 'By request' });
  const [ada, bo] = [await newMember(place.place), await newMember(place.place)];
  await join(ada);
  await join(bo);
  await join(bo, closed);
  await expectCounts(place, [2, 2, 0]);
  await expectCounts(place, [2, 0, 0], closed);
  await addToSpace(place.place, closed, bo);
  await expectCounts(place, [2, 1, 0], closed);
  await leave(ada);
  await expectCounts(place, [2, 1, 0]);
  await memberships(world.service.db, key).remove(bo.id, actor(), new Date(), 'left');
  await expectCounts(place, [1, 0, 0]);
  await expectCounts(place, [1, 0, 0], closed);
  await done('POST', `${place.inTeam}/members`, owner(), { contact_id: bo.id });
  await expectCounts(place, [2, 0, 0]);
  await join(bo);
  await expectCounts(place, [2, 1, 0]);
  await expectCounts(place, [2, 0, 0], closed);
});

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

test('an erased contact leaves every count, in whatever order erasure and counting happen', async () => {
  const place = await newPlace();
  const people = [await newMember(place.place), await newMember(place.place)];
  for (const person of people) {
    await place.join(person);
    await newDiscussion(place.place, person, {}, place.space);
  }
  await expectCounts(place, [2, 2, 2]);
  const { db } = world.service;
  for (const { id } of people) {
    const found = await membershipsOf(db, world.team.id, id);
    await eraseContact(db, world.team.id, { id, email: 'x@example.com', memberships: found }, new Date());
    if (id === people[0]?.id) await world.drain();
    await removeContactData(db, world.team.id, id, actor(), new Date());
  }
  await expectCounts(place, [0, 0, 2]);
  const rows = await allRows(world.service.store);
  const named = rows.filter(({ entity, pk }) => entity === 'counted' && people.some(({ id }) => pk.includes(id)));
  expect(named).toEqual([]);
});

test('reindexing makes counts right that are missing, or that a previous release did not follow', async () => {
  const place = await newPlace();
  const [ada, bo] = [await newMember(place.place), await newMember(place.place)];
  await place.join(ada);
  await place.join(bo);
  const [shown, hidden] = [
    await newDiscussion(place.place, ada, {}, place.space),
    await newDiscussion(place.place, ada, {}, place.space),
  ];
  await expectCounts(place, [2, 2, 2]);
  const { db, store } = world.service;
  const reindex = () => world.work({ kind: 'hub', team_id: world.team.id, hub_id: place.hub });
  /* Changes whose jobs are lost. */
  const counting = (await allRows(store)).filter(({ entity }) => entity === 'count' || entity === 'counted');
  await patch(place.place, owner(), hidden, { status: 'hidden' });
  await memberships(db, place.key).remove(bo.id, actor(), new Date(), 'left');
  await world.drain();
  await removeAll(
    store,
    (await allRows(store)).filter(({ entity }) => entity === 'count' || entity === 'counted'),
  );
  await putAll(store, counting);
  expect(await place.counts()).toEqual([2, 2, 2]);
  await reindex();
  await expectCounts(place, [1, 1, 1]);
  await removeAll(
    store,
    (await allRows(store)).filter(({ entity }) => entity === 'count' || entity === 'counted'),
  );
  expect(await place.counts()).toEqual([0, 0, 0]);
  await reindex();
  await reindex();
  await expectCounts(place, [1, 1, 1]);
  expect(shown).toBeTruthy();
});

test('only those who may read a space see its counts, and nobody else sees those of a hub', async () => {
  const place = await newPlace();
  const [ada, bo] = [await newMember(place.place), await newMember(place.place)];
  const visible = await newSpace(place.place, { visibility: 'public', access_level: 'open', name: 'Public' });
  const locked = await newSpace(place.place, { visibility: 'members', access_level: 'invite', name: 'Locked' });
  const secret = await newSpace(place.place, { visibility: 'secret', access_level: 'invite', name: 'Secret' });
  for (const space of [locked, secret]) {
    await addToSpace(place.place, space, ada);
    await newDiscussion(place.place, ada, {}, space);
  }
  await place.join(ada, visible);
  await world.drain();
  const list = async (token?: string) => {
    const { body } = await world.service.call({ path: `/api/v1/hubs/${place.hub}/spaces`, ...(token && { token }) });
    return Object.fromEntries(
      items({ body } as never).map(({ attributes: { name, member_count, discussion_count } }) => [
        String(name),
        [member_count, discussion_count],
      ]),
    );
  };
  expect(await list(ada.token)).toEqual({ Space: [0, 0], Public: [1, 0], Locked: [1, 1], Secret: [1, 1] });
  expect(await list(bo.token)).toEqual({ Space: [0, 0], Public: [1, 0], Locked: [null, null] });
  expect(await list()).toEqual({ Public: [undefined, undefined] });
  expect(await attributesOf(place.spacePath(locked), bo.token)).toMatchObject({
    ...{ member_count: null, discussion_count: null },
  });
  expect((await call('GET', place.spacePath(secret), bo.token)).status).toBe(404);
  expect((await call('GET', place.inTeam, world.other.users.owner.token)).status).toBe(403);
  expect((await call('GET', place.spacePath(visible), world.other.users.owner.token)).status).toBe(404);
  expect(Object.keys(await attributesOf(`/hubs/${place.hub}`, ''))).not.toContain('member_count');

  const mine = async ({ token }: Person) =>
    items(await done('GET', '/me/hubs', token)).find(({ id }) => id === place.hub)?.attributes.member_count;
  expect(await mine(bo)).toBe(2);
  await done('PATCH', place.memberPath(bo), owner(), { status: 'suspended' });
  await world.drain();
  expect([await mine(ada), await mine(bo)]).toEqual([1, null]);
});

test('each hub of a list has its own number of members, on every page, beside deleted hubs and busy counts', async () => {
  const { service, other } = world;
  const people = [0, 1, 2, 3, 0, 5];
  const hubs: string[] = [];
  for (const count of people) {
    const hub = await newHub(service, other);
    hubs.push(hub);
    for (let nth = 0; nth < count; nth += 1) await newMember({ service, team: other, hub });
  }
  await world.drain();
  const partition = `TEAM#${other.id}#LISTED#HUBS`;
  /* A busy count, and many rows of hubs that are gone. */
  const spread = Array.from({ length: 16 }, (_, nth) => ({
    ...{ pk: partition, sk: `HUB#${hubs[1]}~${nth.toString(16)}`, entity: 'count', members: 1 },
  }));
  await putAll(service.store, spread);
  const token = other.users.owner.token;
  const expected = hubs.map((id, nth) => [id, (people[nth] ?? 0) + (nth === 1 ? 16 : 0)]);
  for (const size of [1, 2, 4, 50]) {
    const found: unknown[] = [];
    for (let next: string | undefined = `/teams/${other.id}/hubs?page[size]=${size}`; next; ) {
      const answer = await done('GET', next, token);
      found.push(...items(answer).map(({ id, attributes }) => [id, attributes.member_count]));
      next = (answer.body.links as { next?: string }).next?.replace('/api/v1', '');
    }
    expect(found).toEqual(expected);
  }
});

test('rejoining a space after rejoining the hub is published and counted, with rows of the previous release as well', async () => {
  const place = await newPlace();
  const ada = await newMember(place.place);
  await place.join(ada);
  const { db } = world.service;
  await db.update(spaceMembershipKey(place.key, ada.id, place.space.id), { set: {}, remove: ['joined_at'] });
  await memberships(db, place.key).remove(ada.id, actor(), new Date(), 'left');
  await done('POST', `${place.inTeam}/members`, owner(), { contact_id: ada.id });
  await expectCounts(place, [1, 0, 0]);
  await place.join(ada);
  await expectCounts(place, [1, 1, 0]);
  expect(await db.get(memberKey(place.key, ada.id))).toMatchObject({ status: 'active' });
});

test('counts equal a recount after requests and jobs side by side, with jobs that come early, late and twice', async () => {
  const place = await newPlace();
  const { key, hub } = place;
  const people = await Promise.all(Array.from({ length: 4 }, () => newMember(place.place)));
  const posts = await Promise.all(people.map((by) => newDiscussion(place.place, by, {}, place.space)));
  const { db } = world.service;
  const of = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;
  const job = (thing: 'member' | 'discussion', id: string) =>
    world.work({ kind: 'thing', thing, team_id: world.team.id, hub_id: hub, id });
  /* A refused step, such as leaving a space without a membership, is part of the race. */
  const steps: readonly ((nth: number) => Promise<unknown>)[] = [
    (nth) => call('PUT', `${place.spacePath(place.space)}/membership`, of(people, nth).token),
    (nth) => call('DELETE', `${place.spacePath(place.space)}/membership`, of(people, nth).token),
    (nth) => memberships(db, key).remove(of(people, nth).id, actor(), new Date(), 'left'),
    (nth) => call('POST', `${place.inTeam}/members`, owner(), { contact_id: of(people, nth).id }),
    (nth) => call('PUT', `${place.membersOf(place.space)}/${of(people, nth).id}`, owner()),
    (nth) => patch(place.place, owner(), of(posts, nth), { status: 'hidden' }),
    (nth) => patch(place.place, owner(), of(posts, nth), { status: 'published' }),
    (nth) => job('member', of(people, nth).id),
    (nth) => job('discussion', of(posts, nth)),
  ];
  for (let round = 0; round < 12; round += 1) {
    const taken = Array.from({ length: 9 }, (_, nth) => of(steps, round * 5 + nth * (round + 2))(round + nth * 3));
    await Promise.all(taken);
    if (round % 3 === 0) await world.drain();
    if (round % 4 === 3) expect(await place.counts()).toEqual(await place.recount());
  }
  for (const by of people) await call('PUT', `${place.membersOf(place.space)}/${by.id}`, owner());
  expect(await place.counts()).toEqual(await place.recount());
});
