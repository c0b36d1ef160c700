import { afterAll, beforeAll, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { MAX_TEAM_DOMAINS, teamDomainKey } from '../../../shared/access/sign-in/team/team-domain-item.ts';
import { MAX_TEAM_PROVIDERS, teamProviderKey } from '../../../shared/access/sign-in/team/team-provider-item.ts';
import {
  identityProviderKey,
  MAX_HUB_PROVIDERS,
} from '../../../shared/hubs/identity-providers/identity-provider-item.ts';
import { entity } from '../../../shared/platform/db/row-kind.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { startSignInService } from '../identity-providers/sign-in-service.ts';

type SignInService = Awaited<ReturnType<typeof startSignInService>>;

let service: SignInService['service'];
let ours: Tenant;
let theirs: Tenant;

beforeAll(async () => {
  const started = await startSignInService();
  service = started.service;
  ({ ours, theirs } = await seedWorld(service.db, started.keys));
});
afterAll(() => service.stop());

const send = (method: string, path: string, type: string, attributes: object, team = ours) =>
  service.call({
    method,
    path: `/api/v1/teams/${team.id}/${path}`,
    token: team.users.owner.token,
    ...(method !== 'GET' && { body: { data: { type, attributes } } }),
  });
const addDomain = (domain: string, team = ours) => send('POST', 'domains', 'team_domains', { domain }, team);

test('what is not a domain name returns 422 and adds nothing', async () => {
  for (const domain of [
    '',
    'acme',
    'http://acme.com',
    'acme.com/path',
    'a b.com',
    '127.0.0.1',
    `${'a'.repeat(64)}.com`,
  ])
    expect((await addDomain(domain)).status).toBe(422);
  expect((await send('GET', 'domains', '', {})).body.data).toEqual([]);
});

test('two teams claim a domain until one of them verifies it, and each sees its own claim alone', async () => {
  const [mine, other] = [data(await addDomain('shared-name.com')), data(await addDomain('shared-name.com', theirs))];
  expect([mine, other].map(({ attributes }) => attributes.status)).toEqual(['pending', 'pending']);
  expect(mine.attributes.challenge).not.toEqual(other.attributes.challenge);
  expect((await send('GET', `domains/${mine.id}`, '', {}, theirs)).status).toBe(404);
  expect((await send('DELETE', `domains/${mine.id}`, '', {}, theirs)).status).toBe(404);
  expect((await send('GET', `domains/${mine.id}`, '', {})).status).toBe(200);
});

test('a provider at a private address is refused before it is stored', async () => {
  const client = {
    name: 'Inside',
    client_id: 'office',
    client_secret: 's3cret',
    return_urls: ['https://a.example/in'],
  };
  for (const issuer of ['https://10.0.0.1', 'https://169.254.169.254/latest', 'http://acme.example'])
    expect((await send('POST', 'identity-providers', 'team_identity_providers', { ...client, issuer })).status).toBe(
      422,
    );
  expect((await send('GET', 'identity-providers', '', {})).body.data).toEqual([]);
});

test('a team has a limited number of domains and providers, and a hub of providers', async () => {
  const { team, hub } = { team: theirs.id, hub: theirs.hub };
  const client = { name: 'Acme', issuer: 'https://idp.example.com', client_id: 'a' };
  const ofTeam = { ...client, return_urls: ['https://a.example/in'] };
  const rows = [
    [
      'domains',
      'team_domains',
      { domain: 'one-too-many.com' },
      MAX_TEAM_DOMAINS,
      (id: string) => teamDomainKey(team, id),
    ],
    [
      'identity-providers',
      'team_identity_providers',
      ofTeam,
      MAX_TEAM_PROVIDERS,
      (id: string) => teamProviderKey(team, id),
    ],
    [
      `hubs/${hub}/identity-providers`,
      'identity_providers',
      client,
      MAX_HUB_PROVIDERS,
      (id: string) => identityProviderKey({ team, hub }, id),
    ],
  ] as const;
  for (const [path, type, attributes, most, keyOf] of rows) {
    const ids = Array.from({ length: most }, () => newId());
    await Promise.all(ids.map((id) => service.db.put({ ...keyOf(id), entity: entity('full'), id })));
    const refused = await send('POST', path, type, attributes, theirs);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'limit_reached' }] } });
    for (const id of ids.slice(0, 2)) await service.db.remove(keyOf(id));
    expect([path, (await send('POST', path, type, attributes, theirs)).status]).toEqual([path, 201]);
  }
});

test('the settings encrypt client secrets without being able to decrypt them', () => {
  const usesOf = (name: string) => groups.find((group) => group.name === name)?.uses ?? [];
  expect(usesOf('sign-in-settings')).toContain('seal-provider-secrets');
  expect(usesOf('sign-in-settings')).not.toContain('unseal-provider-secrets');
  expect(usesOf('identity-providers')).not.toContain('seal-provider-secrets');
});
