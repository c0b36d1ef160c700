import { expect, test } from 'vitest';
import { banner, completed } from '../../../../infra/local/demo/banner.ts';
import type { Demo, DemoTeam } from '../../../../infra/local/demo/demo.ts';

const account = (who: string) => ({ email: `${who}@example.com`, password: `demo-${who}`, token: `token-of-${who}` });

const team = (slug: string): DemoTeam => ({
  id: `team-${slug}`,
  owner: { ...account(`owner-${slug}`), user_id: 'u' },
  moderator: { ...account(`moderator-${slug}`), user_id: 'u' },
  api_key: { id: 'k', secret: `secret-${slug}` },
  hubs: [{ id: 'h', slug: `${slug}-a`, spaces: [] }],
  members: [{ ...account(`member-${slug}`), contact_id: 'c' }],
});

const demo: Demo = {
  base_url: 'http://127.0.0.1:8787',
  platform_admin: { ...account('admin'), user_id: 'u' },
  teams: [team('first'), team('second')],
  callbacks: {} as Demo['callbacks'],
};

const PASSWORDS = ['admin', 'owner-first', 'member-first', 'owner-second'].map(
  (who) => `${who}@example.com  demo-${who}`,
);

test('the accounts are the last lines before the address', () => {
  const started = { demo, etag: '"0"', origin: demo.base_url, engine: 'x', dataFolder: '/tmp/x' };
  const [calls = '', accounts = ''] = banner(started).split('Demo accounts');
  expect(calls).toMatch(/^curl .*^echo .*npx hub /ms);
  for (const text of [...PASSWORDS, 'token-of-owner-first']) expect(accounts).toContain(text);
  expect(accounts).toMatch(/secret-second\n\nReady at http:\/\/127\.0\.0\.1:8787\n$/);
});

test('the accounts follow again when the demo hub is complete, without their tokens', () => {
  const text = completed('kiln', demo);
  expect(text.split('\n')[0]).toBe('The demo hub kiln is ready.');
  for (const password of PASSWORDS) expect(text).toContain(password);
  expect(text).not.toContain('token-of-');
});
