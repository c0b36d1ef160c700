import { expect, test } from 'vitest';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { profileFields } from '../../../shared/hubs/people/profile-fields/profile-fields.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));
const other = useFixture(() => seedTeam(world.service.db, world.service.keys));

const newField = async (of: string, key: string, more: object = {}) => {
  const input = {
    key,
    label: key,
    field_type: 'text',
    options: [],
    visibility: 'members',
    is_required: false,
    ...more,
  };
  const made = await profileFields(world.service.db, of).create(
    input as Parameters<ReturnType<typeof profileFields>['create']>[0],
    { type: 'user', id: team.users.owner.id },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

/** One field that members see, a required one, one of the team, and one of another team. */
const fields = useFixture(async () => ({
  city: await newField(team.id, 'city'),
  size: await newField(team.id, 'size', { field_type: 'select', options: ['S', 'L'], is_required: true }),
  about: await newField(team.id, 'about', { field_type: 'long_text' }),
  note: await newField(team.id, 'note', { visibility: 'team' }),
  theirs: await newField(other.id, 'theirs'),
}));

const register = (attributes: object) =>
  world.post('/api/v1/contact-auth/register', { data: { type: 'register_requests', attributes } });
const me = async (token: unknown) =>
  (await world.service.call({ path: '/api/v1/me', token: token as string })).body.data as {
    id: string;
    attributes: Record<string, unknown>;
  };
const refusal = ({ status, body }: Awaited<ReturnType<typeof register>>) => {
  const [error] = (body as { errors: { code?: string; source?: { pointer?: string } }[] }).errors;
  return [status, error?.code, error?.source?.pointer];
};

test('a registration stores values by field, and a required field that is missing is named and refuses nothing', async () => {
  const hub = await world.hub(team.id);
  const without = await register({ email: freshEmail(), password: PASSWORD, slug: hub.slug });
  expect(without.status).toBe(201);
  const bare = await me(attributesOf(without).access_token);
  expect(bare.attributes).toMatchObject({ fields: {}, missing_fields: ['size'] });
  const sent = { city: ' Bern ', about: null };
  const made = await register({ email: freshEmail(), password: PASSWORD, slug: hub.slug, fields: sent });
  const { id, attributes } = await me(attributesOf(made).access_token);
  expect(attributes).toMatchObject({ fields: { city: 'Bern' }, missing_fields: ['size'] });
  const row = await world.service.db.get<ContactItem>(contactKey(team.id, id));
  expect(row?.fields).toEqual({ [fields.city]: 'Bern' });
});

test('a bad value is refused before anything is written, and the same for known, unknown and other addresses', async () => {
  const hub = await world.hub(team.id);
  const known = await world.contact(hub);
  const bad = [
    [{ city: 7 }, 'invalid_field_value', 'city'],
    [{ size: 'huge' }, 'invalid_field_value', 'size'],
    [{ note: 'vip' }, 'unknown_profile_field', 'note'],
    [{ theirs: 'x' }, 'unknown_profile_field', 'theirs'],
    [{ [fields.city]: 'x' }, 'unknown_profile_field', fields.city],
    [{ constructor: 'x' }, 'unknown_profile_field', 'constructor'],
  ] as const;
  for (const email of [freshEmail(), known.email])
    for (const [given, code, key] of bad) {
      const refused = await register({ email, password: PASSWORD, slug: hub.slug, fields: given });
      expect(refusal(refused), `${email} ${key}`).toEqual([422, code, `/data/attributes/fields/${key}`]);
    }
  const email = freshEmail();
  expect((await register({ email, password: PASSWORD, slug: hub.slug, fields: { city: 7 } })).status).toBe(422);
  expect((await register({ email, password: PASSWORD, slug: hub.slug })).status).toBe(201);
});

test('in a closed hub known and unknown fields get the same response', async () => {
  const hub = await world.hub(team.id, { access_level: 'invite' });
  for (const given of [{ city: 'Bern' }, { nope: 1 }, { city: 7 }])
    expect(refusal(await register({ email: freshEmail(), password: PASSWORD, slug: hub.slug, fields: given }))).toEqual(
      [403, 'registration_closed', undefined],
    );
});

test('a contact who joins with their password replaces their values; with a wrong password nothing changes', async () => {
  const [first, second] = [await world.hub(team.id), await world.hub(team.id)];
  const email = freshEmail();
  const own = { city: 'Bern', size: 'S', about: 'Hi' };
  const made = await register({ email, password: PASSWORD, slug: first.slug, fields: own });
  const { id } = await me(attributesOf(made).access_token);
  const stored = async () => (await world.service.db.get<ContactItem>(contactKey(team.id, id)))?.fields;
  const before = await stored();
  const wrong = await register({ email, password: 'not the password', slug: second.slug, fields: { city: 'Rome' } });
  expect(refusal(wrong).slice(0, 2)).toEqual([422, 'email_taken']);
  expect(await stored()).toEqual(before);
  const joined = await register({ email, password: PASSWORD, slug: second.slug, fields: { city: 'Rome', size: null } });
  expect(joined.status).toBe(201);
  expect(await stored()).toEqual({ [fields.city]: 'Rome', [fields.about]: 'Hi' });
});

test('the key __proto__ is ignored and sets nothing', async () => {
  const hub = await world.hub(team.id);
  const given = JSON.parse('{"__proto__":{"city":"Rome"}}');
  const made = await register({ email: freshEmail(), password: PASSWORD, slug: hub.slug, fields: given });
  expect((await me(attributesOf(made).access_token)).attributes.fields).toEqual({});
});

test('of a pending membership the values are stored, and the response does not contain them', async () => {
  const hub = await world.hub(team.id, { access_level: 'request' });
  const email = freshEmail();
  const response = await register({ email, password: PASSWORD, slug: hub.slug, fields: { city: 'Bern' } });
  expect(response.status).toBe(202);
  expect(attributesOf(response)).toEqual({ membership_status: 'pending' });
  const credential = await contactCredentials(world.service.db, team.id).get(email);
  const contact = await world.service.db.get<ContactItem>(contactKey(team.id, credential?.contact_id ?? ''));
  expect(contact?.fields).toEqual({ [fields.city]: 'Bern' });
});
