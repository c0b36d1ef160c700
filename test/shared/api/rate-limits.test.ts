import { beforeEach, describe, expect, test } from 'vitest';
import { holdClock } from '../../support/clock.ts';
import { seedContact } from '../../support/seed-contact.ts';
import type { ApiResponse, Call } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { errorsOf, startStack, verdict } from './support/stack.ts';

const stack = useWorld(startStack);
let address = 0;
beforeEach(() => {
  holdClock();
  address += 1;
});

const body = { data: { type: 'things', attributes: { name: 'a' } } };
const send = (path: string, more: Partial<Call> = {}) =>
  stack.call({
    method: 'POST',
    path: `/api/v1/hub/${stack.ours.hub}/${path}`,
    body,
    sourceIp: `198.51.100.${address}`,
    ...more,
  });
/** A new contact for each test. It need not be in the hub: the limit counts the call before that check. */
const contact = async (team = stack.ours.id) => (await seedContact(stack.service.db, stack.service.keys, team)).token;
const statuses = async (count: number, call: (n: number) => Promise<ApiResponse>): Promise<number[]> => {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await call(n)).status);
  return seen;
};
const limited = (seen: readonly number[]): number => seen.filter((status) => status === 429).length;

describe('the counter', () => {
  test('C481 C483: is per address for users and keys', async () => {
    const tokens = [stack.ours.users.owner.token, stack.ours.users.admin.token, stack.ours.key.secret];
    const seen = await statuses(11, (n) => send('checkout', { token: tokens[n % 3] }));
    expect(seen).toEqual([...Array(10).fill(200), 429]);
    expect((await send('checkout', { token: tokens[0], sourceIp: '192.0.2.9' })).status).toBe(200);
  });

  test('C481 C483: is per address for a key, not per key', async () => {
    const token = stack.ours.key.secret;
    for (const sourceIp of ['192.0.2.21', '192.0.2.22'])
      expect(limited(await statuses(11, () => send('checkout', { token, sourceIp })))).toBe(1);
  });

  test('C482 C489: is per contact, even behind one address', async () => {
    for (const token of [await contact(), await contact()])
      expect(limited(await statuses(11, () => send('checkout', { token })))).toBe(1);
  });

  test('A14: is per address for a rejected credential: 401 until the limit, then 429', async () => {
    const seen = await statuses(12, (n) => send('checkout', { token: n % 2 ? 'garbage' : undefined }));
    expect(seen).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await send('checkout', { token: stack.ours.users.owner.token })).status).toBe(429);
    expect((await send('checkout', { token: stack.ours.member.token })).status).toBe(200);
  });

  test('A41: on other routes is per user and per key, never per address', async () => {
    const { ours } = stack;
    for (const token of [ours.users.owner.token, ours.users.admin.token, ours.key.secret, ours.bareKey.secret])
      expect(await statuses(11, () => send('reactions', { token }))).toEqual([...Array(10).fill(200), 429]);
    expect(limited(await statuses(12, () => send('reactions', { token: 'garbage' })))).toBe(0);
  });

  test('C490: is separate for each route', async () => {
    const token = await contact();
    expect(limited(await statuses(11, () => send('reactions', { token })))).toBe(1);
    expect(limited(await statuses(10, () => send('checkout', { token })))).toBe(0);
  });

  test('C005: is shared by both prefixes and by all hubs', async () => {
    const token = await contact();
    const paths = [`/api/v1/hub/${stack.ours.hub}`, `/api/hub/${stack.ours.hub}`, `/api/v1/hub/${stack.theirs.hub}`];
    const seen = await statuses(11, (n) => send('reactions', { token, path: `${paths[n % 3]}/reactions` }));
    expect(limited(seen)).toBe(1);
  });

  test('C497: ignores X-Forwarded-For', async () => {
    const seen = await statuses(11, (n) =>
      send('checkout', { headers: { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` } }),
    );
    expect(limited(seen)).toBe(1);
  });
});

test('A41: 422 and 404 responses are counted; 429 has precedence over them, and 403 over 429', async () => {
  const token = await contact();
  const wrong = (n: number) => send('reactions', { token, ...(n % 2 && { body: '{' }) });
  expect(await statuses(12, wrong)).toEqual([404, 422, 404, 422, 404, 422, 404, 422, 404, 422, 429, 429]);
});

describe('C475–C479: a 429 response', () => {
  const refused = async () => {
    const token = await contact();
    await statuses(10, () => send('reactions', { token }));
    return send('reactions', { token });
  };

  test('is an errors document with its code and title, and has the delay in its detail and in Retry-After', async () => {
    const response = await refused();
    expect(verdict(response)).toBe('429 rate_limited');
    const [error] = errorsOf(response);
    expect(error).toMatchObject({ status: '429', title: 'Too Many Requests' });
    const seconds = response.headers['Retry-After'] ?? '';
    expect(seconds).toMatch(/^[1-9]\d*$/);
    expect(Number(seconds)).toBeLessThanOrEqual(120);
    expect(error?.detail).toContain(` ${seconds} seconds`);
  });

  test('has the policy and the remaining quota in RateLimit fields', async () => {
    const response = await refused();
    expect(response.headers['RateLimit-Policy']).toBe('"reactions";q=10;w=60');
    expect(response.headers.RateLimit).toBe(`"reactions";r=0;t=${response.headers['Retry-After']}`);
  });
});

test('a response within the limit has the policy and a decreasing quota', async () => {
  const token = stack.theirs.member.token;
  for (let left = 9; left >= 0; left -= 1) {
    const { headers } = await send('reactions', { token, path: `/api/v1/hub/${stack.theirs.hub}/reactions` });
    expect(headers).toMatchObject({
      'RateLimit-Policy': '"reactions";q=10;w=60',
      RateLimit: `"reactions";r=${left};t=60`,
    });
  }
});

test('C491: a route without a limit has no rate limit headers', async () => {
  const { headers } = await stack.call({ path: '/version' });
  expect(Object.keys(headers).filter((name) => /rate|retry/i.test(name))).toEqual([]);
});
