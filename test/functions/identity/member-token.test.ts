import { decodeJwt } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { relay } from '../../../functions/relay/relay.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { changesOf } from '../../support/changes.ts';
import { holdClock } from '../../support/clock.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { useWorld } from '../../support/use-world.ts';
import { everyRoute } from '../every-route/support/routes.ts';
import { type RouteWorld, startRoutes } from '../every-route/support/world.ts';

const world: RouteWorld = useWorld(() => startRoutes({ stream: true }));
let keyId: string;
let secret: string;
beforeAll(async () => {
  ({ id: keyId, secret } = await keyWith(['members.impersonate']));
});

const keyWith = (scopes: string[], of = world.ours, expires_at: string | null = null) =>
  apiKeys(world.db, of.id).create(
    { name: 'support', scopes, can_moderate: false, expires_at },
    { type: 'user', id: of.users.owner.id },
    new Date(),
  );

const request = (token = secret, contact = world.ours.member.id, team = world.ours.id) =>
  world.call({ method: 'POST', path: `/api/v1/teams/${team}/contacts/${contact}/token`, token });
const tokenOf = async (...args: Parameters<typeof request>): Promise<string> => {
  const made = await request(...args);
  expect(made.status).toBe(201);
  return String(data(made).attributes.access_token);
};
const statusOf = async (token: string, path: string, method = 'GET', body?: object) =>
  (await world.call({ method, path: `/api/v1${path}`, token, ...(body && { body }) })).status;

test('the token acts for the member for 15 minutes and names the key', async () => {
  const made = await request();
  expect(made.headers['Cache-Control']).toContain('no-store');
  const { access_token, ...rest } = data(made).attributes;
  expect(rest).toEqual({ token_type: 'bearer', expires_in: 900 });
  const claims = decodeJwt(String(access_token));
  expect(claims).toMatchObject({ sub: world.ours.member.id, team_id: world.ours.id, act: { sub: keyId } });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
  const me = await world.call({ path: '/api/v1/me', token: String(access_token) });
  expect([me.status, data(me).id]).toEqual([200, world.ours.member.id]);
  expect(await statusOf(String(access_token), `/hubs/${world.ours.hub}/members`)).toBe(200);
  holdClock(Date.now() + 901_000);
  expect(await statusOf(String(access_token), '/me')).toBe(401);
});

test('a key without the scope, with only `*`, of another team, and users and members are refused', async () => {
  for (const scopes of [['*'], ['members.manage'], []])
    expect((await request((await keyWith(scopes)).secret)).status).toBe(403);
  const foreign = (await keyWith(['members.impersonate'], world.theirs)).secret;
  expect((await request(foreign)).status).toBe(403);
  expect((await request(foreign, world.ours.member.id, world.theirs.id)).status).toBe(404);
  for (const token of [world.ours.users.owner.token, world.ours.member.token])
    expect((await request(token)).status).toBe(403);
  expect((await request(secret, newId())).status).toBe(404);
});

test('the token cannot change the password, delete the account or create further tokens', async () => {
  const token = await tokenOf();
  const passwords = { password: 'anything at all', new_password: 'another password' };
  expect(await statusOf(token, '/me/password', 'PUT', passwords)).toBe(403);
  expect(await statusOf(token, '/me', 'DELETE', { password: 'anything at all' })).toBe(403);
  expect(await statusOf(token, `/hubs/${world.ours.hub}/stream-tickets`, 'POST')).toBe(403);
  expect((await request(token)).status).toBe(403);
});

test('every route for members that returns a secret is refused to a key that acts for them', () => {
  const withSecrets = everyRoute.filter(
    ({ caller, secrets = [] }) => caller.kinds.includes('contact') && secrets.length,
  );
  expect(withSecrets.length).toBeGreaterThan(0);
  expect(withSecrets.filter(({ caller }) => !caller.inPerson).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [],
  );
});

test('the token ends with the key, with its expiry and with the credentials of the member', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const [revoked, expiring] = [
    await keyWith(['members.impersonate']),
    await keyWith(['members.impersonate'], world.ours, soon),
  ];
  const tokens = [await tokenOf(revoked.secret), await tokenOf(expiring.secret), await tokenOf()];
  const statuses = () => Promise.all(tokens.map((token) => statusOf(token, '/me')));
  expect(await statuses()).toEqual([200, 200, 200]);
  await apiKeys(world.db, world.ours.id).revoke(revoked.id, { type: 'system', id: 'test' }, new Date());
  expect(await statuses()).toEqual([401, 200, 200]);
  holdClock(Date.parse(soon) + 1);
  expect(await statuses()).toEqual([401, 401, 200]);
  await world.db.update(contactKey(world.ours.id, world.ours.member.id), { set: { least_generation: 7 } });
  expect(await statuses()).toEqual([401, 401, 401]);
  expect(await statusOf(await tokenOf(), '/me')).toBe(200);
  await world.db.update(contactKey(world.ours.id, world.ours.member.id), { remove: ['least_generation'] });
});

test('the audit log has one entry for each token, with the key as its actor', async () => {
  const changes = changesOf(world.store);
  const run = relay(relayPorts(world.db));
  for (let Records = await changes(); Records.length > 0; Records = await changes()) await run({ Records });
  const before = await auditOf();
  await tokenOf();
  await tokenOf();
  for (let Records = await changes(); Records.length > 0; Records = await changes()) await run({ Records });
  expect((await auditOf()) - before).toBe(2);
});

const auditOf = async (): Promise<number> => {
  const path = `/api/v1/teams/${world.ours.id}/audit-log?page[size]=100`;
  const { body } = await world.call({ path, token: world.ours.users.owner.token });
  const rows = body.data as readonly { attributes: Record<string, unknown> }[];
  return rows.filter(({ attributes }) => {
    const found = JSON.stringify(attributes);
    return found.includes('contact.impersonated') && found.includes(keyId) && found.includes(world.ours.member.id);
  }).length;
};
