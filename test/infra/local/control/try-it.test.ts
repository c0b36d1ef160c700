import { expect, test } from 'vitest';
import { serveControl } from '../../../../infra/local/control/control.ts';
import { tryItControl } from '../../../../infra/local/control/try-it.ts';
import type { Demo } from '../../../../infra/local/demo/demo.ts';

const ORIGIN = 'http://127.0.0.1:8787';

const account = (name: string) => ({
  email: `${name}@example.com`,
  password: `demo-${name}`,
  token: `token of ${name}`,
});

const DEMO: Demo = {
  base_url: 'http://127.0.0.1:8787',
  platform_admin: { user_id: 'u0', ...account('admin') },
  teams: [
    {
      id: 't1',
      api_key: { id: 'k1', secret: 'svc_sk_demo' },
      owner: { user_id: 'u1', ...account('owner') },
      moderator: { user_id: 'u2', ...account('moderator') },
      hubs: [{ id: 'h1', slug: 'first-a', spaces: [{ id: 's1', slug: 'general' }] }],
      members: [{ contact_id: 'c1', ...account('member') }],
    },
  ],
  callbacks: {} as Demo['callbacks'],
};

const COMMUNITY = {
  team_id: 't2',
  hub_id: 'h2',
  slug: 'kiln',
  examples: { discussion_id: 'd2' },
  owner: { name: 'Maya', email: 'maya@example.com', password: 'demo-owner' },
  members: [{ name: 'Nadia', email: 'nadia@example.com', password: 'demo-member', contact_id: 'c2' }],
};

const get = async (demo?: Demo, headers: Record<string, string> = {}) => {
  const { status, body } = await serveControl(ORIGIN, [tryItControl(() => demo)], {
    method: 'GET',
    path: '/_local/try-it.json',
    query: '',
    cookies: [],
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    headers: { host: 'localhost:8787', ...headers },
  });
  return { status, answer: JSON.parse(String(body)) };
};

test('each kind of account is listed with the ids of its team, the demo hub first', async () => {
  const { answer } = await get({ ...DEMO, community: COMMUNITY });
  const [kiln, first, platform] = answer.places;
  expect(kiln.values).toMatchObject({ team_id: 't2', hub_id: 'h2', slug: 'kiln', discussion_id: 'd2' });
  expect(kiln.accounts.map(({ kind }: { kind: string }) => kind)).toEqual(['owner', 'member']);
  expect(kiln.accounts[1]).toMatchObject({ name: 'Nadia', slug: 'kiln', password: 'demo-member' });
  expect(first.values).toEqual({
    team_id: 't1',
    hub_id: 'h1',
    slug: 'first-a',
    space_id: 's1',
    contact_id: 'c1',
    user_id: 'u2',
    key_id: 'k1',
  });
  expect(first.accounts.map(({ kind }: { kind: string }) => kind)).toEqual(['owner', 'moderator', 'member', 'key']);
  expect(first.accounts[3]).toMatchObject({ secret: 'svc_sk_demo' });
  expect(platform.accounts).toMatchObject([{ kind: 'platform_admin', email: 'admin@example.com' }]);
  expect(JSON.stringify(answer)).not.toContain('token of');
});

test('there are no accounts before the demo exists, and no demo hub before it is complete', async () => {
  expect((await get()).answer).toEqual({ places: [] });
  expect((await get(DEMO)).answer.places.map(({ name }: { name: string }) => name)).toEqual(['First team', 'Platform']);
});

test('pages of other origins do not get the accounts', async () => {
  expect((await get(DEMO, { origin: 'https://elsewhere.test' })).status).toBe(403);
});
