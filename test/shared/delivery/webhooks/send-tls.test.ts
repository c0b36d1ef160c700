import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../../../shared/delivery/webhooks/send.ts';
import { HOOKS_CERTIFICATE } from '../../../support/hooks-certificate.ts';

const outgoing = { body: '{}', headers: {} };
const serverNames: (string | false | null)[] = [];
const server = createServer(
  { key: HOOKS_CERTIFICATE.key, cert: HOOKS_CERTIFICATE.certificate },
  (request, response) => {
    serverNames.push((request.socket as TLSSocket).servername);
    response.end();
  },
);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  setDefaultCACertificates(getCACertificates('bundled'));
  server.close();
});

const to = (host: string) => ({
  url: new URL(`https://${host}:${(server.address() as AddressInfo).port}/`),
  addresses: ['127.0.0.1'],
});

test('the server at a checked address must have a certificate for the host name', async () => {
  expect(await send(to('hooks.example.com'), outgoing, 5_000)).toMatchObject({ status: null, error: 'tls_failed' });
  setDefaultCACertificates([HOOKS_CERTIFICATE.authority]);
  expect(await send(to('hooks.example.com'), outgoing, 5_000)).toMatchObject({ status: 200, error: null });
  expect(serverNames).toEqual(['hooks.example.com']);
  for (const host of ['other.example.com', '127.0.0.1'])
    expect(await send(to(host), outgoing, 5_000)).toMatchObject({ status: null, error: 'tls_failed' });
});
