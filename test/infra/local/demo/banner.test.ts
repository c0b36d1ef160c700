import { expect, test } from 'vitest';
import { accountsAndCalls, banner, completed } from '../../../../infra/local/demo/banner.ts';
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

const started = { demo, etag: '"0"', origin: demo.base_url, dataFolder: '/tmp/x', tokens: false };

test('a start prints about ten lines: the pages, the accounts, one command to try, and how to stop', () => {
  const lines = banner(started).trim().split('\n');
  expect(lines[0]).toBe('Ready at http://127.0.0.1:8787');
  expect(lines.slice(2).map((line) => line.split(/ {2,}/, 2))).toEqual([
    ['Demo site', 'http://127.0.0.1:8787/_local/site'],
    ['Docs', 'http://127.0.0.1:8787/docs'],
    ['Console', 'http://127.0.0.1:8787/_local'],
    ['Accounts', '/tmp/x/demo.json; restart with npm start -- --tokens to print them'],
    ['Try', 'curl http://127.0.0.1:8787/api/v1/hubs-by-slug/first-a'],
    ['Stop', 'Ctrl-C; the data stays'],
  ]);
});

test('a start prints no password, no token and no key unless it is asked to', () => {
  for (const text of [banner(started), completed(demo.base_url)])
    expect(text).not.toMatch(/demo-owner|token-of-|secret-/);
});

test('with --tokens, the calls to paste come first, then the accounts with one token per kind of caller', () => {
  const [calls = '', accounts = ''] = accountsAndCalls(started).split('Demo accounts');
  expect(calls).toMatch(/^curl .*^for attempt .*^echo .*npx hub /ms);
  for (const who of ['admin', 'owner-first', 'moderator-first', 'member-first'])
    expect(accounts).toMatch(new RegExp(`${who}@example.com {2}demo-${who}\n +token-of-${who}\n`));
  expect(accounts).toContain('owner-second@example.com  demo-owner-second');
  expect(accounts).not.toContain('token-of-owner-second');
  expect(accounts).toMatch(/secret-first\n.*secret-second$/s);
  expect(banner({ ...started, tokens: true })).not.toContain('--tokens');
});

test('the end of the demo hub is one line', () => {
  expect(completed(demo.base_url)).toBe('The demo hub Kiln & Clay is complete: http://127.0.0.1:8787/_local/site');
});
