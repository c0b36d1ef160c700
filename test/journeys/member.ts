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

const all = async <Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for await (const item of list) found.push(item);
  return found;
};

const signedIn = async ({ client, login }: Site): Promise<void> => {
  const body = { data: { type: 'login_requests' as const, attributes: login } };
  await demand(client.POST('/api/v1/contact-auth/login', { body }));
};

const signIn: Screen = {
  title: 'Sign-in, and the hubs to choose from',
  before: async (site) => {
    await signedIn(site);
    return hubs.before(site);
  },
  after: async (site) => {
    await signedIn(site);
    return hubs.after(site);
  },
};

const hubs: Screen = {
  title: 'My hubs',
  before: ({ client, hubs: known }) =>
    Promise.all(
      known.map(async ({ slug }) => {
        const { data } = await demand(client.GET('/api/v1/hubs-by-slug/{slug}', { params: { path: { slug } } }));
        return data.attributes.name;
      }),
    ).then((names) => names.sort()),
  after: async ({ client }) => {
    const { data } = await demand(client.GET('/api/v1/me/hubs', {}));
    return data.map(({ attributes }) => attributes.name).sort();
  },
};

const feed: Screen = {
  title: 'Feed',
  before: (site) => feed.after(site),
  after: async ({ client, hub }) => {
    const { data } = await demand(client.GET('/api/v1/hubs/{hub_id}/feed', { params: { path: { hub_id: hub } } }));
    return data.map(({ attributes }) => `${attributes.author_display_name}: ${attributes.title}`);
  },
};

const conversations = ({ client }: Site) => demand(client.GET('/api/v1/conversations', { params: { query: PAGE } }));

const inbox: Screen = {
  title: 'Inbox of 20 conversations',
  before: async (site) => {
    const { data } = await conversations(site);
    const others = data.map(({ attributes }) => attributes.contact_ids.find((id) => id !== site.me) ?? '');
    const names = await namesOf(site, others);
    return others.map((id) => names.get(id) ?? '');
  },
  after: async (site) => {
    const { data } = await conversations(site);
    return data.map(({ attributes }) => attributes.participants[0]?.display_name ?? '');
  },
};

const messages = ({ client, group }: Site) =>
  demand(
    client.GET('/api/v1/conversations/{conversation_id}/messages', { params: { path: { conversation_id: group } } }),
  );

const conversation: Screen = {
  title: 'Conversation of 6 members',
  before: async (site) => {
    const { data } = await messages(site);
    const names = await namesOf(
      site,
      data.map(({ attributes }) => attributes.author_contact_id),
    );
    return data.map(({ attributes }) => `${names.get(attributes.author_contact_id)}: ${attributes.body}`);
  },
  after: async (site) => {
    const { data } = await messages(site);
    return data.map(({ attributes }) => `${attributes.author_display_name}: ${attributes.body}`);
  },
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

const purchases: Screen = {
  title: 'My purchases',
  before: async ({ client, hub, orders }) => {
    const params = { path: { hub_id: hub }, query: PAGE };
    const { data: products } = await demand(client.GET('/api/v1/hubs/{hub_id}/products', { params }));
    const names = new Map(products.map(({ id, attributes }) => [id, attributes.name]));
    const read = orders.map(async (order_id) => {
      const { data } = await demand(client.GET('/api/v1/orders/{order_id}', { params: { path: { order_id } } }));
      return `${names.get(data.attributes.product_id)}: ${data.attributes.status}`;
    });
    return (await Promise.all(read)).sort();
  },
  after: async ({ client }) => {
    const { data } = await demand(client.GET('/api/v1/me/orders', {}));
    return data.map(({ attributes }) => `${attributes.product_name}: ${attributes.status}`).sort();
  },
};

const drafts: Screen = {
  title: 'My drafts in 5 spaces',
  before: async ({ client, hub, me }) => {
    const path = { hub_id: hub };
    const { data: spaces } = await demand(client.GET('/api/v1/hubs/{hub_id}/spaces', { params: { path } }));
    const query = { 'filter[status]': 'draft', 'filter[author_contact_id]': me } as const;
    const lists = spaces.map(({ id }) =>
      demand(
        client.GET('/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions', {
          params: { path: { ...path, space_id: id }, query },
        }),
      ),
    );
    return (await Promise.all(lists))
      .flatMap(({ data }) => data.map(({ attributes }) => attributes.title ?? ''))
      .sort();
  },
  after: async ({ client }) => {
    const { data } = await demand(client.GET('/api/v1/me/drafts', {}));
    return data.map(({ attributes }) => attributes.title ?? '').sort();
  },
};

const fieldsOf = async ({ client, hub }: Site) => {
  const params = { path: { hub_id: hub } };
  return (await demand(client.GET('/api/v1/hubs/{hub_id}/profile-fields', { params }))).data;
};

const directory: Screen = {
  title: 'Members of a city, by name',
  before: async (site) => {
    const { client, hub } = site;
    const list = items((query) =>
      client.GET('/api/v1/hubs/{hub_id}/members', { params: { path: { hub_id: hub }, query: { ...PAGE, ...query } } }),
    );
    const [fields, members] = await Promise.all([fieldsOf(site), all(list)]);
    const found = members.filter(({ attributes }) => attributes.fields.city === 'Porto');
    const names = found.map(({ attributes }) => attributes.name ?? '');
    return [...fields.map(({ attributes }) => attributes.label), ...names.sort()];
  },
  after: async (site) => {
    const query = { sort: 'name', 'filter[field]': { city: 'Porto' } } as const;
    const [fields, { data }] = await Promise.all([
      fieldsOf(site),
      demand(site.client.GET('/api/v1/hubs/{hub_id}/members', { params: { path: { hub_id: site.hub }, query } })),
    ]);
    return [...fields, ...data].map(({ attributes }) =>
      'label' in attributes ? attributes.label : (attributes.name ?? ''),
    );
  },
};

const profile: Screen = {
  title: 'Own profile',
  before: (site) => profile.after(site),
  after: async (site) => {
    const [fields, { data }] = await Promise.all([fieldsOf(site), demand(site.client.GET('/api/v1/me', {}))]);
    const values = 'fields' in data.attributes ? data.attributes.fields : {};
    return fields.map(({ attributes: { key, label } }) => `${label}: ${values[key]}`);
  },
};

const saved: Screen = {
  title: 'Saved posts',
  before: async ({ client, saved: known }) => {
    const posts = known.map((discussion_id) =>
      demand(client.GET('/api/v1/discussions/{discussion_id}', { params: { path: { discussion_id } } })),
    );
    const read = await Promise.all(posts);
    return read.map(({ data: { attributes } }) => `${attributes.author_display_name}: ${attributes.title}`).sort();
  },
  after: async ({ client }) => {
    const { data } = await demand(client.GET('/api/v1/me/bookmarks', {}));
    return data.map(({ attributes }) => `${attributes.author_display_name}: ${attributes.title}`).sort();
  },
};

const blocks: Screen = {
  title: 'Blocked members',
  before: async (site) => [...(await namesOf(site, site.blocked)).values()].sort(),
  after: async ({ client }) => {
    const { data } = await demand(client.GET('/api/v1/me/blocks', {}));
    return data.map(({ attributes }) => attributes.blocked_display_name).sort();
  },
};

/** The screens of a member's journey. */
export const MEMBER: readonly Screen[] = [
  signIn,
  hubs,
  feed,
  inbox,
  conversation,
  notifications,
  member,
  calendar,
  purchases,
  drafts,
  saved,
  directory,
  profile,
  blocks,
];
