import { allowedReturn } from '../../../shared/access/sign-in/magic-link.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { checkTarget, type GuardOptions } from '../../../shared/platform/outbound/target-guard.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import type { Call } from '../../support/service.ts';
import { privateAddresses, privateHosts, urlPayloads } from './payloads.ts';

/** A hostile URL, and what became of it: `undefined` if it was refused or is harmless where it is. */
export interface UrlProbe {
  readonly name: string;
  pass(): Promise<string | undefined>;
}

const PUBLIC = '93.184.215.14';
const guard = (addresses: readonly string[]): GuardOptions => ({
  ownHosts: ['api.hubs.example.com'],
  allowed: [],
  resolve: async () => addresses,
});

const target = (name: string, url: string, addresses: readonly string[]): UrlProbe => ({
  name: `webhook target, ${name}`,
  async pass() {
    const checked = await checkTarget(url, guard(addresses));
    return typeof checked === 'string' ? undefined : `${checked.url.href} at ${checked.addresses.join(', ')}`;
  },
});

/** Targets of webhooks: private hosts in every form, names that resolve to private addresses, and rebinding. */
const targets: readonly UrlProbe[] = [
  ...privateHosts.flatMap((host) =>
    ['https://', 'http://', 'https://hooks.example.com@', 'https://a:b@'].map((before) =>
      target(`host ${before}${host}`, `${before}${host}/`, [PUBLIC]),
    ),
  ),
  ...privateHosts.map((host) => target(`port of ${host}`, `https://${host}:8443/`, [PUBLIC])),
  ...privateAddresses.flatMap((address) => [
    target(`name of ${address}`, 'https://hooks.example.com/', [address]),
    target(`name of a public address and ${address}`, 'https://hooks.example.com/', [PUBLIC, address]),
    target(`name of ${address} and a public address`, 'https://hooks.example.com/', [address, PUBLIC]),
  ]),
  ...['80', '22', '25', '6379', '8080', '9200', '11211', '65535', '0'].map((port) =>
    target(`port ${port}`, `https://hooks.example.com:${port}/`, [PUBLIC]),
  ),
  ...[
    'http://hooks.example.com/',
    'ftp://hooks.example.com',
    'file:///etc/passwd',
    'gopher://hooks.example.com',
    'dict://a:1',
    'https://api.hubs.example.com/',
  ].map((url) => target(url, url, [PUBLIC])),
  ...privateAddresses.map(
    (address): UrlProbe => ({
      name: `webhook target, rebinding to ${address}`,
      /* The name resolves to a public address when it is checked. Only that one may be connected to. */
      async pass() {
        const answers = [[PUBLIC], [address]];
        const checked = await checkTarget('https://hooks.example.com/', {
          ...guard([]),
          resolve: async () => answers.shift() ?? [address],
        });
        const connected = typeof checked === 'string' ? [] : checked.addresses;
        return connected.every((one) => one === PUBLIC) ? undefined : connected.join(', ');
      },
    }),
  ),
];

const ALLOWED = 'https://allowed.example';

/** Whether a stored or returned URL is of the web, and for a redirect of the hub. */
const isHarmless = (text: string, redirects: boolean): boolean => {
  /* An empty return URL stands for the default. */
  if (redirects && text === '') return true;
  const url = URL.parse(text);
  if (!url) return false;
  return redirects ? url.origin === ALLOWED : url.protocol === 'https:' || url.protocol === 'http:';
};

/** Every operation that takes a URL. */
const fieldsOf = ({ ours }: RouteWorld) => {
  const owner = ours.users.owner.token;
  const inTeam = `/api/v1/teams/${ours.id}/hubs/${ours.hub}`;
  const of = (name: string, redirects: boolean, call: Call, type: string, attributes: object) => ({
    name,
    redirects,
    call: (url: string): Call => ({ ...call, body: { data: { type, attributes: { ...attributes, [name]: url } } } }),
  });
  const event = { title: 'x', starts_at: '2100-01-01T00:00:00Z' };
  const checkout: Call = { method: 'POST', path: `/api/v1/hub/${ours.hub}/checkout`, token: ours.member.token };
  const price = { price_id: ours.ids.price_id };
  return [
    of('success_url', true, checkout, 'checkout_sessions', price),
    of('cancel_url', true, checkout, 'checkout_sessions', price),
    of('location_url', false, { method: 'POST', path: `${inTeam}/events`, token: owner }, 'events', event),
    of(
      'location_url',
      false,
      { method: 'PATCH', path: `/api/v1/events/${ours.ids.event_id}`, token: owner },
      'events',
      {},
    ),
    of('url', false, { method: 'POST', path: `${inTeam}/webhook-endpoints`, token: owner }, 'webhook_endpoints', {}),
    of(
      'url',
      false,
      { method: 'PATCH', path: `${inTeam}/webhook-endpoints/${ours.ids.endpoint_id}`, token: owner },
      'webhook_endpoints',
      {},
    ),
  ];
};

/** The page that a magic link leads to. The request accepts any URL; the landing page ignores all others. */
const returnProbe = (hub: HubItem, text: string): UrlProbe => ({
  name: `magic link, return_url ${JSON.stringify(text).slice(0, 80)}`,
  async pass() {
    const to = allowedReturn(hub, text);
    return to === null || isHarmless(to, true) ? undefined : to;
  },
});

const originProbe = ({ call, ours }: RouteWorld, text: string): UrlProbe => ({
  name: `PATCH hub, allowed origin ${JSON.stringify(text).slice(0, 60)}`,
  async pass() {
    const { status, body } = await call({
      method: 'PATCH',
      path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}`,
      token: ours.users.owner.token,
      body: { data: { type: 'hubs', attributes: { allowed_origins: [text] } } },
    });
    if (status >= 300) return undefined;
    const { data } = body as unknown as { data: { attributes: { allowed_origins: readonly string[] } } };
    const bad = data.attributes.allowed_origins.filter((one) => !/^https?:\/\/[^/\s\\@]+$/.test(one));
    return bad.length > 0 ? bad.join(' ') : undefined;
  },
});

/** Gives our hub this only origin. */
const openTo = async ({ call, ours, db }: RouteWorld, origin: string): Promise<HubItem> => {
  await call({
    method: 'PATCH',
    path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}`,
    token: ours.users.owner.token,
    body: { data: { type: 'hubs', attributes: { allowed_origins: [origin] } } },
  });
  const hub = await db.get<HubItem>(hubItemKey({ team: ours.id, hub: ours.hub }));
  if (!hub) throw new Error('The hub was not found');
  return hub;
};

/** Hostile URLs in every field that takes one, and hostile targets of webhooks. */
export const urlProbes = async (world: RouteWorld): Promise<readonly UrlProbe[]> => {
  const hub = await openTo(world, ALLOWED);
  return [
    ...targets,
    ...urlPayloads().map((text) => returnProbe(hub, text)),
    ...fieldsOf(world).flatMap(({ name, redirects, call }) =>
      urlPayloads().map((text) => ({
        name: `${call('').method} ${call('').path}, ${name} ${JSON.stringify(text).slice(0, 80)}`,
        async pass() {
          const { status } = await world.call(call(text));
          return status < 300 && !isHarmless(text, redirects) ? `status ${status}` : undefined;
        },
      })),
    ),
    ...urlPayloads().map((text) => originProbe(world, text)),
  ];
};
