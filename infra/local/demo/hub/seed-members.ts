import { hashPassword } from '../../../../shared/accounts/identity/password.ts';
import { contacts } from '../../../../shared/hubs/people/contacts/contacts.ts';
import { envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import { portrait } from '../pictures/portrait.ts';
import { signInContact } from '../sign-in.ts';
import { DOMAIN, MEMBER_PASSWORD, PEOPLE, type PersonKey } from './people.ts';
import { type Insider, type Place, uploadPng } from './place.ts';

type Founded = Omit<Place, 'members'>;

const ROLES = [
  ['maya', 'admin'],
  ['tomas', 'moderator'],
] as const;

const FOLLOWS: readonly (readonly [PersonKey, PersonKey])[] = [
  ['nadia', 'maya'],
  ['nadia', 'aiko'],
  ['jonas', 'lars'],
  ['sofia', 'chloe'],
  ['ben', 'aiko'],
  ['elena', 'maya'],
];

const giveAvatar = async ({ api }: Founded, bytes: Buffer, token: string): Promise<void> => {
  const declared = { mime_type: 'image/png', size_bytes: bytes.length };
  await uploadPng(await api.send('POST', '/me/avatar', envelope('avatars', declared), token), bytes);
  await api.send('POST', '/me/avatar/finalize', undefined, token);
};

/** Creates the members with their photos and follows. All have the same password. */
export const seedMembers = async (place: Founded, slug: string, tag: string): Promise<Place['members']> => {
  const { api, db, team, hub, inTeam, owner } = place;
  const password_hash = await hashPassword(MEMBER_PASSWORD);
  const signIn = signInContact(api)(slug);
  const made = await each(PEOPLE, async ({ key, name }, index): Promise<readonly [PersonKey, Insider]> => {
    const email = `${key}${tag}@${DOMAIN}`;
    const known = { email, name, password_hash, proved: true };
    const contact = await contacts(db, team).create({ ...known, hubs: [{ id: hub, status: 'active' }] }, new Date());
    if (contact === 'email_taken') throw new Error(`${email} is taken.`);
    const token = await signIn(email, MEMBER_PASSWORD);
    await giveAvatar(place, portrait(index), token);
    return [key, { contact_id: contact.id, name, email, password: MEMBER_PASSWORD, token }];
  });
  const members = Object.fromEntries(made) as Record<PersonKey, Insider>;
  for (const [who, role] of ROLES)
    await api.send('PATCH', `${inTeam}/members/${members[who].contact_id}`, envelope('members', { role }), owner);
  await each(FOLLOWS, ([by, who]) =>
    api.send('POST', `/hubs/${hub}/members/${members[who].contact_id}/follow`, undefined, members[by].token),
  );
  return members;
};
