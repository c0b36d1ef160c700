import { demand, items } from '../../shared/client/client.ts';
import type { Screen, Site } from './screen.ts';

const PAGE = { 'page[size]': 100 } as const;

const all = async <Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for await (const item of list) found.push(item);
  return found;
};

const contact: Screen = {
  title: 'Find a contact by name',
  before: async ({ client, team }) => {
    const list = items((query) =>
      client.GET('/api/v1/teams/{team_id}/contacts', {
        params: { path: { team_id: team }, query: { ...PAGE, ...query } },
      }),
    );
    const names = (await all(list)).map(({ attributes }) => attributes.name ?? '');
    return names.filter((name) => name.startsWith('Zo')).sort();
  },
  after: async ({ client, team }) => {
    const params = { path: { team_id: team }, query: { 'filter[q]': 'Zo' } };
    const { data } = await demand(client.GET('/api/v1/teams/{team_id}/contacts', { params }));
    return data.map(({ attributes }) => attributes.name ?? '').sort();
  },
};

const staff: Screen = {
  title: 'Moderators of the hub',
  before: async ({ client, hub }) => {
    const list = items((query) =>
      client.GET('/api/v1/hubs/{hub_id}/members', { params: { path: { hub_id: hub }, query: { ...PAGE, ...query } } }),
    );
    const members = (await all(list)).filter(({ attributes }) => attributes.role === 'moderator');
    return members.map(({ attributes }) => attributes.name ?? '').sort();
  },
  after: async ({ client, hub }) => {
    const query = { 'filter[role]': 'moderator' } as const;
    const { data } = await demand(
      client.GET('/api/v1/hubs/{hub_id}/members', { params: { path: { hub_id: hub }, query } }),
    );
    return data.map(({ attributes }) => attributes.name ?? '').sort();
  },
};

const memberships = ({ client, team, hub, space }: Site) => {
  const path = { team_id: team, hub_id: hub, space_id: space };
  return demand(
    client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships', { params: { path } }),
  );
};

const roster: Screen = {
  title: 'Members of a space',
  before: async (site) => {
    const { data } = await memberships(site);
    const names = data.map(async ({ attributes }) => {
      const path = { hub_id: site.hub, contact_id: attributes.contact_id };
      const found = await demand(site.client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}', { params: { path } }));
      return found.data.attributes.name ?? '';
    });
    return (await Promise.all(names)).sort();
  },
  after: async (site) => {
    const { data } = await memberships(site);
    const query = { ...PAGE, 'filter[id]': data.map(({ attributes }) => attributes.contact_id).join(',') };
    const { data: members } = await demand(
      site.client.GET('/api/v1/hubs/{hub_id}/members', { params: { path: { hub_id: site.hub }, query } }),
    );
    return members.map(({ attributes }) => attributes.name ?? '').sort();
  },
};

const agenda: Screen = {
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
    const { data } = await demand(
      client.GET('/api/v1/hubs/{hub_id}/events', { params: { path: { hub_id: hub }, query } }),
    );
    return data.map(({ attributes }) => attributes.title).sort();
  },
};

const settings: Screen = {
  title: 'Settings of the hub',
  before: (site) => settings.after(site),
  after: async ({ client, team, hub }) => {
    const path = { team_id: team, hub_id: hub };
    const { data } = await demand(client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}', { params: { path } }));
    return [data.attributes.name];
  },
};

const ordersOf = ({ client, team, hub }: Site) => {
  const path = { team_id: team, hub_id: hub };
  return demand(client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/orders', { params: { path, query: PAGE } }));
};

const sales: Screen = {
  title: 'Orders with buyers and products',
  before: async (site) => {
    const params = { path: { hub_id: site.hub }, query: PAGE };
    const [{ data }, { data: products }] = await Promise.all([
      ordersOf(site),
      demand(site.client.GET('/api/v1/hubs/{hub_id}/products', { params })),
    ]);
    const names = new Map(products.map(({ id, attributes }) => [id, attributes.name]));
    const buyers = new Map(
      await Promise.all(
        [...new Set(data.map(({ attributes }) => attributes.contact_id ?? ''))].map(async (contact_id) => {
          const path = { team_id: site.team, contact_id };
          const buyer = await demand(
            site.client.GET('/api/v1/teams/{team_id}/contacts/{contact_id}', { params: { path } }),
          );
          return [contact_id, buyer.data.attributes.name ?? 'Member'] as const;
        }),
      ),
    );
    return data.map(({ attributes: { contact_id, product_id, status } }) => {
      return `${buyers.get(contact_id ?? '')} bought ${names.get(product_id)}: ${status}`;
    });
  },
  after: async (site) => {
    const { data } = await ordersOf(site);
    return data.map(({ attributes: { contact_display_name, product_name, status } }) => {
      return `${contact_display_name} bought ${product_name}: ${status}`;
    });
  },
};

const invitationsOf = ({ client, team }: Site) =>
  demand(client.GET('/api/v1/teams/{team_id}/invitations', { params: { path: { team_id: team } } }));

const invitations: Screen = {
  title: 'Invitations with roles',
  before: async (site) => {
    const path = { team_id: site.team };
    const [{ data }, { data: roles }] = await Promise.all([
      invitationsOf(site),
      demand(site.client.GET('/api/v1/teams/{team_id}/roles', { params: { path, query: PAGE } })),
    ]);
    const names = new Map(roles.map(({ id, attributes }) => [id, attributes.name]));
    return data.map(({ attributes }) => `${attributes.email}: ${names.get(attributes.role_id)}`);
  },
  after: async (site) => {
    const { data } = await invitationsOf(site);
    return data.map(({ attributes }) => `${attributes.email}: ${attributes.role_name}`);
  },
};

/** The name of each member, looked up once. */
const namesOf = async ({ client, hub }: Site, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const names = [...new Set(ids)].map(async (contact_id) => {
    const path = { hub_id: hub, contact_id };
    const found = await demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}', { params: { path } }));
    return [contact_id, found.data.attributes.name ?? 'Member'] as const;
  });
  return new Map(await Promise.all(names));
};

const openReports = ({ client, team, hub }: Site) => {
  const params = { path: { team_id: team, hub_id: hub }, query: { ...PAGE, 'filter[status]': 'open' } as const };
  return demand(client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/reports', { params }));
};

const reports: Screen = {
  title: 'Open reports with authors and reporters',
  before: async (site) => {
    const { data } = await openReports(site);
    const about = data.filter(({ attributes }) => attributes.target_type === 'discussion');
    const names = await namesOf(
      site,
      about.map(({ attributes }) => attributes.reporter_contact_id),
    );
    const shown = about.map(async ({ attributes: { target_id, reporter_contact_id } }) => {
      const path = { discussion_id: target_id };
      const post = await demand(site.client.GET('/api/v1/discussions/{discussion_id}', { params: { path } }));
      const { author_display_name, title } = post.data.attributes;
      return `${names.get(reporter_contact_id)} on “${title}” by ${author_display_name}`;
    });
    return (await Promise.all(shown)).sort();
  },
  after: async (site) => {
    const { data } = await openReports(site);
    return data
      .filter(({ attributes }) => attributes.target_type === 'discussion')
      .map(({ attributes: { reporter_display_name, target_title, author_display_name } }) => {
        return `${reporter_display_name} on “${target_title}” by ${author_display_name}`;
      })
      .sort();
  },
};

const bansOf = ({ client, team, hub }: Site) => {
  const path = { team_id: team, hub_id: hub };
  return demand(client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/bans', { params: { path } }));
};

const bans: Screen = {
  title: 'Banned members',
  before: async (site) => {
    const { data } = await bansOf(site);
    const shown = data.map(async ({ attributes: { contact_id, banned_by_display_name } }) => {
      const path = { team_id: site.team, contact_id };
      const found = await demand(
        site.client.GET('/api/v1/teams/{team_id}/contacts/{contact_id}', { params: { path } }),
      );
      return `${found.data.attributes.name}, by ${banned_by_display_name}`;
    });
    return (await Promise.all(shown)).sort();
  },
  after: async (site) => {
    const { data } = await bansOf(site);
    return data
      .map(({ attributes }) => `${attributes.contact_display_name}, by ${attributes.banned_by_display_name}`)
      .sort();
  },
};

const entriesOf = ({ client, team }: Site) =>
  demand(client.GET('/api/v1/teams/{team_id}/audit-log', { params: { path: { team_id: team } } }));

const auditLog: Screen = {
  title: 'Audit log with actors',
  before: async (site) => {
    const { data } = await entriesOf(site);
    const actors = [...new Set(data.map(({ attributes }) => attributes.actor_id))].map(async (user_id) => {
      const params = { path: { user_id }, header: { 'X-Team-ID': site.team } };
      const found = await demand(site.client.GET('/api/v1/users/{user_id}', { params }));
      return [user_id, found.data.attributes.name] as const;
    });
    const names = new Map(await Promise.all(actors));
    return data.map(({ attributes }) => `${names.get(attributes.actor_id)}: ${attributes.action}`);
  },
  after: async (site) => {
    const { data } = await entriesOf(site);
    return data.map(({ attributes }) => `${attributes.actor_display_name}: ${attributes.action}`);
  },
};

const previewed = async ({ client, team, hub, space }: Site) => {
  const params = { path: { team_id: team, hub_id: hub }, query: PAGE };
  const conditions = [{ type: 'role' as const, operator: 'in' as const, value: { roles: ['moderator' as const] } }];
  const attributes = { target_type: 'space' as const, target_id: space, logic_operator: 'any' as const, conditions };
  const body = { data: { type: 'access_rules' as const, attributes } };
  const { data } = await demand(
    client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/access-rules/preview', { params, body }),
  );
  return data.map(({ attributes }) => attributes);
};

const preview: Screen = {
  title: 'Who loses access by a rule',
  before: async (site) => {
    const found = await previewed(site);
    const names = await namesOf(
      site,
      found.map(({ contact_id }) => contact_id),
    );
    return found.map(({ contact_id, change }) => `${names.get(contact_id)} ${change} access`).sort();
  },
  after: async (site) => {
    const found = await previewed(site);
    return found.map(({ contact_display_name: name, change }) => `${name} ${change} access`).sort();
  },
};

/** The screens of a creator's journey. */
export const CREATOR: readonly Screen[] = [
  settings,
  contact,
  staff,
  roster,
  agenda,
  sales,
  invitations,
  reports,
  bans,
  auditLog,
  preview,
];
