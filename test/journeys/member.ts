import { demand, items, listOf } from '../../shared/client/client.ts';
import type { Screen, Site } from './screen.ts';

const PAGE = { 'page[size]': 100 } as const;

const nameOf = async ({ client, hub }: Site, contact_id: string): Promise<string> => {
  const path = { hub_id: hub, contact_id };
  const { data } = await demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}', { params: { path } }));
  return data.attributes.name ?? 'Member';
};

/** The name of each person, looked up once. */
const namesOf = async (site: Site, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const names = [...new Set(ids)].map(async (id) => [id, await nameOf(site, id)] as const);
  return new Map(await Promise.all(names));
};

/** The names of at most 100 people in one call. */
const namesTogether = async ({ client, hub }: Site, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const query = { ...PAGE, 'filter[id]': [...new Set(ids)].join(',') };
  const params = { path: { hub_id: hub }, query };
  const { data } = await demand(client.GET('/api/v1/hubs/{hub_id}/members', { params }));
  return new Map(data.map(({ attributes }) => [attributes.contact_id, attributes.name ?? 'Member']));
};

const all = async <Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for await (const item of list) found.push(item);
  return found;
};

const feed: Screen = {
  title: 'Feed',
  before: (site) => feed.after(site),
  after: async ({ client, hub }) => {
    const { data } = await demand(client.GET('/api/v1/hubs/{hub_id}/feed', { params: { path: { hub_id: hub } } }));
    return data.map(({ attributes }) => `${attributes.author_display_name}: ${attributes.title}`);
  },
};

type FindNames = (site: Site, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const inboxWith = (find: FindNames) => async (site: Site) => {
  const { data } = await demand(site.client.GET('/api/v1/conversations', { params: { query: PAGE } }));
  const others = data.map(({ attributes }) => attributes.contact_ids.find((id) => id !== site.me) ?? '');
  const names = await find(site, others);
  return others.map((id) => names.get(id) ?? '');
};

const inbox: Screen = {
  title: 'Inbox of 20 conversations',
  before: inboxWith(namesOf),
  after: inboxWith(namesTogether),
};

const conversationWith = (find: FindNames) => async (site: Site) => {
  const params = { path: { conversation_id: site.group } };
  const { data } = await demand(site.client.GET('/api/v1/conversations/{conversation_id}/messages', { params }));
  const names = await find(
    site,
    data.map(({ attributes }) => attributes.author_contact_id),
  );
  return data.map(({ attributes }) => `${names.get(attributes.author_contact_id)}: ${attributes.body}`);
};

const conversation: Screen = {
  title: 'Conversation of 6 members',
  before: conversationWith(namesOf),
  after: conversationWith(namesTogether),
};

const notifications: Screen = {
  title: 'Unread notifications',
  before: async ({ client }) => {
    const list = items((query) => client.GET('/api/v1/me/notifications', { params: { query: { ...PAGE, ...query } } }));
    return (await all(list)).filter(({ attributes }) => !attributes.is_read).map(({ attributes }) => attributes.title);
  },
  after: async ({ client }) => {
    const query = { ...PAGE, 'filter[is_read]': 'false' } as const;
    const { data } = await demand(client.GET('/api/v1/me/notifications', { params: { query } }));
    return data.map(({ attributes }) => attributes.title);
  },
};

const member: Screen = {
  title: 'Find a member by name',
  before: async ({ client, hub }) => {
    const list = items((query) =>
      client.GET('/api/v1/hubs/{hub_id}/members', { params: { path: { hub_id: hub }, query: { ...PAGE, ...query } } }),
    );
    const names = (await all(list)).map(({ attributes }) => attributes.name ?? '');
    return names.filter((name) => name.startsWith('Zo')).sort();
  },
  after: async ({ client, hub }) => {
    const found = listOf((query) =>
      client.GET('/api/v1/hubs/{hub_id}/members', {
        params: { path: { hub_id: hub }, query: { 'filter[q]': 'Zo', ...query } },
      }),
    );
    return (await found.page()).items.map(({ attributes }) => attributes.name ?? '').sort();
  },
};

const calendar: Screen = {
  title: 'Events of a month',
  before: async ({ client, hub, month }) => {
    const list = items((query) =>
      client.GET('/api/v1/hubs/{hub_id}/events', { params: { path: { hub_id: hub }, query: { ...PAGE, ...query } } }),
    );
    const events = (await all(list)).map(({ attributes }) => attributes);
    return events
      .filter(({ starts_at }) => starts_at >= month.from && starts_at < month.to)
      .map(({ title }) => title)
      .sort();
  },
  after: async ({ client, hub, month }) => {
    const query = { 'filter[from]': month.from, 'filter[to]': month.to };
    const params = { path: { hub_id: hub }, query };
    const { data } = await demand(client.GET('/api/v1/hubs/{hub_id}/events', { params }));
    return data.map(({ attributes }) => attributes.title).sort();
  },
};

/** The screens of a member's journey. */
export const MEMBER: readonly Screen[] = [feed, inbox, conversation, notifications, member, calendar];
