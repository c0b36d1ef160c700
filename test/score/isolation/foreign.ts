import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { fill } from '../../../shared/platform/http/paths.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { conversationWithMessage } from '../../functions/every-route/support/conversation-with-message.ts';
import { storedNotification } from '../../functions/every-route/support/stored-notification.ts';
import { type Resident, type RouteWorld, seedResident } from '../../functions/every-route/support/world.ts';
import type { Tenant } from '../../support/world.ts';

/** Resources that some callers of our tenant must not reach, by path parameter. */
export interface Foreign {
  readonly name: 'other team' | 'other hub' | 'secret space';
  readonly ids: Readonly<Record<string, string>>;
}

type Ids = Readonly<Record<string, string>>;

const joined = async ({ db, keys }: RouteWorld, { id: team }: Tenant, hub: string) => {
  const input = { email: `${newId()}@example.com`, name: null, password_hash: null };
  const made = await contacts(db, team).create({ ...input, hubs: [{ id: hub, status: 'active' }] }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return { id: made.id, token: keys.issue({ kind: 'contact', id: made.id, team }) };
};

/** Another hub of our team, with one resource of every kind and a member who is in no other hub. */
const neighbour = async (world: RouteWorld): Promise<Resident> => {
  const { ours, db } = world;
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const fields = { description: null, access_level: 'open', sign_in: 'both', allowed_origins: [] as string[] } as const;
  const hub = await hubs(db, ours.id).create({ name: 'Next', slug: `next-${newId()}`, ...fields }, actor, new Date());
  if (typeof hub === 'string') throw new Error(hub);
  return seedResident(world, { ...ours, hub: hub.id, member: await joined(world, ours, hub.id) });
};

/** What is hidden from a member in their own hub: a secret space with posts, and the data of another member. */
const hidden = async (world: RouteWorld): Promise<Ids> => {
  const { ours } = world;
  const insider = await joined(world, ours, ours.hub);
  const owner = ours.users.owner.token;
  const made: Record<string, string> = { ...ours.ids };
  const post = async (name: string, path: string, type: string, attributes: object, token = owner, method = 'POST') => {
    const body = { data: { type, attributes } };
    const { status, body: answered } = await world.call({ method, path: `/api/v1${fill(path, made)}`, token, body });
    if (status >= 300) throw new Error(`${method} ${path} returned ${status} ${JSON.stringify(answered)}`);
    made[name] = (answered as { data: { id: string } }).data.id;
  };
  const inTeam = '/teams/{team_id}/hubs/{hub_id}';
  await post('space_id', '/hubs/{hub_id}/spaces', 'spaces', { name: 'Hidden', visibility: 'secret' });
  made.contact_id = insider.id;
  await post(
    'membership',
    `${inTeam}/spaces/{space_id}/memberships/{contact_id}`,
    'space_memberships',
    {},
    owner,
    'PUT',
  );
  const posts = '/hubs/{hub_id}/spaces/{space_id}/discussions';
  await post('discussion_id', posts, 'discussions', { title: 'Hidden', body: 'Hidden' }, insider.token);
  const on = { target_type: 'discussion', target_id: made.discussion_id };
  await post('comment_id', '/comments', 'comments', { ...on, body: 'Hidden' }, insider.token);
  await post('attachment_id', '/attachments', 'attachments', { ...on, media_id: made.media_id });
  const reported = { target_type: 'comment', target_id: made.comment_id, reason_id: made.reason_id };
  await post('report_id', '/reports', 'reports', reported, insider.token);
  const theirs = { ...ours, member: insider };
  const { conversation_id, message_id } = await conversationWithMessage(world.db, theirs);
  const bought = await Promise.all(
    ['order_id', 'subscription_id'].map(async (name) => {
      const body = { data: { type: 'checkout_sessions', attributes: { price_id: ours.ids.price_id } } };
      const path = `/api/v1/hub/${ours.hub}/checkout`;
      const { body: answered } = await world.call({ method: 'POST', path, token: insider.token, body });
      return [name, (answered as { data: { id: string } }).data.id] as const;
    }),
  );
  const { space_id = '', discussion_id = '', comment_id = '', attachment_id = '', report_id = '' } = made;
  return {
    space_id,
    discussion_id,
    comment_id,
    attachment_id,
    report_id,
    conversation_id,
    message_id,
    ...(await storedNotification(world.db, theirs)),
    ...Object.fromEntries(bought),
  };
};

const onlyForeign = (ids: Ids, ours: Ids): Ids =>
  Object.fromEntries(Object.entries(ids).filter(([name, id]) => ours[name] !== id));

/** Everything of the world that is foreign to a caller of our hub. */
export const foreignOf = async (world: RouteWorld) => {
  const next = await neighbour(world);
  const foreign: readonly Foreign[] = [
    { name: 'other team', ids: world.theirs.ids },
    { name: 'other hub', ids: onlyForeign(next.ids, world.ours.ids) },
    { name: 'secret space', ids: await hidden(world) },
  ];
  return { foreign, next };
};
