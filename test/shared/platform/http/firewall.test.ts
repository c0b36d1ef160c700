import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { anyone } from '../../../../shared/api/callers.ts';
import { routeWith } from '../../../../shared/api/route.ts';
import { exchangeOf } from '../../../../shared/platform/http/exchange.ts';
import { firewall, viewerAddress } from '../../../../shared/platform/http/firewall.ts';
import { answer, plain } from '../../../../shared/platform/http/response.ts';
import { holdClock } from '../../../support/clock.ts';
import { logged } from '../../../support/logged.ts';
import type { ApiResponse, Call } from '../../../support/service.ts';
import { accepted } from '../../api/support/refusal.ts';
import { type Act, sample } from '../../api/support/sample.ts';
import { type Stack, startStack, verdict } from '../../api/support/stack.ts';

const SECRET = 'the secret of the distribution';
const FIREWALL_SECRET_SHA256 = createHash('sha256').update(SECRET).digest('hex');
const GATEWAY = '198.51.100.200';

const exchange = (headers: Readonly<Record<string, string>>) =>
  exchangeOf(
    {
      rawPath: '/version',
      rawQueryString: '',
      headers,
      requestContext: { requestId: 'request', http: { method: 'GET', sourceIp: GATEWAY } },
    },
    0,
  );

const check = (headers: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>>) => {
  const one = exchange(headers);
  const refusal = firewall(environment)(one);
  return { refusal, address: one.address };
};
const addressOf = (...checked: Parameters<typeof check>): string => {
  const { refusal, address } = check(...checked);
  accepted(refusal);
  return address;
};

const enforced = { FIREWALL_SECRET_SHA256, FIREWALL_ENFORCED: 'true' };
const viewed = { 'cloudfront-viewer-address': '203.0.113.9:46532' };
const proved = { ...viewed, 'x-firewall-secret': SECRET };

describe('the address in CloudFront-Viewer-Address', () => {
  test.each([
    ['203.0.113.9:46532', '203.0.113.9'],
    ['[2001:db8::1]:46532', '2001:db8::1'],
    ['2001:db8::1:46532', '2001:db8::1'],
    ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2:3:4:5:6'],
  ])('of %s is %s', (header, address) => expect(viewerAddress(header)).toBe(address));

  test.each([
    undefined,
    '',
    ':443',
    '203.0.113.9',
    '203.0.113.999:1',
    '[203.0.113.9',
    '[]:443',
    '[::1]',
    '[::1]:',
    'example.com:443',
    '203.0.113.9:1,203.0.113.10:2',
    '203.0.113.9:port',
    '203.0.113.9:123456',
    '203.0.113.9:1\n',
  ])('is missing in %j', (header) => expect(viewerAddress(header)).toBeUndefined());
});

describe('the address for rate limits', () => {
  test('is the viewer address of CloudFront, only with the right secret', () => {
    expect(addressOf(proved, enforced)).toBe('203.0.113.9');
    const { 'x-firewall-secret': secret } = proved;
    expect(addressOf({ 'x-firewall-secret': secret }, enforced)).toBe(GATEWAY);
    expect(addressOf({ ...proved, 'cloudfront-viewer-address': 'nonsense' }, enforced)).toBe(GATEWAY);
  });

  test('is the gateway’s without a firewall, whatever headers a client sends', () => {
    for (const headers of [{}, viewed, proved]) expect(addressOf(headers, {})).toBe(GATEWAY);
  });

  test('is the gateway’s if a request bypasses a firewall that is not enforced', () => {
    const open = { ...enforced, FIREWALL_ENFORCED: 'false' };
    expect(addressOf(proved, open)).toBe('203.0.113.9');
    for (const headers of [{}, viewed, { ...viewed, 'x-firewall-secret': 'guessed' }])
      expect(addressOf(headers, open)).toBe(GATEWAY);
  });
});

test.each([
  ['no secret', {}],
  ['an empty secret', { 'x-firewall-secret': '' }],
  ['another secret', { 'x-firewall-secret': 'guessed' }],
  ['the digest of the secret', { 'x-firewall-secret': FIREWALL_SECRET_SHA256 }],
  ['the right secret twice', { 'x-firewall-secret': `${SECRET},${SECRET}` }],
])('a request with %s is rejected, whatever address it claims', (_, headers) => {
  for (const environment of [enforced, { FIREWALL_SECRET_SHA256 }])
    expect(check({ ...viewed, ...headers }, environment).refusal).toMatchObject({ status: 403 });
});

test('a malformed digest rejects every request', () => {
  expect(() => addressOf(proved, { FIREWALL_SECRET_SHA256: 'not hexadecimal' })).toThrow();
});

const route = routeWith<Act>();
/** Returns the address that handlers get. */
const echo = route({
  method: 'GET',
  path: '/address',
  summary: 'Echo the address of the caller',
  caller: anyone(),
  response: plain('application/json', z.object({ address: z.string() })),
  handler: async ({ sourceIp }) => answer({ address: sourceIp }),
});

const startWith = async (environment: Readonly<Record<string, string>>): Promise<Stack> => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return startStack({}, [...sample, echo]);
};

const buy = (stack: Stack, more: Partial<Call>) =>
  stack.call({
    method: 'POST',
    path: `/api/v1/hub/${stack.ours.hub}/checkout`,
    token: stack.ours.users.owner.token,
    body: { data: { type: 'things', attributes: { name: 'a' } } },
    ...more,
  });

const elevenTimes = async (call: (n: number) => Promise<ApiResponse>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await call(n)).status);
  return statuses;
};
const LIMITED = [...Array(10).fill(200), 429];

describe('without a firewall', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startWith({});
  });
  afterAll(() => stack.service.stop());

  test('a forged CloudFront-Viewer-Address gives no new quota, and handlers get the gateway’s address', async () => {
    holdClock();
    const claiming = (n: number) => ({ 'x-firewall-secret': SECRET, 'cloudfront-viewer-address': `10.0.0.${n}:443` });
    expect(await elevenTimes((n) => buy(stack, { headers: claiming(n) }))).toEqual(LIMITED);
    const { body } = await stack.call({ path: '/api/v1/address', headers: claiming(1), sourceIp: GATEWAY });
    expect(body).toEqual({ address: GATEWAY });
  });
});

describe('behind an enforced firewall', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startWith(enforced);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stack.service.stop();
  });
  const through = (address: string) => ({
    'x-firewall-secret': SECRET,
    'cloudfront-viewer-address': address,
  });

  test('a request that bypasses it is rejected before any other check', async () => {
    for (const headers of [{}, viewed, { ...viewed, 'x-firewall-secret': 'guessed' }]) {
      const refused = await stack.make({ headers });
      expect(verdict(refused)).toBe('403 forbidden');
      expect(refused.headers['Cache-Control']).toBe('no-store');
    }
    expect(stack.act.calls).toBe(0);
  });

  test('neither the secret nor the address is logged', async () => {
    const logging = await startWith({ POWERTOOLS_LOG_LEVEL: 'INFO' });
    const lines = await logged(async () => {
      await logging.make({ headers: { ...viewed, 'x-firewall-secret': 'guessed' }, sourceIp: GATEWAY });
      await logging.make({ headers: through('203.0.113.53:1'), sourceIp: GATEWAY });
    });
    await logging.service.stop();
    expect(lines.map(({ status, code }) => [status, code])).toEqual([
      [403, 'forbidden'],
      [201, undefined],
    ]);
    /* The alarm for rejected requests counts log lines with status 403 and without a route. */
    expect(lines.map((line) => 'route' in line)).toEqual([false, true]);
    expect(JSON.stringify(lines)).not.toMatch(/guessed|distribution|203\.0|198\.51/);
  });

  test('a request through it succeeds, and handlers get the viewer address of CloudFront', async () => {
    expect((await stack.make({ headers: through('203.0.113.50:1') })).status).toBe(201);
    const { body } = await stack.call({ path: '/api/v1/address', headers: through('[2001:db8::5]:443') });
    expect(body).toEqual({ address: '2001:db8::5' });
  });

  test('callers are counted by their own addresses, whichever edge they use', async () => {
    holdClock();
    const from = (address: string) => (n: number) =>
      buy(stack, { headers: through(`${address}:${1_000 + n}`), sourceIp: `192.0.2.${n}` });
    for (const address of ['203.0.113.51', '203.0.113.52']) expect(await elevenTimes(from(address))).toEqual(LIMITED);
  });
});
