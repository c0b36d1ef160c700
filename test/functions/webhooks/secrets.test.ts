import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { cachedUnseal, sealWithKms, unsealWithKms } from '../../../shared/platform/sealing/sealing.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { startWebhooks, type WebhookWorld } from '../../support/webhooks-world.ts';
import { outcome } from './responses.ts';

const HOUR = 3_600_000;
const stripe = new Stripe('sk_test_nothing');
const SECRETS = ['the-first-secret-of-the-three', 'the-second-secret-of-the-three', 'the-third-secret-of-the-three'];

let world: WebhookWorld;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver({});
  world = await startWebhooks();
});
afterAll(async () => {
  await receiver.stop();
  await world.stop();
});

const rotate = (id: string, attributes: object) => world.call('POST', world.path(`/${id}/rotate-secret`), attributes);

/** The secrets that verify a new delivery, in the order of its signatures. */
const signedWith = async (endpoint: string, path: string): Promise<readonly string[]> => {
  await world.call('POST', world.path(`/${endpoint}/test`));
  await world.settle();
  const arrived = receiver.at(path).at(-1);
  const body = arrived?.body ?? '';
  const header = String(arrived?.headers['x-svc-signature']);
  const [t = '', ...signatures] = header.split(',');
  const by = (secret: string, signature: string) => {
    try {
      return stripe.webhooks.signature?.verifyHeader(body, `${t},${signature}`, secret, 300) ?? false;
    } catch {
      return false;
    }
  };
  return signatures.map((signature) => SECRETS.find((secret) => by(secret, signature)) ?? 'unknown');
};

test('C440 A46: after a rotation both secrets sign for a day, the newest first, and never more than two secrets', async () => {
  const path = newId();
  const [first, second, third] = SECRETS;
  const endpoint = await world.endpoint(receiver.url(path), { secret: first });
  expect(await signedWith(endpoint, path)).toEqual([first]);
  expect(outcome(await rotate(endpoint, { secret: second }))).toBe('200');
  expect(await signedWith(endpoint, path)).toEqual([second, first]);
  await world.advance(HOUR);
  await rotate(endpoint, { secret: third });
  expect(await signedWith(endpoint, path)).toEqual([third, second]);
  await world.advance(24 * HOUR - 1_000);
  expect(await signedWith(endpoint, path)).toEqual([third, second]);
  await world.advance(1_000);
  expect(await signedWith(endpoint, path)).toEqual([third]);
});

test('C439: a secret is generated if none is sent, at creation and at each rotation', async () => {
  const path = newId();
  const endpoint = await world.endpoint(receiver.url(path));
  expect(await signedWith(endpoint, path)).toEqual(['unknown']);
  await rotate(endpoint, {});
  expect(await signedWith(endpoint, path)).toEqual(['unknown', 'unknown']);
  const { secrets = [] } = (await endpoints(world.db, world.hub).get(endpoint)) ?? {};
  const context = { ...world.hub, endpoint };
  const opened = await Promise.all(
    secrets.map(({ sealed }) => unsealWithKms(world.sealing.environment)(sealed, context)),
  );
  for (const secret of opened) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Set(opened).size).toBe(2);
});

test('concurrent rotations are applied one after another, and the last two secrets sign', async () => {
  const endpoint = await world.endpoint(receiver.url(newId()));
  const changed = await Promise.all(Array.from({ length: 5 }, () => rotate(endpoint, {})));
  expect(new Set(changed.map(outcome))).toEqual(new Set(['200']));
  const row = await endpoints(world.db, world.hub).get(endpoint);
  expect(row?.secrets.map(({ until }) => until === null)).toEqual([true, false]);
});

test('two rotations that read the same secrets are both applied', async () => {
  const id = await world.endpoint(receiver.url(newId()));
  const both = Promise.withResolvers<void>();
  let reads = 0;
  const db: Table = {
    ...world.db,
    async get(key, options) {
      const found = await world.db.get<never>(key, options);
      reads += 1;
      if (reads === 2) both.resolve();
      await both.promise;
      return found;
    },
  };
  const rotating = endpoints(db, world.hub);
  const actor = { type: 'user', id: newId() } as const;
  await Promise.all(['one', 'two'].map((sealed) => rotating.rotate(id, sealed, actor, new Date())));
  const row = await endpoints(world.db, world.hub).get(id);
  expect(new Set(row?.secrets.map(({ sealed }) => sealed))).toEqual(new Set(['one', 'two']));
});

test('a secret can be decrypted only for its endpoint, hub and team', async () => {
  const { environment } = world.sealing;
  const context = { team: newId(), hub: newId(), endpoint: newId() };
  const sealed = await sealWithKms(environment)('secret', context);
  expect(sealed).not.toContain('secret');
  expect(await unsealWithKms(environment)(sealed, context)).toBe('secret');
  for (const name of ['team', 'hub', 'endpoint'])
    await expect(unsealWithKms(environment)(sealed, { ...context, [name]: newId() })).rejects.toThrow('400');
});

test('a decrypted secret is cached for five minutes, for its endpoint only; a failure is not cached', async () => {
  let at = 0;
  const { environment } = world.sealing;
  const open = cachedUnseal(unsealWithKms(environment), () => at);
  const context = { team: newId(), hub: newId(), endpoint: newId() };
  const sealed = await sealWithKms(environment)('secret', context);
  const callsFor = async (work: () => Promise<unknown>) => {
    const before = world.sealing.calls();
    await work().catch(() => undefined);
    return world.sealing.calls() - before;
  };
  expect(await callsFor(() => open(sealed, context))).toBe(1);
  expect(await callsFor(() => open(sealed, context))).toBe(0);
  await expect(open(sealed, { ...context, endpoint: newId() })).rejects.toThrow();
  at = 5 * 60_000;
  expect(await callsFor(() => open(sealed, context))).toBe(1);
  world.sealing.fails(true);
  at *= 2;
  await expect(open(sealed, context)).rejects.toThrow('503');
  world.sealing.fails(false);
  expect(await open(sealed, context)).toBe('secret');
});

test('an endpoint is not created while KMS is unavailable, and the request can be retried', async () => {
  world.sealing.fails(true);
  const made = await world.call('POST', world.path(), { url: receiver.url('x') });
  world.sealing.fails(false);
  expect(outcome(made)).toBe('503 service_unavailable');
});

test('the public keys are returned without a credential', async () => {
  const read = await world.service.call({ path: '/api/v1/webhook-signing-keys' });
  expect([read.status, read.body.data]).toEqual([200, []]);
});

test('a rotation without a body generates a secret', async () => {
  const endpoint = await world.endpoint(receiver.url(newId()));
  expect(outcome(await world.call('POST', world.path(`/${endpoint}/rotate-secret`)))).toBe('200');
  const { secrets = [] } = (await endpoints(world.db, world.hub).get(endpoint)) ?? {};
  expect(secrets).toHaveLength(2);
});

test('a secret with the prefix of Standard Webhooks is one that their libraries decode', async () => {
  const endpoint = await world.endpoint(receiver.url(newId()));
  const key = Buffer.alloc(32, 251);
  for (const secret of [
    `whsec_${key.toString('base64url')}`,
    `whsec_${key.toString('base64').replace('=', '')}`,
    `whsec_${Buffer.alloc(24, 251).toString('base64url')}`,
    `whsec_${Buffer.alloc(16).toString('base64')}`,
    `whsec_${Buffer.alloc(65).toString('base64')}`,
    `whsec_${key.toString('hex')}`.slice(0, -1),
  ]) {
    const { status, body } = await rotate(endpoint, { secret });
    expect(status, secret).toBe(422);
    expect(JSON.stringify(body), secret).toContain('standard base64');
    const created = await world.call('POST', world.path(''), { url: 'https://example.com/hook', secret });
    expect(created.status, secret).toBe(422);
  }
  for (const secret of [key, Buffer.alloc(24, 251), Buffer.alloc(64, 251)])
    expect((await rotate(endpoint, { secret: `whsec_${secret.toString('base64')}` })).status).toBe(200);
});
