import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CustomResourceEvent } from '../../../functions/token-keys/cloudformation.ts';
import { tokenKeysHandler } from '../../../functions/token-keys/handler.ts';

interface Received {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Record<string, unknown>;
}

let server: Server;
let received: Received[];
let status = 200;

beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer(async (request, response) => {
    const { method, headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ method, contentType: headers['content-type'], body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

const event = (RequestType: CustomResourceEvent['RequestType'], more: Partial<CustomResourceEvent> = {}) => ({
  RequestType,
  ResponseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/answer?signature=1`,
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'platformtokenpublickey',
  ResourceProperties: { KeyId: 'key-1' },
  ...more,
});

const { publicKey } = generateKeyPairSync('ed25519');
const spki = publicKey.export({ format: 'der', type: 'spki' });
const read = async (): Promise<Uint8Array> => spki;
const never = async (): Promise<Uint8Array> => {
  throw new Error('must not be read');
};

const noSeed = async () => {
  throw new Error('must not be read');
};
const noSecret = noSeed;

test.each(['Create', 'Update'] as const)('%s returns the key and its RFC 7638 thumbprint', async (type) => {
  await tokenKeysHandler(read, noSeed, noSecret)(event(type));
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = await calculateJwkThumbprint(jwk);
  expect(received).toEqual([
    {
      method: 'PUT',
      contentType: undefined,
      body: {
        Status: 'SUCCESS',
        StackId: 'stack',
        RequestId: 'request',
        LogicalResourceId: 'platformtokenpublickey',
        PhysicalResourceId: kid,
        Data: { kid, x: jwk.x },
      },
    },
  ]);
});

test('Delete returns the id of its resource and reads no key', async () => {
  await tokenKeysHandler(never, noSeed, noSecret)(event('Delete', { PhysicalResourceId: 'kid-1' }));
  expect(received[0]?.body).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'kid-1' });
});

test('a failure is reported with its reason, so that the deployment does not wait for its timeout', async () => {
  await tokenKeysHandler(never, noSeed, noSecret)(event('Create'));
  expect(received[0]?.body).toMatchObject({ Status: 'FAILED', Reason: 'must not be read' });
  await tokenKeysHandler(read, noSeed, noSecret)(event('Create', { ResourceProperties: {} }));
  expect(received[1]?.body).toMatchObject({ Status: 'FAILED', Reason: 'KeyId is missing' });
});

test('a key of another type fails the deployment', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'der', type: 'spki' });
  await tokenKeysHandler(async () => other, noSeed, noSecret)(event('Create'));
  expect(received[0]?.body).toMatchObject({ Status: 'FAILED', Reason: 'The key is not an Ed25519 key' });
});

test('a response that is not delivered fails the call, so that it is retried', async () => {
  status = 503;
  await expect(tokenKeysHandler(read, noSeed, noSecret)(event('Create'))).rejects.toThrow('503');
});

const SEEDS = [
  '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
] as const;
/** Their public keys (RFC 8032 §7.1, tests 1 and 2), in the format for webhook receivers. */
const KEYS = [
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
].map((hex) => `whpk_${Buffer.from(hex, 'hex').toString('base64')}`);
const seedEvent = (): CustomResourceEvent => event('Create', { ResourceProperties: { SeedSecretArn: 'arn-1' } });

test('the public keys of seeds are returned in the format for webhook receivers, without the seeds', async () => {
  const [now, earlier] = ['2026-02-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  await tokenKeysHandler(
    never,
    async (arn) => ({
      current: { seed: arn === 'arn-1' ? SEEDS[0] : '', created_at: now },
      previous: { seed: SEEDS[1], created_at: earlier },
    }),
    noSecret,
  )(seedEvent());
  const { Data, PhysicalResourceId } = received[0]?.body ?? {};
  const keys = JSON.parse((Data as { keys: string }).keys) as { id: string }[];
  expect(keys).toEqual([
    { id: PhysicalResourceId, key: KEYS[0], created_at: now, retired_at: null },
    { id: expect.any(String), key: KEYS[1], created_at: earlier, retired_at: now },
  ]);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(2);
  for (const seed of SEEDS) expect(JSON.stringify(received)).not.toContain(seed);
});

test('the next key is published before anything is signed with it, and each key once', async () => {
  const [now, soon, earlier] = ['2026-02-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  const keysOf = async (seeds: { pending?: string; previous?: string }) => {
    received.length = 0;
    const read = async () => ({
      current: { seed: SEEDS[0], created_at: now },
      ...(seeds.pending && { pending: { seed: seeds.pending, created_at: soon } }),
      ...(seeds.previous && { previous: { seed: seeds.previous, created_at: earlier } }),
    });
    await tokenKeysHandler(never, read, noSecret)(seedEvent());
    const { Data } = received[0]?.body ?? {};
    return (JSON.parse((Data as { keys: string }).keys) as { key: string; retired_at: string | null }[]).map(
      ({ key, retired_at }) => [KEYS.indexOf(key), retired_at],
    );
  };
  const [current, next] = SEEDS;
  expect(await keysOf({ pending: next })).toEqual([
    [0, null],
    [1, null],
  ]);
  expect(await keysOf({ pending: current, previous: next })).toEqual([
    [0, null],
    [1, now],
  ]);
  expect(await keysOf({ pending: 'abc', previous: current })).toEqual([[0, null]]);
});

test('an invalid seed fails the deployment', async () => {
  await tokenKeysHandler(never, async () => ({ current: { seed: 'abc', created_at: '' } }), noSecret)(seedEvent());
  expect(received[0]?.body).toMatchObject({
    Status: 'FAILED',
    Reason: 'The seed is not 64 hexadecimal digits',
  });
});

test('the SHA-256 of the firewall secret is returned, and never the secret', async () => {
  const firewallEvent = () => event('Create', { ResourceProperties: { FirewallSecretArn: 'arn-2' } });
  await tokenKeysHandler(never, noSeed, async (arn) => (arn === 'arn-2' ? 'abc' : ''))(firewallEvent());
  /* FIPS 180-2, appendix B.1 */
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(received[0]?.body).toMatchObject({ Status: 'SUCCESS', Data: { digest } });
  expect(received[0]?.body).not.toHaveProperty('Data.secret');
  await tokenKeysHandler(never, noSeed, async () => '')(firewallEvent());
  expect(received[1]?.body).toMatchObject({ Status: 'FAILED', Reason: 'The firewall secret has no value' });
});
