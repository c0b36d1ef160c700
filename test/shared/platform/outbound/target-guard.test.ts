import { describe, expect, test } from 'vitest';
import {
  checkTarget,
  type GuardOptions,
  type TargetProblem,
} from '../../../../shared/platform/outbound/target-guard.ts';

/** A resolver. An unknown name has no address. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.com': ['93.184.215.14'],
  'both.example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'private.example.com': ['10.0.0.8'],
  'half.example.com': ['93.184.215.14', '192.168.1.1'],
  'six.example.com': ['93.184.215.14', 'fd00::1'],
  'meta.example.com': ['169.254.169.254'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'loop.nip.example.com': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
};

const options = (more: Partial<GuardOptions> = {}): GuardOptions => ({
  ownHosts: ['api.hubs.example.com'],
  allowed: [],
  resolve: async (name) => NAMES[name] ?? [],
  ...more,
});

const HOSTILE: Readonly<Record<TargetProblem, readonly string[]>> = {
  malformed: [
    '',
    ' ',
    'hooks.example.com',
    '//hooks.example.com/',
    '/hooks',
    'https:',
    'https://',
    'https:///',
    'https:/a',
    'https:hooks.example.com',
    'https://hooks.example.com/ a',
    ' https://hooks.example.com',
    'https://a b.com/',
    'https://hooks.example.com\t',
    'https://hooks.exa\nmple.com/',
    'https://hooks.example.com/\r\nHost: a',
    'https:\\\\hooks.example.com\\',
    'https://hooks.example.com\\@10.0.0.1/',
    'https://hooks.example.com/\u0000',
    'https://[fe80::1%25eth0]/',
    'https://[fe80::1%eth0]/',
    'https://[::1',
    'https://::1/',
    'https://[1.2.3.4]/',
    'https://1.2.3.4.5/',
    'https://256.1.1.1/',
    'https://0x100000000/',
    'https://hooks.example.com:99999/',
    'https://hooks.example.com:a/',
    `https://hooks.example.com/${'a'.repeat(2_048)}`,
    'https://%00/',
    'https://hooks.example.com\u200b/',
    'https://\u202ehooks.example.com/',
    'https://a%2fb.example.com/',
  ],
  scheme: [
    'http://hooks.example.com/',
    'http://10.0.0.1/',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'gopher://hooks.example.com/',
    'ws://hooks.example.com/',
    'HTTP://hooks.example.com/',
    'http://2130706433/',
    'http://[::1]/',
    'unix:///var/run/docker.sock',
    'javascript://hooks.example.com/%0aalert(1)',
  ],
  userinfo: [
    'https://user@hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'https://:pass@hooks.example.com/',
    'https://@hooks.example.com/',
    'https://:@hooks.example.com/',
    'https://hooks.example.com@10.0.0.1/',
    'https://hooks.example.com%2f@127.0.0.1/',
  ],
  port: [
    ...['80', '22', '25', '6379', '8080', '8444', '0', '1', '444', '9200', '11211', '65535'].map(
      (port) => `https://hooks.example.com:${port}/`,
    ),
    'https://10.0.0.1:80/',
  ],
  own: ['https://api.hubs.example.com/api/v1/hubs', 'https://API.hubs.example.com/', 'https://api.hubs.example.com./'],
  host: [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'metadata',
    'instance-data',
    'kubernetes',
    'db',
    'intranet',
    'a.localhost',
    'printer.local',
    'api.internal',
    'metadata.google.internal',
    'METADATA.google.internal.',
    'router.lan',
    'x.corp',
    'x.home',
    'nas.home.arpa',
    '1.0.0.127.in-addr.arpa',
    'a.test',
    'a.invalid',
    'a.onion',
    'a.localdomain',
    'a.private',
    'a.intranet',
    'kubernetes.default.svc',
    'kubernetes.default.svc.cluster.local',
    'metadata.goog',
    'metadata.tencentyun.com',
    'metadata.platformequinix.com',
    'ｌｏｃａｌｈｏｓｔ',
    'loc%61lhost',
    'a..example.com',
    '.example.com',
    'hooks.example.com..',
    '-a.example.com',
    `${'a'.repeat(64)}.example.com`,
    `${'a.'.repeat(127)}example.com`,
  ].map((host) => `https://${host}/`),
  address: [
    // IPv4 in other notations
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '0x7F.0.1',
    '127.0.0.1.',
    '127.255.255.254',
    '127。0。0。1',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '012.0.0.1',
    '0xa.0.0.1',
    '167772161',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.257',
    '3232235777',
    '169.254.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '0251.0376.0251.0376',
    '169.254.43518',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '192.31.196.1',
    '192.175.48.1',
    // IPv6, and IPv4 inside it
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[::a9fe:a9fe]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::1]',
    '[2001::7f00:1]',
    '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
    '[2001:db8::1]',
    '[2001:10::1]',
    '[2001:20::1]',
    '[3fff::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[100::1]',
    '[4000::1]',
    '[5f00::1]',
    '[e000::1]',
    '[2620:4f:8000::1]',
    // names that resolve to such addresses
    'private.example.com',
    'half.example.com',
    'six.example.com',
    'meta.example.com',
    'mapped.example.com',
    'loop.nip.example.com',
    'PRIVATE.example.com',
    'private.example.com.',
  ].map((host) => `https://${host}/`),
};

const PASSES = [
  'https://hooks.example.com',
  'https://hooks.example.com/',
  'https://hooks.example.com/in?a=b#c',
  'https://hooks.example.com:443/',
  'https://hooks.example.com:8443/in',
  'HTTPS://HOOKS.example.com/',
  'https://hooks.example.com./',
  'https://both.example.com/',
  'https://93.184.215.14/',
  'https://1572395790/',
  'https://8.8.8.8:8443/',
  'https://[2606:4700:4700::1111]/',
  'https://[2606:4700:4700::1111]:8443/',
  'https://[2a00:1450:4001:80b::200e]/',
  'https://[::ffff:8.8.8.8]/',
  'https://172.32.0.1/',
  'https://11.0.0.1/',
  'https://100.63.255.255/',
  'https://100.128.0.1/',
  'https://169.253.0.1/',
  'https://192.167.255.255/',
  'https://unknown.example.com/',
  'https://xn--bcher-kva.example.com/',
  'https://bücher.example.com/',
  'https://a_b.example.com/',
  'https://localhost.example.com/',
  'https://internal.example.com/@path',
  'https://hooks.example.com/%40?to=user@example.com',
  'https://example.host/',
];

describe('the target of a webhook', () => {
  test('is tested with at least 120 hostile URLs and 20 valid ones', () => {
    expect(new Set(Object.values(HOSTILE).flat()).size).toBeGreaterThanOrEqual(120);
    expect(new Set(PASSES).size).toBeGreaterThanOrEqual(20);
  });

  test.each(Object.entries(HOSTILE).flatMap(([problem, urls]) => urls.map((url) => [url, problem] as const)))(
    'C443 C444 C445 C446 C448: %j is rejected: %s',
    async (url, problem) => {
      expect(await checkTarget(url, options())).toBe(problem);
    },
  );

  test.each(PASSES)('%j is accepted, with the checked addresses', async (url) => {
    const target = await checkTarget(url, options());
    expect(target).toMatchObject({ url: expect.any(URL), addresses: expect.any(Array) });
  });

  test('C449: is checked at every attempt: a name that now resolves to a private address is rejected', async () => {
    const answers = [['93.184.215.14'], ['10.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    expect(await checkTarget('https://moves.example.com/', options({ resolve }))).toMatchObject({
      addresses: ['93.184.215.14'],
    });
    expect(await checkTarget('https://moves.example.com/', options({ resolve }))).toBe('address');
  });

  test('is resolved once per check, so that it cannot change between check and connection', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return ['93.184.215.14'];
    };
    await checkTarget('https://hooks.example.com/', options({ resolve }));
    await checkTarget('https://hooks.example.com/', options({ resolve, allowed: ['127.0.0.1/32'] }));
    expect(lookups).toBe(2);
  });
});

describe('allowed address ranges', () => {
  const allowing = options({ allowed: ['127.0.0.1/32', '::1/128'] });

  test.each([
    'http://127.0.0.1:9999/in',
    'http://[::1]:80/',
    'https://127.0.0.1/',
    'http://localhost:3000/',
    'http://2130706433/',
  ])('accept %s', async (url) => {
    expect(await checkTarget(url, allowing)).toMatchObject({ url: expect.any(URL) });
  });

  test.each([
    ['http://127.0.0.2/', 'scheme'],
    ['https://127.0.0.2/', 'address'],
    ['https://10.0.0.1/', 'address'],
    ['http://hooks.example.com/', 'scheme'],
    ['http://unknown.example.com/', 'scheme'],
    ['https://printer.local/', 'host'],
    ['http://user@127.0.0.1/', 'userinfo'],
    ['ftp://127.0.0.1/', 'scheme'],
  ])('leave the rejection of %s unchanged: %s', async (url, problem) => {
    expect(await checkTarget(url, allowing)).toBe(problem);
  });
});

test('an address of this service is recognized in any spelling of its configured host', async () => {
  for (const own of ['Api.HUBS.example.com', 'api.hubs.example.com.'])
    expect(await checkTarget('https://api.hubs.example.com/x', options({ ownHosts: [own] }))).toBe('own');
});

test('of the addresses of this service only its receiver for tests is allowed, at exactly its path', async () => {
  const resolve = async () => ['93.184.215.14'];
  const check = (path: string) => checkTarget(`https://api.hubs.example.com${path}`, options({ resolve }));
  expect(await check('/api/v1/webhook-receipts')).toMatchObject({ addresses: ['93.184.215.14'] });
  for (const path of ['/api/v1/webhook-receipts/', '/api/v1/webhook-receipts/x', '/api/webhook-receipts', '/'])
    expect([path, await check(path)]).toEqual([path, 'own']);
  expect(
    await checkTarget(
      'https://api.hubs.example.com/api/v1/webhook-receipts',
      options({ resolve: async () => ['10.0.0.1'] }),
    ),
  ).toBe('address');
});
