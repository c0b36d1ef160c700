import { beforeEach, expect, test, vi } from 'vitest';
import { accessGrantEntity, accessGrantKey } from '../../../shared/access/rules/grant-item.ts';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { contactPairEntity } from '../../../shared/hubs/people/members/pairs.ts';
import { spaceReadKey } from '../../../shared/hubs/space-reads/space-read-item.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { holdClock } from '../../support/clock.ts';
import { meter } from '../../support/meter.ts';
import { seedContact } from '../../support/seed-contact.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  addToSpace,
  data,
  items,
  newDiscussion,
  newHub,
  newKey,
  newMember,
  newSpace,
  type Person,
  patch,
  refusal,
  remove,
  spacePath,
  startCommunity,
} from '../community/world.ts';

const world = useWorld(startCommunity);
let [ada, bo]: Person[] = [];
let space: SpaceItem;

const tick = () => void vi.setSystemTime(Date.now() + 1_000);

beforeEach(async () => {
  holdClock();
  [ada, bo] = [await newMember(world), await newMember(world, 'Bo')];
  space = await newSpace(world);
  tick();
});

const reader = () => ada as Person;
const author = () => bo as Person;
const call = ({ token }: Person, path: string, method = 'GET') =>
  world.service.call({ method, path: path.startsWith('/api') ? path : `/api/v1${path}`, token });

const all = async (person: Person, path: string) => {
  const found: ReturnType<typeof items>[number][] = [];
  for (let next: string | undefined = path; next; ) {
    const response = await call(person, next);
    found.push(...items(response));
    next = (response.body.links as { next?: string }).next;
  }
  return found;
};

const counts = (person: Person, query = '') => all(person, `/hubs/${world.hub}/space-unread-counts${query}`);
const markRead = (person: Person, of = space) => call(person, `/hubs/${world.hub}/spaces/${of.id}/read`, 'PUT');

/** The unread count of a space, which must equal a recount of its list of discussions. */
const unread = async (person = reader(), of = space): Promise<number> => {
  const [found] = await counts(person, `?filter[space_id]=${of.id}`);
  const { unread_count, read_at } = found?.attributes ?? {};
  const listed = await all(person, `${spacePath(world, of)}?page[size]=100`);
  const later = listed.filter(
    ({ attributes: { author_contact_id, published_at } }) =>
      author_contact_id !== person.id && String(published_at) > String(read_at),
  );
  expect(unread_count).toBe(Math.min(later.length, 100));
  return Number(unread_count);
};

const publish = async (attributes: object = {}, of = space): Promise<string> => {
  tick();
  return newDiscussion(world, author(), attributes, of);
};

test('discussions of others are unread from when the member joined the hub until the member marks the space as read', async () => {
  await publish();
  const cy = await newMember(world, 'Cy');
  await publish();
  tick();
  await newDiscussion(world, reader(), {}, space);
  expect([await unread(), await unread(author()), await unread(cy)]).toEqual([2, 1, 2]);
  tick();
  const marked = await markRead(reader());
  expect(data(marked)).toMatchObject({
    type: 'space_unread_counts',
    id: space.id,
    attributes: { space_id: space.id, space_name: space.name, unread_count: 0 },
  });
  expect([await unread(), await unread(author()), await unread(cy)]).toEqual([0, 1, 2]);
  await publish();
  expect([await unread(), await unread(author()), await unread(cy)]).toEqual([1, 1, 3]);
  expect((await markRead(cy)).status).toBe(200);
  expect([await unread(), await unread(cy)]).toEqual([1, 0]);
});

test('a mark never moves back: the newest discussion is hidden, the space is read again, and it returns as read', async () => {
  await publish();
  const newest = await publish();
  await markRead(reader());
  const moderator = world.team.users.moderator.token;
  await patch(world, moderator, newest, { status: 'hidden' });
  expect((await markRead(reader())).status).toBe(200);
  await patch(world, moderator, newest, { status: 'published' });
  expect(await unread()).toBe(0);
});

test('drafts, scheduled, hidden and deleted discussions are not counted; those published later are, once', async () => {
  const [shown, hidden, deleted] = [await publish(), await publish(), await publish()];
  const draft = await publish({ status: 'draft' });
  await publish({ scheduled_at: new Date(Date.now() + 60_000).toISOString() });
  const moderator = world.team.users.moderator.token;
  await patch(world, moderator, hidden, { status: 'hidden' });
  await remove(world, author().token, deleted);
  expect(await unread()).toBe(1);
  await patch(world, moderator, hidden, { status: 'published' });
  expect(await unread()).toBe(2);
  await markRead(reader());
  tick();
  await patch(world, author().token, draft, { status: 'published' });
  expect(await unread()).toBe(1);
  vi.setSystemTime(Date.now() + 120_000);
  await publishDue(world.service.db, new Date());
  expect(await unread()).toBe(2);
  await patch(world, moderator, draft, { status: 'hidden' });
  expect(await unread()).toBe(1);
  /* One that was published before the mark stays read when it is shown again. */
  await patch(world, moderator, shown, { status: 'hidden' });
  await patch(world, moderator, shown, { status: 'published' });
  expect(await unread()).toBe(1);
});

test('a discussion that an access rule closes to the member is not counted until it is granted', async () => {
  const id = await publish();
  await publish();
  const { db } = world.service;
  const hub = { team: world.team.id, hub: world.hub };
  await db.update(discussionKey(world.team.id, id) ?? { pk: '', sk: '' }, { set: { gated: true } });
  expect(await unread()).toBe(1);
  const target = { type: 'discussion', id } as const;
  await db.put({ ...accessGrantKey(hub, reader().id, target), entity: accessGrantEntity });
  expect(await unread()).toBe(2);
});

test('the count of a space stops at 100, also after many discussions that are not counted', async () => {
  const shared = { team_id: world.team.id, hub_id: world.hub, space_id: space.id };
  const one = await publish();
  const row = await world.service.db.get<object>(discussionKey(world.team.id, one) ?? { pk: '', sk: '' });
  const copy = async (nth: number, set: object) => {
    const id = `${one.slice(0, 24)}${String(nth).padStart(12, '0')}`;
    const key = { ...row, ...shared, id, sk: `D#${id}`, ...set } as never;
    await world.service.db.put(key);
  };
  for (let nth = 0; nth < 250; nth += 1) await copy(nth, { status: 'draft' });
  expect(Number((await counts(reader(), `?filter[space_id]=${space.id}`))[0]?.attributes.unread_count)).toBe(1);
  for (let nth = 250; nth < 360; nth += 1) await copy(nth, {});
  expect(Number((await counts(reader(), `?filter[space_id]=${space.id}`))[0]?.attributes.unread_count)).toBe(100);
});

test('discussions that are published while the space is marked as read are unread or were there when it was marked', async () => {
  for (let round = 0; round < 4; round += 1) {
    tick();
    const [marked] = await Promise.all([
      markRead(reader()),
      ...Array.from({ length: 4 }, (_, nth) => newDiscussion(world, author(), { title: `${round} ${nth}` }, space)),
    ]);
    tick();
    expect(marked.status).toBe(200);
    await unread();
  }
  await markRead(reader());
  expect(await unread()).toBe(0);
  expect((await markRead(reader())).status).toBe(200);
  expect(await unread()).toBe(0);
});

test('secret, private and locked spaces are neither counted nor marked for members who cannot read them', async () => {
  const secret = await newSpace(world, { visibility: 'secret', access_level: 'invite', name: 'Secret' });
  const closed = await newSpace(world, { visibility: 'members', access_level: 'invite', name: 'Closed' });
  for (const one of [secret, closed]) await addToSpace(world, one, author());
  tick();
  for (const one of [secret, closed]) await newDiscussion(world, author(), {}, one);
  const listed = async () => (await counts(reader())).map(({ id }) => id);
  expect(await listed()).not.toContain(secret.id);
  expect(await listed()).not.toContain(closed.id);
  for (const one of [secret, closed]) {
    expect(items(await call(reader(), `/hubs/${world.hub}/space-unread-counts?filter[space_id]=${one.id}`))).toEqual(
      [],
    );
    expect(refusal(await markRead(reader(), one))[0]).toBe(404);
    const key = spaceReadKey({ team: world.team.id, hub: world.hub }, reader().id, one.id);
    expect(await world.service.db.get(key)).toBeUndefined();
  }
  tick();
  await addToSpace(world, secret, reader());
  expect(await unread(reader(), secret)).toBe(0);
  tick();
  await newDiscussion(world, author(), {}, secret);
  expect(await unread(reader(), secret)).toBe(1);
  expect(await listed()).toContain(secret.id);
  await call(reader(), `/hubs/${world.hub}/spaces/${secret.id}/membership`, 'DELETE');
  expect(await listed()).not.toContain(secret.id);
});

test('discussions of blocked authors are counted, because they are listed', async () => {
  await world.service.db.put({
    pk: `TEAM#${world.team.id}#PAIR#${[reader().id, author().id].sort().join('#')}`,
    sk: 'PAIR',
    entity: contactPairEntity,
    blocked_by: [reader().id],
  });
  await publish();
  expect(await unread()).toBe(1);
});

test('a space of another hub or team, a banned member, users and keys read and mark nothing', async () => {
  const elsewhere = await newHub(world.service, world.team);
  const foreign = await newSpace({ ...world, hub: elsewhere });
  expect(refusal(await call(reader(), `/hubs/${world.hub}/spaces/${foreign.id}/read`, 'PUT'))[0]).toBe(404);
  expect(items(await call(reader(), `/hubs/${world.hub}/space-unread-counts?filter[space_id]=${foreign.id}`))).toEqual(
    [],
  );
  expect(refusal(await call(reader(), `/hubs/${elsewhere}/space-unread-counts`))[0]).toBe(404);
  const other = await seedContact(world.service.db, world.service.keys, world.other.id);
  expect(refusal(await call(other, `/hubs/${world.hub}/space-unread-counts`))[0]).toBe(404);
  for (const token of [world.team.users.owner.token, await newKey(world, ['hubs.manage'], true)])
    expect(refusal(await markRead({ id: '', token }))[0]).toBe(403);
  const key = memberKey({ team: world.team.id, hub: world.hub }, reader().id);
  await world.service.db.update(key, { set: { status: 'banned' } });
  expect(refusal(await markRead(reader()))[0]).toBe(403);
  expect(refusal(await call(reader(), `/hubs/${world.hub}/space-unread-counts`))[0]).toBe(403);
});

test('a member who joins the hub again starts without unread discussions', async () => {
  await publish();
  expect(await unread()).toBe(1);
  tick();
  const key = memberKey({ team: world.team.id, hub: world.hub }, reader().id);
  await world.service.db.update(key, { set: { joined_at: new Date().toISOString() } });
  expect(await unread()).toBe(0);
  await publish();
  expect(await unread()).toBe(1);
});

test('counting one space costs 4 requests and marking it 4, whatever the number of discussions that were read', async () => {
  for (let nth = 0; nth < 10; nth += 1) await publish();
  await markRead(reader());
  await publish();
  const spent = meter(world.service.store.client);
  spent.read();
  expect(await counts(reader(), `?filter[space_id]=${space.id}`)).toHaveLength(1);
  const counted = spent.read();
  await markRead(reader());
  const marked = spent.read();
  expect([counted.requests, counted.write, marked.requests, marked.write]).toEqual([4, 0, 4, 1]);
  expect([counted.read, marked.read]).toEqual([6.5, 6.5]);
});
