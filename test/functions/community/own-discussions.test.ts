import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeBookmarks } from '../../../shared/community/discussions/bookmarks.ts';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { viewerKey } from '../../../shared/community/discussions/viewer-item.ts';
import { removeContactData } from '../../../shared/downstream/erasure/remove-contact-data.ts';
import { ownEntries } from '../../../shared/hubs/people/contacts/own-entries.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import type { Key } from '../../../shared/platform/db/key.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import { ids, outcome } from '../../support/answers.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  newDiscussion,
  newHub,
  newMember,
  newSpace,
  type Person,
  patch,
  read,
  remove,
  setMember,
  startCommunity,
} from '../community/world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
const bo = useFixture(() => newMember(world, 'Bo'));
afterEach(() => void vi.useRealTimers());

const call = ({ token }: Person, method: string, path: string) =>
  world.service.call({ method, path: `/api/v1${path}`, token });
const mine = async (person: Person, list: string) => ids(await call(person, 'GET', `/me/${list}?page[size]=100`));
const mark = (person: Person, id: string) => call(person, 'PUT', `/me/bookmarks/${id}`);
const moderator = () => world.team.users.moderator.token;
const hide = (space: { readonly id: string }, visibility: string) =>
  world.service.db.update(spaceItemKey({ team: world.team.id, hub: world.hub }, space.id), { set: { visibility } });
const setStatus = (person: Person, status: 'active' | 'banned') =>
  setMember(world, person, statusChange({ team: world.team.id, hub: world.hub }, status));

describe('the drafts of a member', () => {
  test('are what they never published, newest first, and nobody else lists them', async () => {
    const person = await newMember(world);
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
    const first = await newDiscussion(world, person, { status: 'draft' });
    const second = await newDiscussion(world, person, { status: 'scheduled', scheduled_at });
    await newDiscussion(world, person);
    expect(await mine(person, 'drafts')).toEqual([second, first]);
    expect(await mine(bo, 'drafts')).not.toContain(first);

    await patch(world, person.token, second, { status: 'draft' });
    expect(await mine(person, 'drafts')).toEqual([second, first]);
    await patch(world, person.token, first, { status: 'published' });
    expect(await mine(person, 'drafts')).toEqual([second]);
    await remove(world, person.token, second);
    expect(await mine(person, 'drafts')).toEqual([]);
    expect(await queryAll(world.service.db, ownEntries(world.team.id, person.id, 'DRAFTS'))).toEqual([]);
  });

  test('end with the publication by the sweep and by a moderator', async () => {
    const person = await newMember(world);
    const reviewing = await newSpace(world, { name: 'Reviewed' });
    await world.service.db.update(spaceItemKey({ team: world.team.id, hub: world.hub }, reviewing.id), {
      set: { reviews_posts: true },
    });
    const waiting = await newDiscussion(world, person, {}, reviewing);
    const due = await newDiscussion(world, person, {
      status: 'scheduled',
      scheduled_at: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(await mine(person, 'drafts')).toEqual([due, waiting]);
    await patch(world, moderator(), waiting, { status: 'published' });
    vi.setSystemTime(Date.now() + 120_000);
    await publishDue(world.service.db, new Date());
    expect(data(await read(world, person.token, due)).attributes.status).toBe('published');
    expect(await mine(person, 'drafts')).toEqual([]);
  });

  test('of an erased member are not listed again by a change of a moderator', async () => {
    const person = await newMember(world);
    const reviewing = await newSpace(world);
    await world.service.db.update(spaceItemKey({ team: world.team.id, hub: world.hub }, reviewing.id), {
      set: { reviews_posts: true },
    });
    const waiting = await newDiscussion(world, person, {}, reviewing);
    const by = { type: 'contact', id: person.id } as const;
    await removeContact(world.service.db, world.team.id, person.id, by, new Date());
    await removeContactData(world.service.db, world.team.id, person.id, by, new Date());
    expect((await patch(world, moderator(), waiting, { is_pinned: true })).status).toBe(200);
    expect(await queryAll(world.service.db, ownEntries(world.team.id, person.id, 'DRAFTS'))).toEqual([]);
    expect((await patch(world, moderator(), waiting, { status: 'published' })).status).toBe(200);
  });

  test('are left out while the member can read neither their space nor their hub', async () => {
    const person = await newMember(world);
    const space = await newSpace(world);
    const id = await newDiscussion(world, person, { status: 'draft' }, space);
    await hide(space, 'secret');
    expect(await mine(person, 'drafts')).toEqual([]);
    await hide(space, 'public');
    await setStatus(person, 'banned');
    expect(await mine(person, 'drafts')).toEqual([]);
    await setStatus(person, 'active');
    expect(await mine(person, 'drafts')).toEqual([id]);
  });
});

describe('the bookmarks of a member', () => {
  test('are listed latest first with the discussions of all hubs, and only the member sees them', async () => {
    const person = await newMember(world);
    const hub = await newHub(world.service, world.team);
    const elsewhere = { ...world, hub };
    const at = new Date();
    const other = await newMember(elsewhere, 'Cy');
    const far = await newDiscussion(elsewhere, other, {}, await newSpace(elsewhere));
    const near = await newDiscussion(world, bo);
    expect(outcome(await mark(person, far))).toBe('404 not_found');
    const joined = { ...statusChange({ team: world.team.id, hub }, 'active'), contact_id: person.id, hub_id: hub };
    await world.service.db.update(memberKey({ team: world.team.id, hub }, person.id), {
      set: { ...joined, team_id: world.team.id, entity: memberEntity, role: 'member', created_at: at.toISOString() },
    });
    for (const id of [near, far, near]) {
      vi.setSystemTime(Date.now() + 1000);
      expect((await mark(person, id)).status).toBe(204);
    }
    expect(await mine(person, 'bookmarks')).toEqual([far, near]);
    expect(await mine(bo, 'bookmarks')).toEqual([]);
    expect(data(await read(world, person.token, near)).attributes.is_bookmarked).toBe(true);
    expect(data(await read(world, bo.token, near)).attributes.is_bookmarked).toBe(false);
    const first = await call(person, 'GET', '/me/bookmarks?page[size]=1');
    expect(ids(first)).toEqual([far]);
    const { next } = first.body.links as { next: string };
    expect(ids(await world.service.call({ path: next, token: person.token }))).toEqual([near]);
  });

  test('are removed once, and a vote or reaction of the member stays', async () => {
    const id = await newDiscussion(world, bo);
    await world.service.call({
      method: 'POST',
      path: `/api/v1/discussions/${id}/reactions`,
      token: ada.token,
      body: { data: { type: 'reactions', attributes: { emoji: '👍' } } },
    });
    await mark(ada, id);
    const off = () => call(ada, 'DELETE', `/me/bookmarks/${id}`);
    expect([outcome(await off()), outcome(await off())]).toEqual(['204', '404 not_found']);
    expect(data(await read(world, ada.token, id)).attributes).toMatchObject({
      is_bookmarked: false,
      reactions: [{ emoji: '👍', count: 1, viewer_reacted: true }],
    });
  });

  test('leave out what is hidden, deleted, in a secret space or in a hub that bars the member', async () => {
    const person = await newMember(world);
    const space = await newSpace(world);
    const [secret, hidden, deleted, open] = [
      await newDiscussion(world, bo, {}, space),
      await newDiscussion(world, bo),
      await newDiscussion(world, bo),
      await newDiscussion(world, bo),
    ];
    for (const id of [secret, hidden, deleted, open]) await mark(person, id);
    await hide(space, 'secret');
    await mark(bo, hidden);
    await patch(world, moderator(), hidden, { status: 'hidden' });
    await remove(world, bo.token, deleted);
    expect(await mine(bo, 'bookmarks')).not.toContain(hidden);
    expect(await mine(person, 'bookmarks')).toEqual([open]);
    await setStatus(person, 'banned');
    expect(await mine(person, 'bookmarks')).toEqual([]);
    expect(outcome(await mark(person, open))).toBe('403 account_suspended');
    expect((await call(person, 'DELETE', `/me/bookmarks/${secret}`)).status).toBe(204);
  });

  test('of an erased member are removed, and a row that was removed meanwhile is not created again', async () => {
    const person = await newMember(world);
    const [kept, gone] = [await newDiscussion(world, bo), await newDiscussion(world, bo)];
    const { db } = world.service;
    const rowOf = (id: string) => viewerKey(world.team.id, id, person.id) as Key;
    for (const id of [kept, gone]) await mark(person, id);
    const lagging: typeof db = {
      ...db,
      query: async (query) => {
        const page = await db.query<never>(query);
        await db.remove(rowOf(gone));
        return page;
      },
    };
    expect(await removeBookmarks(lagging, world.team.id, person.id, 10)).toBe(2);
    expect(await db.get(rowOf(gone))).toBeUndefined();
    expect(await db.get(rowOf(kept))).not.toHaveProperty('bookmarked_at');
    expect(await removeBookmarks(db, world.team.id, person.id, 10)).toBe(0);
  });

  test('a discussion of another team, in a secret space or without a row cannot be bookmarked', async () => {
    const secret = await newSpace(world, { visibility: 'secret' });
    const unseen = data(
      await world.service.call({
        method: 'POST',
        path: `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`,
        token: world.team.users.owner.token,
        body: { data: { type: 'discussions', attributes: { space_id: secret.id, title: 'T', body: 'B' } } },
      }),
    ).id;
    const hub = await newHub(world.service, world.other);
    const theirs = { ...world, team: world.other, other: world.team, hub };
    const foreign = await newDiscussion(theirs, await newMember(theirs), {}, await newSpace(theirs));
    for (const id of [unseen, foreign, world.hub]) expect(outcome(await mark(ada, id))).toBe('404 not_found');
    expect(await mine(ada, 'bookmarks')).not.toContain(unseen);
  });
});
