import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import { routes as messages } from '../../../functions/messages/routes.ts';
import { newMessages } from '../../../functions/relay/new-messages.ts';
import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import type { Route } from '../../../shared/api/route.ts';
import { settleDiscussionPlaces } from '../../../shared/community/discussions/discussion-places.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { countedActions } from '../../../shared/engagement/achievements/counted-actions.ts';
import { putInInboxes } from '../../../shared/engagement/messages/inbox-updates.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, items } from '../../support/answers.ts';
import { changesOf } from '../../support/changes.ts';
import { routes as community } from '../../support/community-routes.ts';
import { routes as members } from '../../support/member-routes.ts';
import { startService } from '../../support/service.ts';
import { seedWorld } from '../../support/world.ts';
import { noScans } from './scans.ts';

const MAX_JOBS = 200;

/** Only the community routes and those of bans, with the work that other workers do after a write. */
export const startRemovals = async () => {
  const routes = [...community, ...messages, ...members] as readonly unknown[];
  const service = await startService(routes as readonly Route<unknown>[], undefined, { stream: true });
  const { db, keys } = service;
  const next = changesOf(service.store);
  const world = await seedWorld(db, keys);
  const { ours } = world;
  const hub = { team: ours.id, hub: ours.hub };
  const input = { name: 'S', slug: `s-${newId()}`, description: null, position: 0, reviews_posts: false } as const;
  const space = await spaces(db, hub).create(
    { ...input, icon: null, color: null, visibility: 'public', access_level: 'open' },
    { type: 'user', id: ours.users.owner.id },
    new Date(),
  );
  if (typeof space === 'string') throw new Error(space);
  const api = (path: string) => `/api/v1${path}`;
  const ofHub = (path: string) => api(`/teams/${ours.id}/hubs/${ours.hub}${path}`);
  const send = (method: string, path: string, token: string, type: string, attributes: object) =>
    service.call({ method, path: api(path), token, body: { data: { type, attributes } } });
  const counted = (contact: string, kind: 'comments_created' | 'reactions_given', source: string) =>
    countedActions(db, hub).record({ contact, kind, source, counts: true, day: '2026-01-01', event_id: newId() });
  const moderator = ours.users.moderator.token;

  return {
    ...world,
    service,
    hub,
    space: space.id,
    moderator,
    ofHub,
    send,
    read: (path: string, token: string) => service.call({ path: api(path), token }),
    readHub: (path: string, token = moderator) => service.call({ path: ofHub(path), token }),

    async person() {
      const email = `${newId()}@example.com`;
      const hubs = [{ id: ours.hub, status: 'active' as const }];
      const created = await contacts(db, ours.id).create({ email, name: 'Mal', password_hash: null, hubs }, new Date());
      if (typeof created === 'string') throw new Error(created);
      return { id: created.id, token: keys.issue({ kind: 'contact', id: created.id, team: ours.id }) };
    },

    async post(token: string, attributes: object = {}) {
      const path = `/hubs/${ours.hub}/spaces/${space.id}/discussions`;
      const { id } = data(await send('POST', path, token, 'discussions', { title: 'Buy', body: 'Now', ...attributes }));
      await settleDiscussionPlaces(db, ours.id, id);
      return id;
    },

    async comment(author: { id: string; token: string }, target_id: string, parent_comment_id?: string) {
      const attributes = { target_type: 'discussion', target_id, body: 'Buy', parent_comment_id };
      const { id } = data(await send('POST', '/comments', author.token, 'comments', attributes));
      await counted(author.id, 'comments_created', id);
      return id;
    },

    async react(author: { id: string; token: string }, id: string, emoji: string, kind = 'discussions') {
      await send('POST', `/${kind}/${id}/reactions`, author.token, 'reactions', { emoji });
      await counted(author.id, 'reactions_given', `${id}#${emoji}`);
    },

    async converse(token: string, contact_ids: readonly string[]) {
      const attributes = { contact_ids, hub_id: ours.hub };
      return data(await send('POST', '/conversations', token, 'conversations', attributes)).id;
    },

    async message(token: string, conversation: string) {
      const path = `/conversations/${conversation}/messages`;
      return data(await send('POST', path, token, 'messages', { body: 'Buy' })).id;
    },

    /** The stream records since the last call. */
    async records() {
      const found: StreamRecord[] = [];
      for (let batch = await next(); batch.length > 0; batch = await next()) found.push(...batch);
      return found;
    },

    /** Delivers messages that were sent, removed and restored to the inboxes. */
    async deliver() {
      for (let records = await next(); records.length > 0; records = await next())
        for (const { messages: changed } of newMessages(records)) await putInInboxes(db, changed, new Date());
    },

    inbox: async (token: string) =>
      items(await service.call({ path: api('/conversations'), token })).map(({ id }) => id),

    ban: (contact: string, attributes: object = {}, token = moderator) =>
      service.call({
        ...{ method: 'POST', path: ofHub(`/members/${contact}/ban`), token },
        body: { data: { type: 'banned_members', attributes: { ban_reason: 'spamming', ...attributes } } },
      }),
    lift: (contact: string) =>
      service.call({ method: 'DELETE', path: ofHub(`/members/${contact}/ban`), token: moderator }),

    removal: async (id: string) =>
      data(await service.call({ path: ofHub(`/bans/content-removals/${id}`), token: moderator })).attributes,
    undo: (id: string, token = moderator) =>
      service.call({ method: 'POST', path: ofHub(`/bans/content-removals/${id}/undo`), token }),

    async moderatingKey() {
      const key = { name: 'key', scopes: [], can_moderate: true, expires_at: null };
      return (await apiKeys(db, ours.id).create(key, { type: 'user', id: ours.users.owner.id }, new Date())).secret;
    },

    /** Runs a job and everything that it enqueues; `clock` ends the time of each message, `delays` gets their delays. */
    async run(
      first: RemovalJob,
      { store = db, clock, delays }: { store?: Table; clock?: () => number; delays?: (number | undefined)[] } = {},
    ) {
      const jobs = [first];
      const failures: unknown[] = [];
      let left = MAX_JOBS;
      const worker = eraseData({
        db: store,
        scanned: noScans(store),
        objects: { remove: async () => undefined } as never,
        queue: {
          async send(job, delay) {
            left -= 1;
            if (left < 0) throw new Error('The job does not end');
            jobs.push(job);
            delays?.push(delay);
          },
        },
        seats: { send: async () => undefined },
        failed: (_, error) => failures.push(error),
        ...(clock && { clock }),
      });
      for (let job = jobs.shift(); job && failures.length === 0; job = jobs.shift())
        await worker({ Records: [{ messageId: '1', body: JSON.stringify(job) }] });
      return failures;
    },
    contentJob: (removal_id: string): RemovalJob => ({
      ...{ kind: 'content', team_id: ours.id, hub_id: ours.hub, removal_id },
    }),
    conversationsJob: (contact_id: string): RemovalJob => ({
      ...{ kind: 'conversations', team_id: ours.id, hub_id: ours.hub, contact_id },
    }),
  };
};

export type RemovalWorld = Awaited<ReturnType<typeof startRemovals>>;
