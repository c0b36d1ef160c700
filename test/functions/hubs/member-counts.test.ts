import { expect, test } from 'vitest';
import { endTerms } from '../../../functions/end-terms/end-terms.ts';
import { removeContactData } from '../../../shared/downstream/erasure/remove-contact-data.ts';
import { countKind } from '../../../shared/hubs/counts/settle-counts.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { personPlaces } from '../../../shared/hubs/people/places/person-place.ts';
import { spaceMembershipKey } from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import { queryAll } from '../../../shared/platform/db/query-all.ts';
import { items } from '../../support/answers.ts';
import { putAll } from '../../support/put-all.ts';
import { useWorld } from '../../support/use-world.ts';
import { addToSpace, newHub, newMember, newSpace } from '../community/world.ts';
import { startSearch } from '../search/world.ts';
import { countsOf } from './counts.ts';

const world = useWorld(startSearch);
const { actor, done, expectCounts, newPlace, owner } = countsOf(world);
const MINUTE = 60_000;

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

test('a banned member who is deleted leaves the counts, and the end of the ban does not return them', async () => {
  const place = await newPlace();
  const [ada, bo] = [await newMember(place.place), await newMember(place.place)];
  await place.join(ada);
  await place.join(bo);
  await done('POST', `${place.memberPath(bo)}/ban`, owner(), { ban_reason: 'spamming' }, 'banned_members');
  await done('DELETE', `/teams/${world.team.id}/contacts/${bo.id}`, owner());
  await world.drain();
  await removeContactData(world.service.db, world.team.id, bo.id, actor(), new Date());
  await expectCounts(place, [1, 1, 0]);
  expect(await queryAll(world.service.db, { partition: personPlaces(world.team.id, bo.id) })).toEqual([]);
  await done('DELETE', `${place.memberPath(bo)}/ban`, owner());
  await expectCounts(place, [1, 1, 0]);
  expect(await world.service.db.get(memberKey(place.key, bo.id))).toMatchObject({ status: 'removed' });
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
    pk: partition,
    sk: `HUB#${hubs[1]}~${nth.toString(16)}`,
    entity: countKind.entity,
    members: 1,
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
