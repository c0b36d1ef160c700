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

/** The screens of a creator's journey. */
export const CREATOR: readonly Screen[] = [settings, contact, staff, roster, agenda];
