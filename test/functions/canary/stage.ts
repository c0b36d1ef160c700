import type { Call } from '../../../functions/canary/origin.ts';

type Attributes = Readonly<Record<string, unknown>>;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: Attributes;
}

type Reply = readonly [status: number, json?: object];

/** The names of the routes that a test can break. */
type Broken = Readonly<Record<string, Reply | 'no response' | undefined>>;

const one = (id: string, attributes: object = {}) => ({ data: { id, attributes } });
const list = (...data: readonly object[]) => ({ data });
const refusal = (code: string) => ({ errors: [{ code }] });

const attributesOf = (body: Attributes): Attributes => {
  const { data } = body as { readonly data?: { readonly attributes?: Attributes } };
  return data?.attributes ?? body;
};

/** A stage in memory that answers the requests of the canary as the service does. */
export const stageInMemory = (broken: Broken = {}) => {
  const sent: Sent[] = [];
  const users = new Map<string, unknown>();
  const teams: string[] = [];
  const hubs: { id: string; slug: unknown }[] = [];
  const endpoints: { id: string; status: string }[] = [];
  const members: unknown[] = [];
  const emails: { id: string; polls: number }[] = [];
  const replays = new Map<string, Reply>();
  let queue = { version: 0, ops: [] as unknown };
  let polls = 0;
  /** What tests change between runs, or while one waits. */
  const state = { webhook: 'delivered', email: 'sent', pollsUntilDone: 2 };

  const routes: readonly (readonly [RegExp, (call: Sent) => Reply])[] = [
    [
      /^POST \/api\/v1\/auth\/login$/,
      ({ body: { email, password } }) =>
        users.get(String(email)) === password ? [200, { access_token: `token of ${email}` }] : [401],
    ],
    [
      /^POST \/api\/v1\/auth\/register$/,
      ({ body: { email, password } }) => {
        if (users.has(String(email))) return [422, refusal('email_taken')];
        users.set(String(email), password);
        return [201, { access_token: `token of ${email}` }];
      },
    ],
    [/^GET \/api\/v1\/teams$/, () => [200, list(...teams.map((id) => one(id).data))]],
    [
      /^POST \/api\/v1\/teams$/,
      () => {
        teams.push(`team-${teams.length}-000000000000`);
        return [201, one(teams.at(-1) ?? '')];
      },
    ],
    [/^GET \/api\/v1\/teams\/[\w-]+\/hubs$/, () => [200, list(...hubs.map(({ id, slug }) => one(id, { slug }).data))]],
    [
      /^POST \/api\/v1\/teams\/[\w-]+\/hubs$/,
      ({ body }) => {
        const { slug } = attributesOf(body);
        hubs.push({ id: 'hub', slug });
        return [201, one('hub', { slug })];
      },
    ],
    [/^GET .*\/webhook-endpoints$/, () => [200, list(...endpoints.map(({ id, status }) => one(id, { status }).data))]],
    [
      /^POST .*\/webhook-endpoints$/,
      () => {
        endpoints.push({ id: 'endpoint', status: 'active' });
        return [201, one('endpoint', { status: 'active' })];
      },
    ],
    [
      /^PATCH .*\/webhook-endpoints\/endpoint$/,
      () => {
        for (const endpoint of endpoints) endpoint.status = 'active';
        return [200, one('endpoint', { status: 'active' })];
      },
    ],
    [
      /^POST .*\/webhook-endpoints\/endpoint\/test$/,
      () => {
        polls = 0;
        return endpoints[0]?.status === 'active' ? [202, one('delivery')] : [409, refusal('endpoint_disabled')];
      },
    ],
    [
      /^GET .*\/deliveries\/delivery$/,
      () => {
        polls += 1;
        return [200, one('delivery', { status: polls < state.pollsUntilDone ? 'pending' : state.webhook })];
      },
    ],
    [/^GET \/api\/v1\/hubs\/hub\/members$/, () => [200, list(...members.map(() => one('member').data))]],
    [
      /^POST \/api\/v1\/contact-auth\/register$/,
      ({ body }) => {
        members.push(attributesOf(body).email);
        return [201];
      },
    ],
    [
      /^POST \/api\/v1\/contact-auth\/magic-link$/,
      ({ body }) => {
        if (members.includes(attributesOf(body).email)) emails.unshift({ id: `email-${emails.length}`, polls: 0 });
        return [202];
      },
    ],
    [
      /^GET .*\/emails$/,
      () => {
        const [newest] = emails;
        if (!newest) return [200, list()];
        newest.polls += 1;
        const status = newest.polls < state.pollsUntilDone ? 'queued' : state.email;
        return [200, list(one(newest.id, { status }).data)];
      },
    ],
    [
      /^PUT .*\/editor-pending-ops$/,
      ({ body }) => {
        queue = { version: queue.version + 1, ops: attributesOf(body).ops };
        return [200, one('hub', queue)];
      },
    ],
    [/^GET .*\/editor-pending-ops$/, () => [200, one('hub', queue)]],
  ];

  const answer = (call: Sent): Reply | 'no response' => {
    const line = `${call.method} ${call.path}`;
    const [name] = Object.keys(broken).filter((route) => line.endsWith(route));
    const instead = name === undefined ? undefined : broken[name];
    if (instead) return instead;
    const key = call.headers.get('idempotency-key');
    const known = key === null ? undefined : replays.get(`${line} ${key}`);
    if (known) return known;
    const route = routes.find(([pattern]) => pattern.test(line));
    if (!route) return [404, refusal('not_found')];
    const reply = route[1](call);
    if (key !== null) replays.set(`${line} ${key}`, reply);
    return reply;
  };

  const fetcher: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const call: Sent = {
      method: (init.method ?? 'GET') as Call['method'],
      path: url.pathname,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    };
    sent.push(call);
    const reply = answer(call);
    if (reply === 'no response') throw new TypeError('fetch failed');
    const [status, json] = reply;
    return new Response(json && JSON.stringify(json), { status });
  };
  return { fetcher, sent, users, teams, hubs, endpoints, members, emails, state };
};
