import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ids, items, ofTeam, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const tagPath = (rest = '') => ofTeam(world.ours, `/tags${rest}`);
const create = (name: unknown) => world.send('POST', tagPath(), { type: 'tags', attributes: { name } });
const rename = (id: string, attributes: object) => world.send('PATCH', tagPath(`/${id}`), { type: 'tags', attributes });
const contactTags = (contact: string, rest = '') => ofTeam(world.ours, `/contacts/${contact}/tags${rest}`);
const add = (contact: string, attributes: object) =>
  world.send('POST', contactTags(contact), { type: 'contact_tags', attributes });

test('the name of a tag is unique in a team, regardless of case, width and spaces', async () => {
  const created = await create('  Early Bird ');
  expect(outcome(created)).toBe('201');
  expect(data(created).attributes.name).toBe('Early Bird');
  expect(created.headers.Location).toBe(`/api/v1${tagPath(`/${data(created).id}`)}`);
  for (const name of ['early bird', 'EARLY  BIRD', 'Ｅarly bird'])
    expect(outcome(await create(name))).toBe('422 name_taken /data/attributes/name');
  for (const name of ['', ' ', null, 7, 'x'.repeat(81)])
    expect(outcome(await create(name))).toBe('422 /data/attributes/name');
});

test('of eight concurrent creations with one name, one succeeds', async () => {
  const created = await Promise.all(Array.from({ length: 8 }, () => create('Race')));
  expect(created.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a renamed tag frees its name and keeps its contacts', async () => {
  const { id } = data(await create('Before'));
  const contact = world.ours.outsider.id;
  await add(contact, { tag_id: id });
  expect(data(await rename(id, { name: 'After' })).attributes.name).toBe('After');
  expect(outcome(await create('before'))).toBe('201');
  expect(outcome(await rename(id, { name: 'BEFORE' }))).toBe('422 name_taken /data/attributes/name');
  expect(data(await rename(id, { name: 'AFTER' })).attributes.name).toBe('AFTER');
  expect(data(await rename(id, {})).attributes.name).toBe('AFTER');
  expect(items(await world.get(contactTags(contact))).map(({ attributes }) => attributes.name)).toContain('AFTER');
});

test('C048 C061: POST adds a tag by id or by name with 201 without Location, and is idempotent', async () => {
  const { id: contact } = await world.person();
  const tag = data(await create('By id')).id;
  const added = await add(contact, { tag_id: tag });
  expect([outcome(added), added.headers.Location]).toEqual(['201', undefined]);
  expect(data(added)).toMatchObject({
    id: `${contact}:${tag}`,
    type: 'contact_tags',
    attributes: { contact_id: contact, tag_id: tag, name: 'By id' },
  });
  expect(data(await add(contact, { name: 'BY ID' }))).toEqual(data(added));
  const byName = data(await add(contact, { name: 'By name' }));
  expect(data(await world.get(tagPath(`/${byName.attributes.tag_id}`))).attributes.name).toBe('By name');
  expect(ids(await world.get(contactTags(contact)))).toEqual([data(added).id, byName.id]);
  const { id: other } = await world.person();
  expect(data(await add(other, { tag_id: tag })).id).not.toBe(data(added).id);
});

test('both or neither of tag_id and name, an unknown tag and an unknown contact are rejected', async () => {
  const { id: contact } = await world.person();
  const otherTeamTag = data(
    await world.send(
      'POST',
      ofTeam(world.theirs, '/tags'),
      { type: 'tags', attributes: { name: 'T' } },
      world.theirs.key.secret,
    ),
  ).id;
  expect(outcome(await add(contact, {}))).toBe('422 /data/attributes/tag_id');
  expect(outcome(await add(contact, { tag_id: otherTeamTag, name: 'x' }))).toBe('422 /data/attributes/tag_id');
  for (const tag_id of [otherTeamTag, newId()])
    expect(outcome(await add(contact, { tag_id }))).toBe('422 unknown_tag /data/attributes/tag_id');
  expect(outcome(await add(world.theirs.member.id, { name: 'x' }))).toBe('404 not_found');
  expect(outcome(await world.get(contactTags(newId())))).toBe('404 not_found');
});

test('C032: filter[tag] returns the contacts with the tag, also combined with filter[email]', async () => {
  const tag = data(await create('Filtered')).id;
  const [one, two] = [await world.person(), await world.person()];
  for (const { id } of [one, two]) await add(id, { tag_id: tag });
  const found = await world.get(ofTeam(world.ours, `/contacts?filter[tag]=${tag}`));
  expect([...ids(found)].sort()).toEqual([one.id, two.id].sort());
  const both = (email: string) => world.get(ofTeam(world.ours, `/contacts?filter[tag]=${tag}&filter[email]=${email}`));
  expect(ids(await both(one.email))).toEqual([one.id]);
  expect(ids(await both('member@example.com'))).toEqual([]);
});

test('filtering by a deleted tag returns no contacts', async () => {
  const tag = data(await create('Deleted')).id;
  const one = await world.person();
  await add(one.id, { tag_id: tag });
  expect(outcome(await world.send('DELETE', tagPath(`/${tag}`)))).toBe('204');
  for (const filter of ['', `&filter[email]=${one.email}`])
    expect(ids(await world.get(ofTeam(world.ours, `/contacts?filter[tag]=${tag}${filter}`)))).toEqual([]);
});

test('a tag is removed from a contact once, and a deleted tag from every contact', async () => {
  const { id: contact } = await world.person();
  const tagged = async (name: string) => String(data(await add(contact, { name })).attributes.tag_id);
  const [one, two] = [await tagged('One'), await tagged('Two')];
  expect(outcome(await world.send('DELETE', contactTags(contact, `/${one}`)))).toBe('204');
  expect(outcome(await world.send('DELETE', contactTags(contact, `/${one}`)))).toBe('404 not_found');
  expect(outcome(await world.send('DELETE', tagPath(`/${two}`)))).toBe('204');
  expect(outcome(await world.send('DELETE', tagPath(`/${two}`)))).toBe('404 not_found');
  expect(ids(await world.get(contactTags(contact)))).toEqual([]);
  expect(outcome(await add(contact, { tag_id: two }))).toBe('422 unknown_tag /data/attributes/tag_id');
  expect(outcome(await create('Two'))).toBe('201');
});
