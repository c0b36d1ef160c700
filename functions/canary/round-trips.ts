import { isDeepStrictEqual } from 'node:util';
import type { Account } from './account.ts';
import { type Origin, textAt, Unexpected, valueAt } from './origin.ts';
import type { StandingTeam } from './standing-team.ts';
import { type Clock, until } from './until.ts';

/** What a round trip works with. */
export interface Trip {
  readonly origin: Origin;
  readonly account: Account;
  readonly world: StandingTeam;
  readonly clock: Clock;
  readonly deadline: number;
}

const inHub = ({ world: { team, hub } }: Trip, rest: string): string => `/api/v1/teams/${team}/hubs/${hub}${rest}`;

/** Replaces the hub's editor queue, which is one row however often it runs. Returns the version that it wrote. */
export const write = async (trip: Trip, ops: readonly object[]): Promise<number> => {
  const { origin, world } = trip;
  const body = { data: { type: 'hub_editor_pending_ops', attributes: { ops } } };
  const path = inHub(trip, '/editor-pending-ops');
  const { json } = await origin.send({ method: 'PUT', path, token: world.token, body }, 200);
  return Number(valueAt(json, 'data.attributes.version'));
};

/** Reads what was written. Another run may have written since: then the version is higher. */
export const read = async (trip: Trip, ops: readonly object[], version: number): Promise<void> => {
  const { origin, world } = trip;
  const path = inHub(trip, '/editor-pending-ops');
  const { json } = await origin.send({ method: 'GET', path, token: world.token }, 200);
  const found = Number(valueAt(json, 'data.attributes.version'));
  if (found > version) return;
  if (found !== version || !isDeepStrictEqual(valueAt(json, 'data.attributes.ops'), ops))
    throw new Unexpected('the editor queue does not have what was written');
};

/** Sends a test event to the service's own receiver, which verifies its signature, and waits for its delivery. */
export const webhook = async (trip: Trip, endpoint: string): Promise<void> => {
  const { origin, world, clock, deadline } = trip;
  const { token } = world;
  const path = inHub(trip, `/webhook-endpoints/${endpoint}`);
  const id = textAt(await origin.send({ method: 'POST', path: `${path}/test`, token }, 202), 'data.id');
  await until(clock, deadline, 'the webhook', async () => {
    const delivery = await origin.send({ method: 'GET', path: `${path}/deliveries/${id}`, token }, 200);
    const status = valueAt(delivery.json, 'data.attributes.status');
    if (status === 'failed') throw new Unexpected('the webhook failed');
    return status === 'delivered' || undefined;
  });
};

/** The statuses of an email that its provider accepted, and those of one that never arrives. */
const SENT: ReadonlySet<unknown> = new Set(['sent', 'delivered']);
const LOST: ReadonlySet<unknown> = new Set(['bounced', 'complained', 'suppressed']);

/** Requests a magic link for the hub's member, and waits until the provider has accepted the email. */
export const email = async (trip: Trip): Promise<void> => {
  const { origin, account, world, clock, deadline } = trip;
  const path = `${inHub(trip, '/emails')}?page[size]=1`;
  const newest = async () =>
    valueAt((await origin.send({ method: 'GET', path, token: world.token }, 200)).json, 'data.0');
  const before = valueAt(await newest(), 'id');
  const body = { data: { type: 'magic_link_requests', attributes: { email: account.memberEmail, slug: world.slug } } };
  await origin.send({ method: 'POST', path: '/api/v1/contact-auth/magic-link', body }, 202);
  await until(clock, deadline, 'the email', async () => {
    const found = await newest();
    if (found === undefined || valueAt(found, 'id') === before) return undefined;
    const status = valueAt(found, 'attributes.status');
    if (LOST.has(status)) throw new Unexpected(`the email is ${status}`);
    return SENT.has(status) || undefined;
  });
};
