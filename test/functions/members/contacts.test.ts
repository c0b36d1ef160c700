import { expect, test } from 'vitest';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ids, items, ofTeam, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const path = (rest = '') => ofTeam(world.ours, `/contacts${rest}`);
const create = (attributes: object, token?: string) =>
  world.send('POST', path(), { type: 'contacts', attributes }, token);
const change = (id: string, attributes: object) =>
  world.send('PATCH', path(`/${id}`), { type: 'contacts', attributes });

test('C037 C038 C040 C042: a contact is made, located and read back by the same key', async () => {
  const made = await create({ email: ' Ada@Example.COM ', name: 'Ada' }, world.ours.key.secret);
  expect(outcome(made)).toBe('201');
  const { id, links, attributes } = data(made);
  expect(made.headers.Location).toBe(`/api/v1${path(`/${id}`)}`);
  expect(links?.self).toBe(made.headers.Location);
  expect(attributes).toMatchObject({ email: 'ada@example.com', name: 'Ada', photo_url: null, expires_at: null });
  expect(data(await world.get(path(`/${id}`), world.ours.key.secret))).toMatchObject({
    id,
    type: 'contacts',
    attributes,
  });
});

test('an address is in use once in a team, and may be in another', async () => {
  const email = `${newId()}@example.com`;
  expect(outcome(await create({ email }))).toBe('201');
  expect(outcome(await create({ email: email.toUpperCase() }))).toBe('422 email_taken /data/attributes/email');
  const elsewhere = ofTeam(world.theirs, '/contacts');
  const theirs = await world.send(
    'POST',
    elsewhere,
    { type: 'contacts', attributes: { email } },
    world.theirs.key.secret,
  );
  expect(outcome(theirs)).toBe('201');
});

test('of many who make a contact of one address at once, one does', async () => {
  const email = `${newId()}@example.com`;
  const made = await Promise.all(Array.from({ length: 8 }, () => create({ email })));
  expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
});

test('C036 C021 C023 C026: contacts are paged by cursor, each once', async () => {
  for (let n = 0; n < 5; n += 1) await create({ email: `${newId()}@example.com` });
  const seen: string[] = [];
  let next: string | undefined = path('?page[size]=2');
  while (next) {
    const page = await world.get(next.replace('/api/v1', ''));
    const { links, meta } = page.body as { links: { self: string; next?: string }; meta: { has_more: boolean } };
    expect(items(page).length).toBeLessThanOrEqual(2);
    expect(links.self).toBeDefined();
    expect(meta.has_more).toBe(links.next !== undefined && links.next !== null);
    seen.push(...ids(page));
    next = links.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(ids(await world.get(path('?page[size]=100'))));
});

test('C032: filter[email] finds the one who has the address, in any case, and nobody else', async () => {
  const made = data(await create({ email: 'found@example.com' }));
  expect(ids(await world.get(path('?filter[email]=FOUND@example.com')))).toEqual([made.id]);
  expect(ids(await world.get(path('?filter[email]=lost@example.com')))).toEqual([]);
});

test('only what is sent changes; null clears the name and not the address; {} changes nothing', async () => {
  const made = data(await create({ email: `${newId()}@example.com`, name: 'Ada' }));
  expect(data(await change(made.id, {})).attributes).toEqual(made.attributes);
  expect(data(await change(made.id, { name: null })).attributes).toMatchObject({
    name: null,
    email: made.attributes.email,
  });
  expect(outcome(await change(made.id, { email: null, name: 'Bo' }))).toBe('422 /data/attributes/email');
  expect(data(await world.get(path(`/${made.id}`))).attributes.name).toBeNull();
  expect(outcome(await change(newId(), { name: 'Bo' }))).toBe('404 not_found');
});

test('another address drops the password, ends the sessions and frees the old one', async () => {
  const [before, after] = [`${newId()}@example.com`, `${newId()}@example.com`];
  const { id } = data(await create({ email: before }));
  const proofs = contactCredentials(world.service.db, world.ours.id);
  expect(data(await change(id, { email: after })).attributes.email).toBe(after);
  expect(await proofs.get(before)).toBeUndefined();
  expect(await proofs.get(after)).toMatchObject({ contact_id: id, generation: 2, password_hash: null });
  expect(outcome(await create({ email: before }))).toBe('201');
  expect(outcome(await change(id, { email: before }))).toBe('422 email_taken /data/attributes/email');
});

test('a contact who is moved to many addresses at once has one, and the others are free', async () => {
  const { id } = data(await create({ email: `${newId()}@example.com` }));
  const wanted = Array.from({ length: 6 }, () => `${newId()}@example.com`);
  const moved = await Promise.all(wanted.map((email) => change(id, { email })));
  expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]));
  const held = data(await world.get(path(`/${id}`))).attributes.email;
  for (const email of wanted)
    expect([email, (await create({ email })).status]).toEqual([email, email === held ? 422 : 201]);
});

test('a deleted contact is gone, out of every hub, and their address is free', async () => {
  const { id, email, token } = await world.person();
  const hub = `/hubs/${world.ours.hub}/members`;
  expect((await world.get(hub, token)).status).toBe(200);
  expect(outcome(await world.send('DELETE', path(`/${id}`)))).toBe('204');
  expect(outcome(await world.get(path(`/${id}`)))).toBe('404 not_found');
  expect(outcome(await world.get(hub, token))).toBe('404 not_found');
  expect(data(await world.get(`${hub}/${id}`)).attributes).toMatchObject({
    status: 'removed',
    name: null,
    email: null,
  });
  expect(outcome(await world.send('DELETE', path(`/${id}`)))).toBe('404 not_found');
  expect(outcome(await create({ email }))).toBe('201');
});

test('contacts are for creators who may read, or manage, members', async () => {
  const reader = await world.key(['members.read'], false);
  expect((await world.get(path(), reader.secret)).status).toBe(200);
  expect((await create({ email: `${newId()}@example.com` }, reader.secret)).status).toBe(403);
  expect((await world.get(path(), world.ours.bareKey.secret)).status).toBe(403);
  expect((await world.get(path(), world.ours.member.token)).status).toBe(403);
});
