import { hashPassword } from '../../../shared/accounts/identity/password.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { arrayOf, objectOf, stringOf } from '../json.ts';
import { type ApiClient, attributesOf, envelope, idOf } from './api-client.ts';
import type { DemoHub, DemoMember, DemoTeam, DemoUser } from './demo.ts';
import { signInContact, signInUser } from './sign-in.ts';

interface TeamSeed {
  readonly name: string;
  /** The prefix of the team's slugs and email addresses. */
  readonly slug: string;
}

const SPACES = ['General', 'Announcements'];
/** The names of the members `member-1`, `member-2` and `member-3`. */
const MEMBERS = ['Mia', 'Noah', 'Zoe'];

const account = (slug: string, who: string) => ({ email: `${who}@${slug}.example.com`, password: `demo-${who}` });

const seedOwner = async (api: ApiClient, db: Table, { slug, name }: TeamSeed): Promise<DemoUser> => {
  const owner = account(slug, 'owner');
  const made = await users(db).create({ ...owner, name: `Owner of the ${name}`, verified: true }, new Date());
  if (made === 'email_taken') throw new Error(`${owner.email} is taken.`);
  return { user_id: made.id, ...owner, token: await signInUser(api)(owner.email, owner.password) };
};

const seedModerator = async (api: ApiClient, db: Table, team: string, owner: DemoUser, { slug, name }: TeamSeed) => {
  const { data } = await api.send('GET', `/teams/${team}/roles`, undefined, owner.token);
  const roles = arrayOf(data).map(objectOf);
  const role = roles.find(({ attributes }) => objectOf(attributes).system_role === 'moderator');
  const moderator = account(slug, 'moderator');
  const made = await users(db).create({ ...moderator, name: `Moderator of the ${name}`, verified: true }, new Date());
  if (made === 'email_taken' || !role) throw new Error(`The ${name} has no moderator role, or the address is in use.`);
  const joining = { team, user: made.id, role: stringOf(role.id) };
  await addUser(db, joining, { type: 'user', id: owner.user_id }, new Date());
  return { user_id: made.id, ...moderator, token: await signInUser(api)(moderator.email, moderator.password) };
};

const seedHub = async (api: ApiClient, team: string, token: string, slug: string): Promise<DemoHub> => {
  const hub = idOf(
    await api.send('POST', `/teams/${team}/hubs`, envelope('hubs', { name: `Hub ${slug}`, slug }), token),
  );
  const spaces: { id: string; slug: string }[] = [];
  for (const [position, name] of SPACES.entries()) {
    const space = { name, slug: name.toLowerCase(), position, visibility: 'public' };
    const made = await api.send('POST', `/hubs/${hub}/spaces`, envelope('spaces', space), token);
    spaces.push({ id: idOf(made), slug: stringOf(attributesOf(made).slug) });
  }
  return { id: hub, slug, spaces };
};

/** A member of every hub of the team. */
const seedMember = async (
  api: ApiClient,
  db: Table,
  team: string,
  hubs: readonly DemoHub[],
  name: string,
  member: { email: string; password: string },
): Promise<DemoMember> => {
  const { email, password } = member;
  const password_hash = await hashPassword(password);
  const joined = hubs.map(({ id }) => ({ id, status: 'active' as const }));
  const known = { email, name, password_hash, proved: true };
  const contact = await contacts(db, team).create({ ...known, hubs: joined }, new Date());
  if (contact === 'email_taken') throw new Error(`${email} is taken.`);
  return { contact_id: contact.id, ...member, token: await signInContact(api)(hubs[0]?.slug ?? '')(email, password) };
};

/** A team with an owner, a moderator, an API key, two hubs, and three members in both. */
export const seedTeam = async (api: ApiClient, db: Table, seed: TeamSeed): Promise<DemoTeam> => {
  const { slug, name } = seed;
  const owner = await seedOwner(api, db, seed);
  const id = idOf(await api.send('POST', '/teams', { name }, owner.token));
  const moderator = await seedModerator(api, db, id, owner, seed);
  const key = await api.send('POST', `/teams/${id}/api-keys`, { name: 'Demo', can_moderate: true }, owner.token);
  const api_key = { id: idOf(key), secret: stringOf(attributesOf(key).secret) };
  const hubs = [await seedHub(api, id, owner.token, `${slug}-a`), await seedHub(api, id, owner.token, `${slug}-b`)];
  /* One after the other: lists have them in the order of their ids. */
  const members: DemoMember[] = [];
  for (const [index, first] of MEMBERS.entries())
    members.push(await seedMember(api, db, id, hubs, first, account(slug, `member-${index + 1}`)));
  return { id, owner, moderator, api_key, hubs, members };
};
