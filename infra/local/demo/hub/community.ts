import { users } from '../../../../shared/accounts/identity/users.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import type { DemoCommunity } from '../../../site/demo-community.ts';
import type { LocalStack } from '../../local-stack.ts';
import { type ApiClient, envelope, idOf } from '../api-client.ts';
import { each } from '../batch.ts';
import { signInUser } from '../sign-in.ts';
import { DOMAIN } from './people.ts';
import type { Place } from './place.ts';
import { seedContent } from './seed-content.ts';
import { seedNewcomerLimits } from './seed-limits.ts';
import { seedMembers } from './seed-members.ts';
import { seedOwnLists, seedSanctions } from './seed-own.ts';
import { seedPosts } from './seed-posts.ts';
import { seedProfiles } from './seed-profiles.ts';
import { seedAccessRules, seedAchievements, seedAutomations, seedReports } from './seed-rules.ts';
import { seedShop } from './seed-shop.ts';
import { seedTalk } from './seed-talk.ts';
import { SPACES, type SpaceKey } from './spaces.ts';

const HUB = {
  name: 'Kiln & Clay',
  description: 'A hub for potters: show your work, learn, and ask.',
  color: '#b45309',
  locale: 'en',
  time_zone: 'Europe/Stockholm',
};

const seedOwner = async (api: ApiClient, db: Table, tag: string) => {
  const owner = { name: 'Maya Lindqvist', email: `owner${tag}@${DOMAIN}`, password: 'demo-owner' };
  const made = await users(db).create({ ...owner, verified: true }, new Date());
  if (made === 'email_taken') throw new Error(`${owner.email} is taken.`);
  return { account: owner, token: await signInUser(api)(owner.email, owner.password) };
};

const seedSpaces = async (api: ApiClient, hub: string, token: string): Promise<Place['spaces']> => {
  const made = await each(SPACES, async ({ key, ...space }, position) => {
    const body = envelope('spaces', { ...space, slug: key, position });
    return [key, idOf(await api.send('POST', `/hubs/${hub}/spaces`, body, token))] as const;
  });
  return Object.fromEntries(made) as Record<SpaceKey, string>;
};

const exampleIds = (
  { spaces }: Place,
  posts: ReadonlyMap<string, string>,
  others: Readonly<Record<string, string>>,
) => ({
  space_id: spaces.work,
  discussion_id: posts.get('How this hub works') ?? '',
  ...others,
});

/** Where the hub's site is. Checkouts may lead back to it under both names of this machine. */
const siteAt = (origin: string) => ({
  allowed_origins: [origin, origin.replace('127.0.0.1', 'localhost')],
  site_url: `${origin}/_local/site`,
});

/** Lets checkouts and emails lead back to the site at another address than that of the first start. */
export const allowOrigin = async (
  api: ApiClient,
  { team_id, hub_id, owner }: DemoCommunity,
  origin: string,
): Promise<void> => {
  const token = await signInUser(api)(owner.email, owner.password);
  const body = envelope('hubs', siteAt(origin));
  await api.send('PATCH', `/teams/${team_id}/hubs/${hub_id}`, body, token);
};

/**
 * Creates the demo hub through the API as its people would, so that all effects of their writes exist: notifications,
 * points, the search index and the stream. Requests that do not need each other are sent at the same time. Workers get
 * the changes when all of them are written, except those of the members: an automation must not find that they joined.
 */
export const seedCommunity = async (
  api: ApiClient,
  db: Table,
  { origin, tag }: { readonly origin: string; readonly tag: string },
  { holdChanges, changesDelivered }: Pick<LocalStack, 'holdChanges' | 'changesDelivered'>,
): Promise<DemoCommunity> => {
  const { account, token: owner } = await seedOwner(api, db, tag);
  const slug = `kiln${tag}`;
  const team = idOf(await api.send('POST', '/teams', { name: HUB.name }, owner));
  const body = envelope('hubs', { ...HUB, slug, ...siteAt(origin) });
  const hub = idOf(await api.send('POST', `/teams/${team}/hubs`, body, owner));
  const spaces = await seedSpaces(api, hub, owner);
  const founded = { api, db, team, hub, spaces, owner, inTeam: `/teams/${team}/hubs/${hub}` };
  const members = await seedMembers(founded, slug, tag);
  await changesDelivered();
  const place = { ...founded, members };
  for (const { contact_id } of [members.maya, members.tomas])
    await api.send('PUT', `${place.inTeam}/spaces/${spaces.staff}/memberships/${contact_id}`, undefined, owner);
  await seedAchievements(place);
  await seedAutomations(place);
  const examples = await holdChanges(async () => {
    const [posts, { studio }, course] = await Promise.all([
      seedPosts(place),
      seedShop(place),
      seedContent(place),
      seedTalk(place),
      seedReports(place),
      seedProfiles(place),
    ]);
    await Promise.all([seedOwnLists(place, posts), seedAccessRules(place, studio), seedSanctions(place)]);
    await seedNewcomerLimits(place, posts);
    return exampleIds(place, posts, { product_id: studio, content_node_id: course });
  });
  const { dana: _banned, ...present } = members;
  const people = Object.values(present).map(({ token: _, ...member }) => member);
  return { team_id: team, hub_id: hub, slug, owner: account, members: people, examples };
};
