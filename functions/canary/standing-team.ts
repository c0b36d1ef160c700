import type { Account } from './account.ts';
import { type Answer, type Call, type Origin, textAt, Unexpected, valueAt } from './origin.ts';

/** What the canary's user owns, and what each run works with. */
export interface StandingTeam {
  readonly token: string;
  readonly team: string;
  readonly hub: string;
  readonly slug: string;
  /** The endpoint that webhooks are sent to; `undefined` if the stage has no address that they may be sent to. */
  readonly endpoint: string | undefined;
}

/** An origin and the token of the canary's user. */
interface Session {
  readonly origin: Origin;
  readonly token: string;
}

const envelope = (type: string, attributes: object) => ({ data: { type, attributes } });

/** The first resource of a list; creates it if there is none. Two runs at once create one, by the idempotency key. */
const firstOr = async ({ origin, token }: Session, path: string, created: () => Call): Promise<Answer> => {
  const listed = await origin.send({ method: 'GET', path: `${path}?page[size]=1`, token }, 200);
  const first = valueAt(listed.json, 'data.0');
  return first === undefined ? origin.send(created(), 201) : { status: 200, json: { data: first } };
};

/** A hub's endpoint for the service's own receiver. An endpoint that failed too often is enabled again. */
const endpointOf = async (session: Session, inHub: string): Promise<string | undefined> => {
  const { origin, token } = session;
  /* Webhooks go to public https addresses only. */
  if (!origin.url.startsWith('https:')) return undefined;
  const path = `${inHub}/webhook-endpoints`;
  const body = envelope('webhook_endpoints', { url: `${origin.url}/api/v1/webhook-receipts` });
  const found = await firstOr(session, path, () => ({
    method: 'POST',
    path,
    token,
    body,
    idempotencyKey: 'canary-endpoint',
  }));
  const id = textAt(found, 'data.id');
  if (valueAt(found.json, 'data.attributes.status') === 'active') return id;
  const enabled = { data: { type: 'webhook_endpoints', id, attributes: { status: 'active' } } };
  await origin.send({ method: 'PATCH', path: `${path}/${id}`, token, body: enabled }, 200);
  return id;
};

/** The member whom emails are sent to. Of two first runs, one registers the member. */
const register = async ({ origin, token }: Session, hub: string, slug: string, email: string): Promise<void> => {
  const listed = await origin.send({ method: 'GET', path: `/api/v1/hubs/${hub}/members?page[size]=1`, token }, 200);
  if (valueAt(listed.json, 'data.0') !== undefined) return;
  const body = envelope('register_requests', { email, slug, name: 'Canary' });
  const made = await origin.send({ method: 'POST', path: '/api/v1/contact-auth/register', body }, 201, 422);
  const code = valueAt(made.json, 'errors.0.code');
  if (made.status === 422 && code !== 'email_taken') throw new Unexpected(`the member was refused: ${code}`);
};

/**
 * Finds the team of the canary, and creates what is missing of it: the team, its hub, its webhook endpoint and a member.
 * A run that ends half-way leaves the rest to the next one.
 */
export const standingTeam = async (origin: Origin, token: string, account: Account): Promise<StandingTeam> => {
  const session = { origin, token };
  const teams = '/api/v1/teams';
  const team = textAt(
    await firstOr(session, teams, () => ({
      method: 'POST',
      path: teams,
      token,
      idempotencyKey: 'canary-team',
      body: envelope('teams', { name: 'Canary' }),
    })),
    'data.id',
  );
  const hubs = `${teams}/${team}/hubs`;
  const found = await firstOr(session, hubs, () => ({
    method: 'POST',
    path: hubs,
    token,
    idempotencyKey: 'canary-hub',
    body: envelope('hubs', {
      name: 'Canary',
      slug: `canary-${team.slice(-12)}`,
      access_level: 'open',
      sign_in: 'magic_link',
    }),
  }));
  const [hub, slug] = [textAt(found, 'data.id'), textAt(found, 'data.attributes.slug')];
  const endpoint = await endpointOf(session, `${hubs}/${hub}`);
  await register(session, hub, slug, account.memberEmail);
  return { token, team, hub, slug, endpoint };
};
