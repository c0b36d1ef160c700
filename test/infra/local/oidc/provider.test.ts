import { expect, onTestFinished, test } from 'vitest';
import { holdIssuer } from '../../../../infra/local/oidc/provider.ts';
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
