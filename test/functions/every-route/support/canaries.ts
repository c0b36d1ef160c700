import { PERMISSION_SLUGS } from '../../../../shared/accounts/roles/permissions.ts';
import { addUser } from '../../../../shared/accounts/teams/memberships.ts';
import { contacts } from '../../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { putAll } from '../../../support/put-all.ts';
import { seedUser } from '../../../support/seed.ts';
import { allRows, type Row } from './copied-rows.ts';
import { oneOfEach } from './one-of-each.ts';
import type { Ids } from './sample-body.ts';
import { storedMedia } from './stored-media.ts';
import { plantTeamOnly, type Send } from './team-only.ts';
import type { RouteWorld } from './world.ts';

/** A word in every text of a secret space of our hub. */
export const SECRET = 'zqsecretqz';
/** A word in texts that only creators see. */
export const INTERNAL = 'zqinternalqz';
/** A word in every text of the other tenant. */
export const THEIRS = 'zqtheirsqz';

/** Attributes of rows that people write. */
const TEXTS: ReadonlySet<string> = new Set(
  'name title body description label subject message filename bio headline code'.split(' '),
);

const marked = (row: Row): Row => {
  const texts = Object.entries(row).filter(([name, value]) => TEXTS.has(name) && typeof value === 'string');
  return { ...row, ...Object.fromEntries(texts.map(([name, text]) => [name, `${text} ${THEIRS}`])) } as Row;
};

/** Permissions of a role that shows neither secret spaces nor what is in them. */
const LIMITED = PERMISSION_SLUGS.filter(
  (slug) => !['hubs.manage', 'content.manage', 'members.moderate', 'team.manage', 'users.manage'].includes(slug),
);

interface Hidden {
  readonly owner: string;
  readonly insider: string;
  readonly inHub: string;
  readonly ids: Ids;
}

/** A hidden post and comment in a public space, and drafts of creators that a rule, steps and a bookmark name. */
const hideInPublic = async (send: Send, { owner, insider, inHub, ids }: Hidden) => {
  const texts = { title: `Hidden ${SECRET}`, body: `Hidden ${SECRET}` };
  const posts = `/hubs/${ids.hub_id}/spaces/${ids.space_id}/discussions`;
  const post = await send(insider, 'POST', posts, 'discussions', texts);
  const target = { target_type: 'discussion', target_id: ids.discussion_id, body: SECRET };
  const comment = await send(insider, 'POST', '/comments', 'comments', target);
  await send(insider, 'PUT', `/me/bookmarks/${post}`);
  await send(owner, 'PATCH', `/discussions/${post}`, 'discussions', { status: 'hidden' });
  await send(owner, 'PATCH', `/comments/${comment}`, 'comments', { status: 'hidden' });
  const node = await send(owner, 'POST', `${inHub}/content-nodes`, 'content_nodes', {
    title: SECRET,
    kind: 'course',
    status: 'draft',
  });
  const event = await send(owner, 'POST', `${inHub}/events`, 'events', {
    title: SECRET,
    starts_at: '2100-01-01T00:00:00Z',
    status: 'draft',
  });
  const playlist = await send(owner, 'POST', `${inHub}/playlists`, 'playlists', { title: SECRET, status: 'draft' });
  const named = { discussion: post, content_node: node, event, playlist };
  for (const [target_type, target_id] of Object.entries(named)) {
    const step = { kind: 'unlock', target_type, target_id, after_days: 1 };
    await send(owner, 'POST', `${inHub}/drip-campaigns/${ids.drip_campaign_id}/steps`, 'drip_steps', step);
    const rule = { target_type, target_id, conditions: [] };
    await send(owner, 'POST', `${inHub}/access-rules`, 'access_rules', rule);
  }
  return { discussion_id: post, comment_id: comment, content_node_id: node, event_id: event, playlist_id: playlist };
};

/** The tokens of callers, by what they are. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/**
 * A secret space of our hub with posts, comments, votes, reactions, drafts and bookmarks of a member inside and of one
 * who was removed from it; rules, steps and activity that name them; and marked texts in all rows of the other tenant.
 */
export const plantCanaries = async (world: RouteWorld) => {
  const { ours, theirs, db, keys } = world;
  await oneOfEach(world);
  const { id: team, hub, ids } = ours;
  const member = async () => {
    const input = { email: `${newId()}@example.com`, name: 'Insider', password_hash: null };
    const made = await contacts(db, team).create({ ...input, hubs: [{ id: hub, status: 'active' }] }, new Date());
    if (typeof made === 'string') throw new Error(made);
    return { id: made.id, token: keys.issue({ kind: 'contact', id: made.id, team }) };
  };
  const owner = ours.users.owner.token;
  const send: Send = async (token, method, path, type = '', attributes = {}) => {
    const { status, body } = await world.call({
      method,
      path: `/api/v1${path}`,
      token,
      headers: { 'x-team-id': team },
      ...(type !== '' && { body: { data: { type, attributes } } }),
    });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${JSON.stringify(body)}`);
    return String((body as { data?: { id?: string } }).data?.id);
  };
  const texts = { title: `Title ${SECRET}`, body: `Body ${SECRET}` };

  const [insider, former] = [await member(), ours.member];
  const inHub = `/teams/${team}/hubs/${hub}`;
  const space = await send(owner, 'POST', `/hubs/${hub}/spaces`, 'spaces', {
    name: `Space ${SECRET}`,
    description: SECRET,
    visibility: 'secret',
    access_level: 'invite',
  });
  for (const { id } of [insider, former]) await send(owner, 'PUT', `${inHub}/spaces/${space}/memberships/${id}`);
  const posts = `/hubs/${hub}/spaces/${space}/discussions`;
  const poll = { duration_days: 7, is_anonymous: false, options: [`Tea ${SECRET}`, SECRET] };
  const discussion = await send(insider.token, 'POST', posts, 'discussions', { ...texts, poll });
  await send(insider.token, 'POST', posts, 'discussions', { ...texts, status: 'draft' });
  await send(former.token, 'POST', posts, 'discussions', { ...texts, status: 'draft' });
  await send(former.token, 'POST', posts, 'discussions', texts);
  const comment = async (token: string, parent_comment_id?: string) =>
    send(token, 'POST', '/comments', 'comments', {
      target_type: 'discussion',
      target_id: discussion,
      body: SECRET,
      ...(parent_comment_id && { parent_comment_id }),
    });
  const root = await comment(former.token);
  await comment(insider.token, root);
  for (const { token } of [insider, former]) {
    await send(token, 'PUT', `/me/bookmarks/${discussion}`);
    await send(token, 'POST', `/discussions/${discussion}/reactions`, 'reactions', { emoji: '👍' });
    const seen = { hub_id: hub, activity_type: 'discussion_view', target_type: 'discussion', target_id: discussion };
    await send(token, 'POST', '/activity', 'activity_events', seen);
    await send(token, 'POST', '/activity', 'activity_events', {
      hub_id: hub,
      activity_type: 'space_view',
      target_type: 'space',
      target_id: space,
    });
  }
  const { reason_id } = ids;
  const about = { target_type: 'discussion', target_id: discussion, reason_id };
  await send(former.token, 'POST', '/reports', 'reports', about);
  const rule = { target_type: 'space', target_id: space, conditions: [] };
  const rule_id = await send(owner, 'POST', `${inHub}/access-rules`, 'access_rules', rule);
  await send(owner, 'DELETE', `${inHub}/access-rules/${rule_id}`);
  await send(owner, 'POST', `${inHub}/access-rules`, 'access_rules', {
    target_type: 'discussion',
    target_id: discussion,
    conditions: [{ type: 'role', operator: 'in', value: { roles: ['member'] } }],
  });
  await send(owner, 'POST', `${inHub}/drip-campaigns/${ids.drip_campaign_id}/steps`, 'drip_steps', {
    kind: 'unlock',
    target_type: 'discussion',
    target_id: discussion,
    after_days: 1,
  });
  await send(owner, 'DELETE', `${inHub}/spaces/${space}/memberships/${former.id}`);
  const by = { type: 'user', id: ours.users.owner.id } as const;
  const { media_id: media } = await storedMedia(db, ours, `${SECRET}.gif`);
  const shown = { media_id: media, target_type: 'discussion', target_id: discussion };
  await send(owner, 'POST', '/attachments', 'attachments', shown);
  const hidden = await hideInPublic(send, { owner, insider: insider.token, inHub, ids });
  const teamOnly = {
    send,
    team: `/teams/${team}`,
    owner,
    about: insider.id,
    member: former.token,
    word: INTERNAL,
    ids,
  };
  const locked = await plantTeamOnly(teamOnly);

  const limited = await seedUser(db, keys, 'limited');
  const role = await send(owner, 'POST', `/teams/${team}/roles`, 'roles', { name: 'Limited', permissions: LIMITED });
  await addUser(db, { team, user: limited.id, role }, by, new Date());

  const rows = await allRows(world.store);
  await putAll(world.store, rows.filter(({ pk }) => pk.includes(theirs.id)).map(marked));
  /** Callers who see nothing of the secret space. */
  const outside: Tokens = {
    'a former member of the space': former.token,
    'a contact outside of the hub': ours.outsider.token,
    'nobody in particular': undefined,
    'a user of a role without secret spaces': limited.token,
    'an API key without scopes': ours.bareKey.secret,
  };
  /** Callers who see all of our team. */
  const inside: Tokens = { 'the owner': owner, 'an API key with every scope': ours.key.secret };
  return {
    ids: { space, discussion, comment: root, insider: insider.id, media },
    /** What outside callers cannot read although its space and hub are open to them. */
    closed: { ...hidden, ...locked },
    insider: insider.token,
    outside,
    inside,
  };
};
