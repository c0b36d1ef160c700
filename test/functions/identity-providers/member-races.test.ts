import { afterAll, beforeAll, expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { startSignInService } from './sign-in-service.ts';
import { hrefOf, SIGNED_IN, textOf } from './team-office.ts';

let started: Awaited<ReturnType<typeof startSignInService>>;
let ours: Tenant;
let provider: FakeProvider;
let id: string;

beforeAll(async () => {
  provider = await startProvider();
  started = await startSignInService();
  ({ ours } = await seedWorld(started.service.db, started.keys));
  const set = { site_url: 'https://garden.example/in', access_level: 'open' };
  await started.service.db.update(hubItemKey({ team: ours.id, hub: ours.hub }), { set });
  const path = `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
  const attributes = { name: 'Acme', client_id: 'hub', issuer: provider.issuer, email_domains: ['example.com'] };
  const body = { data: { type: 'identity_providers', attributes } };
  ({ id } = data(await started.service.call({ method: 'POST', path, token: ours.users.owner.token, body })));
});
afterAll(async () => {
  await started.service.stop();
  await provider.stop();
});

const start = async () => {
  const response = await started.service.call({ path: `/sign-in/${ours.hub}/${id}` });
  return { url: hrefOf(textOf(response)), cookie: (response.headers['Set-Cookie'] ?? '').split(';')[0] ?? '' };
};

/** Sign-ins of a person from five tabs, which return from the provider at the same time. */
const signInAtOnce = async (email: string): Promise<readonly string[]> => {
  const tabs = await Promise.all(Array.from({ length: 5 }, start));
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: provider.issuer, aud: 'hub', sub: email, iat, exp: iat + 300, email, email_verified: true };
  provider.answer = async (form) => {
    const nonce = tabs[Number(form.get('code'))]?.url.searchParams.get('nonce') ?? '';
    return { id_token: await provider.sign({ ...claims, nonce }) };
  };
  const finish = async ({ url, cookie }: (typeof tabs)[number], nth: number) => {
    const query = new URLSearchParams({ state: url.searchParams.get('state') ?? '', code: String(nth) });
    const path = `/sign-in/${ours.hub}/${id}/callback?${query}`;
    return textOf(await started.service.call({ path, headers: { cookie } }));
  };
  return Promise.all(tabs.map(finish));
};

test('a new person who signs in to a hub from five tabs at once is signed in, in every tab', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pages = await signInAtOnce(`new-${newId()}@example.com`);
    expect(pages.filter((page) => page.includes(SIGNED_IN))).toHaveLength(5);
  }
});

test('a contact of another hub who signs in from five tabs at once joins once and is signed in, in every tab', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `known-${newId()}@example.com`;
    await contacts(started.service.db, ours.id).create(
      { email, name: null, password_hash: null, hubs: [] },
      new Date(),
    );
    const pages = await signInAtOnce(email);
    expect(pages.filter((page) => page.includes(SIGNED_IN))).toHaveLength(5);
  }
});
