import { expect, onTestFinished, test } from 'vitest';
import { holdIssuer } from '../../../../infra/local/oidc/provider.ts';
import { browserAt } from '../../../functions/identity-providers/browser.ts';
import { startLocalProvider } from '../../../support/local-provider.ts';

test('the local provider publishes its metadata and leads a client that it knows to its login page', async () => {
  const redirect_uri = 'https://hub.test/callback';
  const clients = [{ client_id: 'demo', client_secret: 'secret', redirect_uris: [redirect_uri] }];
  const { issuer, stop } = await startLocalProvider({ clients });
  onTestFinished(stop);
  const metadata = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<string, string>;
  expect(metadata).toMatchObject({ issuer, authorization_response_iss_parameter_supported: true });
  const start = async (client_id: string) => {
    const query = {
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
    };
    const parameters = new URLSearchParams({ ...query, client_id, redirect_uri });
    return fetch(`${metadata.authorization_endpoint}?${parameters}`, { redirect: 'manual' });
  };
  expect((await start('demo')).headers.get('location')).toMatch(/^\/interaction\//);
  expect((await start('another')).status).toBe(400);
});

test('the login page offers the people of the demo, and one of another sign-in says that it has ended', async () => {
  const redirect_uris = ['https://hub.test/callback'];
  const logins = [{ name: 'Ann <Lee>', email: 'ann@example.com' }];
  const clients = [{ client_id: 'demo', client_secret: 'secret', redirect_uris }];
  const { issuer, stop } = await startLocalProvider({ clients, logins });
  onTestFinished(stop);
  const browser = browserAt(issuer);
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
    client_id: 'demo',
  });
  const page = await browser.open(new URL(`${issuer}/auth?${query}`));
  expect(page).toContain('value="ann@example.com">Ann &lt;Lee&gt;');
  expect(page).not.toMatch(/https:/);
  const [path] = /\/interaction\/[\w-]+/.exec(String(page)) ?? [];
  const foreign = await fetch(`${issuer}${path}`);
  expect([foreign.status, await foreign.text()]).toEqual([400, expect.stringContaining('This sign-in has ended')]);
  const back = await browser.submit(page, { login: 'ann@example.com' });
  expect(String(back)).toMatch(/^https:\/\/hub\.test\/callback\?code=/);
});

test('an address is held from the moment that it is known, and a taken port is not waited for', async () => {
  const first = await holdIssuer();
  const { port } = new URL(first.issuer);
  expect((await fetch(first.issuer)).status).toBe(503);
  const second = await holdIssuer(Number(port));
  expect(second.issuer).not.toBe(first.issuer);
  for (const { issuer, provide } of [first, second]) {
    onTestFinished(provide({}).stop);
    const metadata = await fetch(`${issuer}/.well-known/openid-configuration`);
    expect(await metadata.json()).toMatchObject({ issuer });
  }
});
