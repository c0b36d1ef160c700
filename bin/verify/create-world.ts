import { addressOf, newPassword } from './addresses.ts';
import type { Client, Exchange } from './client.ts';
import { expects, expectsValue } from './expect.ts';
import type { Journal } from './journal.ts';
import { isText } from './matchers.ts';
import { envelope } from './requests.ts';
import { valueAt } from './value-at.ts';
import type { Account, World } from './world.ts';

const textAt = (exchange: Exchange, path: string): string => {
  const value = valueAt(exchange.json, path);
  expectsValue(path, value, isText, exchange);
  return String(value);
};

const idOf = (exchange: Exchange): string => textAt(exchange, 'data.id');

const created = async (client: Client, path: string, token: string, type: string, attributes: object) =>
  expects(await client.send({ method: 'POST', path, token, body: envelope(type, attributes) }), { status: 201 });

const register = async (client: Client, journal: Journal, run: string, person: string): Promise<Account> => {
  const account = { email: addressOf(run, person), password: newPassword() };
  journal.addAccount(account);
  const body = { ...account, name: `Verify ${person}` };
  const exchange = await client.send({ method: 'POST', path: '/api/v1/auth/register', body });
  expects(exchange, { status: 201 });
  return { ...account, token: textAt(exchange, 'access_token') };
};

const createTeam = async (client: Client, token: string, name: string): Promise<string> =>
  idOf(await created(client, '/api/v1/teams', token, 'teams', { name }));

const createHub = async (client: Client, token: string, team: string, slug: string, more: object = {}) => {
  const attributes = { name: slug, slug, ...more };
  return { id: idOf(await created(client, `/api/v1/teams/${team}/hubs`, token, 'hubs', attributes)), slug };
};

const createKey = async (client: Client, token: string, team: string): Promise<string> =>
  textAt(
    await created(client, `/api/v1/teams/${team}/api-keys`, token, 'api_keys', { name: 'verify' }),
    'data.attributes.secret',
  );

const join = async (client: Client, run: string, slug: string, person: string) => {
  const account = { email: addressOf(run, person), password: newPassword() };
  const attributes = { ...account, slug, name: `Verify ${person}` };
  const body = envelope('register_requests', attributes);
  const exchange = await client.send({ method: 'POST', path: '/api/v1/contact-auth/register', body });
  expects(exchange, { status: 201 });
  const token = textAt(exchange, 'access_token');
  const me = await client.send({ method: 'GET', path: '/api/v1/me', token });
  return { ...account, token, id: idOf(expects(me, { status: 200 })) };
};

/** Creates the users, teams, hubs, members and keys of a run. The journal names them before they exist. */
export const createWorld = async (
  client: Client,
  journal: Journal,
  { run, revision }: Pick<World, 'run' | 'revision'>,
): Promise<World> => {
  const owner = await register(client, journal, run, 'owner');
  const stranger = await register(client, journal, run, 'stranger');
  const ownerId = idOf(await client.send({ method: 'GET', path: '/api/v1/me', token: owner.token }));
  const team = await createTeam(client, owner.token, `verify-${run}`);
  const otherTeam = await createTeam(client, stranger.token, `verify-${run}-other`);
  const allowed_origins = ['https://verify.example.com'];
  const hub = await createHub(client, owner.token, team, `verify-${run}`, { allowed_origins });
  const sideHub = await createHub(client, owner.token, team, `verify-${run}-side`);
  const otherHub = await createHub(client, stranger.token, otherTeam, `verify-${run}-other`);
  const inHub = { name: 'Verify', visibility: 'public' };
  const space = idOf(await created(client, `/api/v1/hubs/${hub.id}/spaces`, owner.token, 'spaces', inHub));
  const key = await createKey(client, owner.token, team);
  const strangersKey = await createKey(client, stranger.token, otherTeam);
  const member = await join(client, run, hub.slug, 'member');
  const second = await join(client, run, hub.slug, 'second');
  const tokens = {
    ...{ owner: owner.token, stranger: stranger.token, member: member.token, second: second.token },
    ...{ key, strangersKey, nobody: undefined },
  };
  return {
    ...{ client, run, revision, tokens, owner: { ...owner, id: ownerId }, member, second },
    ...{ team, otherTeam, hub, sideHub, otherHub, space },
  };
};
