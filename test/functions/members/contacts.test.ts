import { expect, test } from 'vitest';
import { proveAddress } from '../../../shared/hubs/people/contacts/address-proof.ts';
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

test('C037 C038 C040 C042: POST returns the contact, and Location points to it for the same key', async () => {
  const created = await create({ email: ' Ada@Example.COM ', name: 'Ada' }, world.ours.key.secret);
  expect(outcome(created)).toBe('201');
  const { id, links, attributes } = data(created);
  expect(created.headers.Location).toBe(`/api/v1${path(`/${id}`)}`);
  expect(links?.self).toBe(created.headers.Location);
  expect(attributes).toMatchObject({ email: 'ada@example.com', name: 'Ada', photo_url: null, expires_at: null });
  expect(data(await world.get(path(`/${id}`), world.ours.key.secret))).toMatchObject({
    id,
    type: 'contacts',
    attributes,
  });
});

test('an email address is unique in a team, and another team can use it', async () => {
  const email = `${newId()}@example.com`;
  expect(outcome(await create({ email }))).toBe('201');
  expect(outcome(await create({ email: email.toUpperCase() }))).toBe('422 email_taken /data/attributes/email');
  const elsewhere = ofTeam(world.theirs, '/contacts');
  const otherTeam = await world.send(
    'POST',
    elsewhere,
    { type: 'contacts', attributes: { email } },
    world.theirs.key.secret,
  );
  expect(outcome(otherTeam)).toBe('201');
});

test('of eight concurrent creations with one address, one succeeds', async () => {
  const email = `${newId()}@example.com`;
  const created = await Promise.all(Array.from({ length: 8 }, () => create({ email })));
  expect(created.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
});

test('C036 C021 C023 C026: following the next links lists each contact once', async () => {
  for (let n = 0; n < 5; n += 1) await create({ email: `${newId()}@example.com` });
  const listed: string[] = [];
  let next: string | undefined = path('?page[size]=2');
  while (next) {
    const page = await world.get(next.replace('/api/v1', ''));
    const { links, meta } = page.body as { links: { self: string; next?: string }; meta: { has_more: boolean } };
    expect(items(page).length).toBeLessThanOrEqual(2);
    expect(links.self).toBeDefined();
    expect(meta.has_more).toBe(links.next !== undefined && links.next !== null);
    listed.push(...ids(page));
    next = links.next;
  }
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(ids(await world.get(path('?page[size]=100'))));
});

test('C032: filter[email] returns only the contact with the address, in any case', async () => {
  const created = data(await create({ email: 'found@example.com' }));
  expect(ids(await world.get(path('?filter[email]=FOUND@example.com')))).toEqual([created.id]);
  expect(ids(await world.get(path('?filter[email]=lost@example.com')))).toEqual([]);
});

test('an update changes only the attributes that it contains; null clears the name and returns 422 for the email', async () => {
  const created = data(await create({ email: `${newId()}@example.com`, name: 'Ada' }));
  expect(data(await change(created.id, {})).attributes).toEqual(created.attributes);
  expect(data(await change(created.id, { name: null })).attributes).toMatchObject({
    name: null,
    email: created.attributes.email,
  });
  expect(outcome(await change(created.id, { email: null, name: 'Bo' }))).toBe('422 /data/attributes/email');
  expect(data(await world.get(path(`/${created.id}`))).attributes.name).toBeNull();
  expect(outcome(await change(newId(), { name: 'Bo' }))).toBe('404 not_found');
});

test('a corrected address frees the previous one', async () => {
  const [before, after] = [`${newId()}@example.com`, `${newId()}@example.com`];
  const { id } = data(await create({ email: before }));
  const credentials = contactCredentials(world.service.db, world.ours.id);
  expect(data(await change(id, { email: after })).attributes.email).toBe(after);
  expect(await credentials.get(before)).toBeUndefined();
  expect(await credentials.get(after)).toMatchObject({ contact_id: id, generation: 1, password_hash: null });
  expect(outcome(await create({ email: before }))).toBe('201');
  expect(outcome(await change(id, { email: before }))).toBe('422 email_taken /data/attributes/email');
});

test('of concurrent changes to different addresses one is kept, and the other addresses are free', async () => {
  const { id } = data(await create({ email: `${newId()}@example.com` }));
  const emails = Array.from({ length: 5 }, () => `${newId()}@example.com`);
  const responses = await Promise.all(emails.map((email) => change(id, { email })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const current = data(await world.get(path(`/${id}`))).attributes.email;
  for (const email of emails)
    expect([email, (await create({ email })).status]).toEqual([email, email === current ? 422 : 201]);
});

test('a deleted contact is removed from every hub, and their address is free', async () => {
  const { id, email, token } = await world.person();
  const hub = `/hubs/${world.ours.hub}/members`;
  expect((await world.get(hub, token)).status).toBe(200);
  expect(outcome(await world.send('DELETE', path(`/${id}`)))).toBe('204');
  expect(outcome(await world.get(path(`/${id}`)))).toBe('404 not_found');
  expect(outcome(await world.get(hub, token))).toBe('401 unauthorized');
  expect(data(await world.get(`${hub}/${id}`)).attributes).toMatchObject({
    status: 'removed',
    name: null,
    email: null,
  });
  expect(outcome(await world.send('DELETE', path(`/${id}`)))).toBe('404 not_found');
  expect(outcome(await create({ email }))).toBe('201');
});

test('the team sees when the current address was proved, in every response; other members never do', async () => {
  const { id, email, token } = await world.person();
  const { id: other } = await world.person();
  const key = { team: world.ours.id, email };
  const credential = await contactCredentials(world.service.db, key.team).get(email);
  const proofOf = async (of: string) => data(await world.get(path(`/${of}`))).attributes.address_proved_at;
  expect(await proofOf(id)).toBeNull();
  const now = new Date();
  if (credential) await proveAddress(world.service.db, key, credential, now);
  expect(await proofOf(id)).toBe(now.toISOString());
  expect(await proofOf(other)).toBeNull();
  const listed = items(await world.get(path('?page[size]=100')));
  const proofs = new Map(listed.map((one) => [one.id, one.attributes.address_proved_at]));
  expect([proofs.get(id), proofs.get(other)]).toEqual([now.toISOString(), null]);
  expect(items(await world.get(path(`?filter[email]=${email}`)))[0]?.attributes.address_proved_at).toBe(
    now.toISOString(),
  );
  const seen = world.service.keys.issue({ kind: 'contact', id, team: world.ours.id }, { claims: { gen: 2 } });
  for (const view of [`/members/${id}`, `/members/${other}`, '/members'])
    for (const by of [token, seen, world.ours.member.token])
      expect(JSON.stringify(await world.get(`/hubs/${world.ours.hub}${view}`, by))).not.toContain('address_proved_at');
  expect(data(await change(id, { name: 'Bo' })).attributes.address_proved_at).toBe(now.toISOString());
  const moved = `${newId()}@example.com`;
  expect(data(await change(id, { email: moved })).attributes).toMatchObject({
    email,
    pending_email: moved,
    address_proved_at: now.toISOString(),
  });
  expect(data(await create({ email: `${newId()}@example.com` })).attributes.address_proved_at).toBeNull();
  await change(other, { address_proved_at: now.toISOString() });
  expect(await proofOf(other)).toBeNull();
});

test('contacts require a permission to read or manage members', async () => {
  const reader = await world.key(['members.read'], false);
  expect((await world.get(path(), reader.secret)).status).toBe(200);
  expect((await create({ email: `${newId()}@example.com` }, reader.secret)).status).toBe(403);
  expect((await world.get(path(), world.ours.bareKey.secret)).status).toBe(403);
  expect((await world.get(path(), world.ours.member.token)).status).toBe(403);
});
