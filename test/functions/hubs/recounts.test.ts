import { expect, test } from 'vitest';
import { eraseContact } from '../../../shared/downstream/erasure/erase-contact.ts';
import { removeContactData } from '../../../shared/downstream/erasure/remove-contact-data.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { membershipsOf } from '../../../shared/hubs/people/members/memberships-of.ts';
import { putAll, removeAll } from '../../support/put-all.ts';
import { useWorld } from '../../support/use-world.ts';
import { newDiscussion, newMember, patch } from '../community/world.ts';
import { allRows } from '../every-route/support/copied-rows.ts';
import { startSearch } from '../search/world.ts';
import { countsOf } from './counts.ts';

const world = useWorld(startSearch);
const { actor, call, expectCounts, newPlace, owner } = countsOf(world);

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
