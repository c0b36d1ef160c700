import { hashPassword } from '../../shared/accounts/identity/password.ts';
import { createHubClient } from '../../shared/client/client.ts';
import type { Send } from '../../shared/client/retry.ts';
import { notificationRow } from '../../shared/downstream/notifications/notification-item.ts';
import { isStreamed } from '../../shared/downstream/stream/streamed.ts';
import { settleContactPlaces } from '../../shared/hubs/people/contacts/contact-places.ts';
import { contacts } from '../../shared/hubs/people/contacts/contacts.ts';
import { settleMemberPlaces } from '../../shared/hubs/people/members/member-places.ts';
import { withoutListing } from '../../shared/platform/db/listing.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { ledger } from '../../shared/platform/ledger/ledger.ts';
import { startRoutes } from '../functions/every-route/support/world.ts';
import { fetchFrom } from '../shared/client/in-process.ts';
import type { Screen, Site } from './screen.ts';

const PASSWORD = 'three small kilns';
const MEMBERS = 150;
const PARTNERS = 20;
const EVENTS = 120;
const NOTIFICATIONS = 110;
const FIRST_NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gina', 'Hugo', 'Ines', 'Jan', 'Kim', 'Leo', 'Mia'];

/** The calls of a screen, and the bytes of their bodies. */
export interface Cost {
  readonly calls: number;
  readonly bytes: number;
}

/** A screen as it was displayed. */
export interface Shown extends Cost {
  readonly shown: readonly string[];
}

/** A believable hub: 150 members, conversations, events of a year, notifications, orders and drafts. */
export const startHub = async () => {
  const world = await startRoutes();
  const { ours, db, keys } = world;
  const now = new Date();
  const owner = ours.users.owner.token;

  const send = async (token: string, method: string, path: string, type = '', attributes: object = {}) => {
    const body = type !== '' && { body: { data: { type, attributes } } };
    const { status, body: answer } = await world.call({ method, path: `/api/v1${path}`, token, ...body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${JSON.stringify(answer)}`);
    return (answer as { readonly data?: { readonly id: string } }).data?.id ?? '';
  };
  const inHub = `/teams/${ours.id}/hubs/${ours.hub}`;

  const others: string[] = [];
  const password_hash = await hashPassword(PASSWORD);
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const name = `${nth % 50 === 7 ? 'Zoe' : FIRST_NAMES[nth % FIRST_NAMES.length]} ${nth}`;
    const isMe = nth === MEMBERS - 1;
    const input = { email: `${nth}@example.com`, name, password_hash: isMe ? password_hash : null, proved: isMe };
    const made = await contacts(db, ours.id).create({ ...input, hubs: [{ id: ours.hub, status: 'active' }] }, now);
    if (typeof made === 'string') throw new Error(made);
    others.push(made.id);
  }
  const partners = others.slice(0, PARTNERS);
  const tokenOf = (id: string) => keys.issue({ kind: 'contact', id, team: ours.id });
  const me = others[MEMBERS - 1] ?? '';
  const mine = tokenOf(me);

  for (const id of partners) {
    const open = { contact_ids: [id], hub_id: ours.hub };
    const conversation = await send(mine, 'POST', '/conversations', 'conversations', open);
    await send(mine, 'POST', `/conversations/${conversation}/messages`, 'messages', { body: 'Hello' });
  }
  const talking = partners.slice(0, 5);
  const opened = { contact_ids: talking, hub_id: ours.hub, title: 'Organizers' };
  const group = await send(mine, 'POST', '/conversations', 'conversations', opened);
  for (const id of [...talking, ...talking, me])
    await send(tokenOf(id), 'POST', `/conversations/${group}/messages`, 'messages', { body: 'Who brings the cake?' });

  for (const id of others.slice(0, 3))
    await send(owner, 'PATCH', `${inHub}/members/${id}`, 'members', { role: 'moderator' });
  const space = await send(owner, 'POST', `/hubs/${ours.hub}/spaces`, 'spaces', { name: 'Team', visibility: 'public' });
  const spaces = [space];
  for (const name of ['Books', 'Help', 'Music'])
    spaces.push(await send(owner, 'POST', `/hubs/${ours.hub}/spaces`, 'spaces', { name, visibility: 'public' }));
  for (const id of others.slice(0, 12)) await send(tokenOf(id), 'PUT', `/hubs/${ours.hub}/spaces/${space}/membership`);
  const saved: string[] = [];
  for (const id of spaces) {
    const post = { title: `Notes ${spaces.indexOf(id)}`, body: 'Later.' };
    const path = `/hubs/${ours.hub}/spaces/${id}/discussions`;
    saved.push(await send(tokenOf(partners[0] ?? ''), 'POST', path, 'discussions', post));
    await send(mine, 'POST', path, 'discussions', { ...post, status: 'draft' });
  }

  for (const id of saved) await send(mine, 'PUT', `/me/bookmarks/${id}`);
  const blocked = others.slice(30, 35);
  for (const id of blocked) await send(mine, 'PUT', `/me/blocks/${id}`);

  const { reason_id } = ours.ids;
  for (const id of others.slice(40, 42))
    for (const target_id of saved)
      await send(tokenOf(id), 'POST', '/reports', 'reports', { target_type: 'discussion', target_id, reason_id });
  const ban = { ban_reason: 'spamming' };
  for (const id of others.slice(50, 56)) await send(owner, 'POST', `${inHub}/members/${id}/ban`, 'banned_members', ban);
  for (const [nth, { id }] of Object.values(ours.users).entries())
    await ledger(db, isStreamed).record({
      ...{ id: newId(), type: 'space.updated', team_id: ours.id, hub_id: ours.hub, changed: ['name'] },
      ...{ resource_type: 'spaces', resource_id: space, actor: { type: 'user', id } },
      at: new Date(now.getTime() - nth * 1000).toISOString(),
    });
  const fields = `/teams/${ours.id}/profile-fields`;
  for (const label of ['City', 'Studio'])
    await send(owner, 'POST', fields, 'profile_fields', { key: label.toLowerCase(), label, field_type: 'text' });
  for (const id of [...others.slice(60, 70), me]) {
    const profile = { city: id === me ? 'Faro' : 'Porto', studio: 'By the river' };
    await send(tokenOf(id), 'PATCH', '/me', 'contacts', { fields: profile });
  }

  for (let nth = 0; nth < EVENTS; nth += 1) {
    const starts_at = new Date(Date.UTC(2100, nth % 12, 1 + (nth % 27), 18)).toISOString();
    await send(owner, 'POST', `${inHub}/events`, 'events', { title: `Meeting ${nth}`, starts_at });
  }
  for (let nth = 0; nth < NOTIFICATIONS; nth += 1) {
    const at = new Date(now.getTime() - nth * 1000).toISOString();
    const title = `Update ${nth}`;
    const read_at = nth < 5 ? null : at;
    const owned = { id: newId(), team_id: ours.id, hub_id: ours.hub, contact_id: me, kind: 'automation' } as const;
    const content = { title, body: null, url: null, read_at, created_at: at, updated_at: at };
    const row = notificationRow({ ...owned, ...content }, null);
    await db.put(read_at ? { ...withoutListing(row), entity: row.entity, pk: row.pk, sk: row.sk } : row);
  }
  /* Names, addresses and roles are found as soon as the search index has seen them. */
  for (const id of others) {
    await settleContactPlaces(db, ours.id, id);
    await settleMemberPlaces(db, { team: ours.id, hub: ours.hub }, id);
  }
  const { product_id = '' } = ours.ids;
  const free = { kind: 'free', amount: 0, currency: 'EUR' };
  const orders: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const price_id = await send(owner, 'POST', `${inHub}/products/${product_id}/prices`, 'prices', free);
    orders.push(await send(mine, 'POST', `/hub/${ours.hub}/checkout`, 'checkout_sessions', { price_id }));
    for (const id of partners.slice(nth * 4, nth * 4 + 4))
      await send(tokenOf(id), 'POST', `/hub/${ours.hub}/checkout`, 'checkout_sessions', { price_id });
  }
  const { body } = await world.call({ path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}`, token: owner });
  const { attributes } = body.data as { readonly attributes: { readonly slug: string } };
  const hubs = [{ id: ours.hub, slug: attributes.slug }];
  for (const slug of ['music', 'books', 'garden']) {
    const unique = `${slug}-${newId()}`;
    const id = await send(owner, 'POST', `/teams/${ours.id}/hubs`, 'hubs', { name: slug, slug: unique });
    await send(owner, 'POST', `/teams/${ours.id}/hubs/${id}/members`, 'members', { contact_id: me });
    hubs.push({ id, slug: unique });
  }

  const login = { email: `${MEMBERS - 1}@example.com`, password: PASSWORD, slug: attributes.slug };
  const site = { team: ours.id, hub: ours.hub, hubs, me, space, group, orders, saved, blocked, login };
  const month = { from: '2100-03-01T00:00:00.000Z', to: '2100-04-01T00:00:00.000Z' };

  return {
    stop: world.stop,
    /** Shows a screen, and counts what it costs. */
    async show(as: 'member' | 'creator', draw: Screen['before']): Promise<Shown> {
      let [calls, bytes] = [0, 0];
      const through = fetchFrom(world);
      const fetch: Send = async (request) => {
        const response = await through(request);
        const { byteLength } = await response.clone().arrayBuffer();
        calls += 1;
        bytes += byteLength;
        return response;
      };
      const token = as === 'member' ? mine : owner;
      const shown = await draw({
        ...site,
        month,
        client: createHubClient({ baseUrl: 'http://hub.test', token, fetch }),
      } satisfies Site);
      return { calls, bytes, shown };
    },
  };
};
