import { routes } from '../../../functions/hub-events/routes.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import type { Route } from '../../../shared/api/route.ts';
import {
  type HubEventItem,
  hubEventKey,
  seatsKey,
  waitingOf,
} from '../../../shared/engagement/hub-events/event-item.ts';
import { type RsvpItem, rsvpsOfEvent } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import type { SeatsItem } from '../../../shared/engagement/hub-events/seats.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';

export { data, ids, items, outcome, type ResourceObject } from '../../support/answers.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface EventsWorld {
  readonly service: TestService<unknown>;
  readonly ours: Tenant;
  readonly theirs: Tenant;
  /** The token of our team's owner. */
  readonly owner: string;
}

type Options = Parameters<typeof startService>[2];

/** The event routes, and `more` routes where a test reads events through them. */
export const startEvents = async (
  more: readonly Route<unknown>[] = [],
  options: Options = {},
): Promise<EventsWorld> => {
  const service = await startService<unknown>([...routes, ...more], { txtLookup: async () => [] }, options);
  const { ours, theirs } = await seedWorld(service.db, service.keys);
  return { service, ours, theirs, owner: ours.users.owner.token };
};

export const HOUR = 3_600_000;
/** The time `hours` from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

export const newMember = async ({ service }: EventsWorld, { id: team, hub }: Tenant): Promise<Person> => {
  const made = await contacts(service.db, team).create(
    { email: `${newId()}@example.com`, name: 'Ada', password_hash: null, hubs: [{ id: hub, status: 'active' }] },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return { id: made.id, token: service.keys.issue({ kind: 'contact', id: made.id, team }) };
};

/** The secret of a new key of our team. */
export const newKey = async ({ service, ours }: EventsWorld, scopes: string[]): Promise<string> => {
  const input = { name: 'key', scopes, can_moderate: false, expires_at: null };
  return (await apiKeys(service.db, ours.id).create(input, { type: 'user', id: ours.users.owner.id }, new Date()))
    .secret;
};

export const newMembers = (world: EventsWorld, many: number, of = world.ours): Promise<readonly Person[]> =>
  Promise.all(Array.from({ length: many }, () => newMember(world, of)));

export const setMember = (world: EventsWorld, { id: team, hub }: Tenant, { id }: Person, set: Record<string, string>) =>
  world.service.db.update(memberKey({ team, hub }, id), { set });

export const get = ({ service }: EventsWorld, path: string, token: string | undefined): Promise<ApiResponse> =>
  service.call({ path: `/api/v1${path}`, token });

/** The attributes of an event as the token's holder sees them. */
export const eventOf = async (world: EventsWorld, id: string, token = world.owner) =>
  data(await get(world, `/events/${id}`, token)).attributes;

export const send = (
  { service }: EventsWorld,
  method: string,
  path: string,
  token: string,
  type: string,
  attributes: object,
) => service.call({ method, path: `/api/v1${path}`, token, body: { data: { type, attributes } } });

export const create = (world: EventsWorld, attributes: object, token?: string, of = world.ours): Promise<ApiResponse> =>
  send(world, 'POST', `/teams/${of.id}/hubs/${of.hub}/events`, token ?? of.users.owner.token, 'events', {
    title: 'Meeting',
    starts_at: inHours(24),
    ...attributes,
  });

/** The id of a new event. */
export const created = async (world: EventsWorld, attributes: object = {}, of = world.ours): Promise<string> => {
  const made = await create(world, attributes, undefined, of);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

export const change = (world: EventsWorld, id: string, attributes: object, token = world.owner) =>
  send(world, 'PATCH', `/events/${id}`, token, 'events', attributes);

export const remove = ({ service, owner }: EventsWorld, id: string, token = owner) =>
  service.call({ method: 'DELETE', path: `/api/v1/events/${id}`, token });

export const rsvp = (
  world: EventsWorld,
  id: string,
  { token }: { readonly token: string },
  status: unknown = 'going',
) => send(world, 'PUT', `/events/${id}/rsvp`, token, 'event_rsvps', { status });

export const withdraw = ({ service }: EventsWorld, id: string, { token }: { readonly token: string }) =>
  service.call({ method: 'DELETE', path: `/api/v1/events/${id}/rsvp`, token });

/** Changes the stored event directly, without validation. */
export const shift = (world: EventsWorld, { id: team }: Tenant, id: string, set: Record<string, string | boolean>) =>
  world.service.db.update(hubEventKey(team, id) ?? { pk: '', sk: '' }, { set });

const STATUSES = ['going', 'interested', 'not_going', 'waitlisted'] as const;
type Status = (typeof STATUSES)[number];

const counts = (of: (status: Status) => number): Record<Status, number> => ({
  going: of('going'),
  interested: of('interested'),
  not_going: of('not_going'),
  waitlisted: of('waitlisted'),
});

/** The stored counts, and the counts recomputed from the rows and the waitlist. */
export const recount = async (db: Table, { id: team, hub }: Tenant, id: string) => {
  const kept = await db.get<SeatsItem>(seatsKey(team, id) ?? { pk: '', sk: '' });
  const rows: RsvpItem[] = [];
  for (const status of STATUSES) {
    const { items: some } = await db.query<RsvpItem>({
      partition: rsvpsOfEvent({ team, hub }, id),
      prefix: `${status.toUpperCase()}#`,
      index: 'listing',
      limit: 1_000,
    });
    rows.push(...some);
  }
  const waiting = await db.query<{ contact_id: string }>({
    partition: waitingOf({ team_id: team, hub_id: hub, id } as HubEventItem),
    prefix: '',
    limit: 1_000,
  });
  const many = (status: Status) => rows.filter((row) => row.status === status).length;
  return {
    kept: counts((status) => kept?.[status] ?? Number.NaN),
    counted: counts(many),
    waiting: waiting.items.map(({ contact_id }) => contact_id),
    going: rows.filter(({ status }) => status === 'going').map(({ contact_id }) => contact_id),
  };
};
