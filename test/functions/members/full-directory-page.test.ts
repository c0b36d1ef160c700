import { expect, test } from 'vitest';
import { settleMemberPlaces } from '../../../shared/hubs/people/members/member-places.ts';
import { contactTags } from '../../../shared/hubs/people/tags/contact-tags.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import { useWorld } from '../../support/use-world.ts';
import { ids, inHub, startMembers } from './world.ts';

const world = useWorld(startMembers);

test('a full page of the members with a tag is followed by the rest', async () => {
  const { ours, service } = world;
  const { db } = service;
  const [hub, now] = [{ team: ours.id, hub: ours.hub }, new Date()];
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const tag = await tags(db, ours.id).idFor('gold', actor, now);
  for (let nth = 0; nth < 102; nth += 1) {
    const { id } = await world.person();
    await contactTags(db, ours.id, id).add(tag, actor, now);
    await settleMemberPlaces(db, hub, id);
  }
  const first = await world.get(inHub(ours, `/members?filter[tag]=${tag}&page[size]=100`));
  expect(first.status).toBe(200);
  expect(ids(first)).toHaveLength(100);
  const { next } = first.body.links as { next: string };
  const rest = await service.call({ path: next, token: ours.users.owner.token });
  expect(ids(rest)).toHaveLength(2);
});
