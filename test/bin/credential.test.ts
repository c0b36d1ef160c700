import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failure, json, noContent, page } from '../shared/client/support.ts';
import { configFolder, hub, URL_OF_TESTS } from './support.ts';

const TEAM = '11111111-1111-7111-8111-111111111111';

const remembered = (folder: string, profiles: object): void => {
  mkdirSync(join(folder, 'hub'), { recursive: true });
  writeFileSync(join(folder, 'hub', 'profiles.json'), JSON.stringify(profiles));
};

const stored = (folder: string) => JSON.parse(readFileSync(join(folder, 'hub', 'profiles.json'), 'utf8'));

const profile = { url: URL_OF_TESTS, kind: 'user', token: 'of-profile', refresh_token: 'r1', team: TEAM };

const tokens = (access_token: string, refresh_token: string) =>
  json(200, { data: { id: '1', type: 'access_tokens', attributes: { access_token, refresh_token } } });

const bearer = async (argv: readonly string[], env: Record<string, string>) => {
  const { sent } = await hub(['hubs', ...argv], { env: { HUB_TEAM: TEAM, ...env }, answers: [page([])] });
  return sent[0]?.headers.get('authorization');
};

describe('the credential', () => {
  test('C509 can be an API key', async () => {
    expect(await bearer([], { HUB_API_KEY: 'svc_sk_live_a' })).toBe('Bearer svc_sk_live_a');
  });

  test('is of the flags, else of the environment, else of the profile', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile, other: { ...profile, token: 'of-other' } });
    const env = { XDG_CONFIG_HOME };
    expect(await bearer([], env)).toBe('Bearer of-profile');
    expect(await bearer(['--profile', 'other'], env)).toBe('Bearer of-other');
    expect(await bearer([], { ...env, HUB_PROFILE: 'other' })).toBe('Bearer of-other');
    expect(await bearer([], { ...env, HUB_API_KEY: 'svc_sk_k' })).toBe('Bearer svc_sk_k');
    expect(await bearer([], { ...env, HUB_API_KEY: 'svc_sk_k', HUB_TOKEN: 'tok' })).toBe('Bearer tok');
    expect(await bearer(['--api-key', 'svc_sk_f'], { ...env, HUB_TOKEN: 'tok' })).toBe('Bearer svc_sk_f');
    expect(await bearer(['--token', 'flag', '--api-key', 'svc_sk_f'], env)).toBe('Bearer flag');
  });

  test('of a profile goes to the service of the profile, and to no other', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: { ...profile, url: 'https://first.example' } });
    const other = await hub(['hubs'], { env: { XDG_CONFIG_HOME }, answers: [page([])] });
    expect([other.exit, other.sent]).toEqual([3, []]);
    const api = await hub(['api', 'GET', '/api/v1/me'], { env: { XDG_CONFIG_HOME }, answers: [json(200, {})] });
    expect(api.sent[0]?.headers.has('authorization')).toBe(false);
    const own = await hub(['hubs'], { env: { XDG_CONFIG_HOME, HUB_API_URL: '' }, answers: [page([])] });
    expect(own.sent[0]?.url.origin).toBe('https://first.example');
  });
});

describe('signing in', () => {
  test('reads the password from standard input and keeps what only the owner can read', async () => {
    const XDG_CONFIG_HOME = configFolder();
    const answers = [tokens('a1', 'r1'), page([{ id: TEAM, type: 'teams', attributes: { name: 'T' } }])];
    const { exit, sent, out, err } = await hub(['login', '--email', 'a@b.example'], {
      env: { XDG_CONFIG_HOME },
      stdin: 'pass word\n',
      answers,
    });
    expect([exit, out]).toEqual([0, '']);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email: 'a@b.example', password: 'pass word' });
    expect(stored(XDG_CONFIG_HOME)).toEqual({ default: { ...profile, token: 'a1' } });
    expect(statSync(join(XDG_CONFIG_HOME, 'hub', 'profiles.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(XDG_CONFIG_HOME, 'hub')).mode & 0o777).toBe(0o700);
    expect(err).not.toMatch(/pass word|a1|r1/);
  });

  test('as a member, and with a key, keeps them beside others', async () => {
    const XDG_CONFIG_HOME = configFolder();
    const env = { XDG_CONFIG_HOME };
    const member = await hub(['login', '--member', 'first', '--email', 'm@b.example', '--profile', 'm'], {
      env,
      stdin: 'pw',
      answers: [tokens('a2', 'r2')],
    });
    expect(member.sent[0]?.url.pathname).toBe('/api/v1/contact-auth/login');
    expect(JSON.parse(member.sent[0]?.body ?? '')).toEqual({
      data: { type: 'login_requests', attributes: { email: 'm@b.example', password: 'pw', slug: 'first' } },
    });
    const key = await hub(['login', '--with-key', '--profile', 'k'], {
      env,
      stdin: 'svc_sk_live_x\n',
      answers: [page([{ id: TEAM, type: 'teams', attributes: { name: 'T' } }])],
    });
    expect(key.exit).toBe(0);
    expect(stored(XDG_CONFIG_HOME)).toEqual({
      m: { url: URL_OF_TESTS, kind: 'contact', token: 'a2', refresh_token: 'r2', hub: 'first' },
      k: { url: URL_OF_TESTS, kind: 'key', token: 'svc_sk_live_x', team: TEAM },
    });
  });

  test('C499 that is refused ends with 3 and keeps nothing', async () => {
    const XDG_CONFIG_HOME = configFolder();
    for (const argv of [['--email', 'a@b.example'], ['--with-key']]) {
      const { exit } = await hub(['login', ...argv], { env: { XDG_CONFIG_HOME }, stdin: 'x', answers: [failure(401)] });
      expect(exit).toBe(3);
    }
    expect(() => stored(XDG_CONFIG_HOME)).toThrow('ENOENT');
  });

  test.each([[['login']], [['login', '--email', 'a@b.example']], [['login', '--with-key']]])(
    'C498 with nothing to read the secret from ends with 2: %j',
    async (argv) => {
      const { exit, sent } = await hub(argv, { env: { XDG_CONFIG_HOME: configFolder() }, stdin: '' });
      expect([exit, sent]).toEqual([2, []]);
    },
  );

  test('knows no flag for a password', async () => {
    expect((await hub(['login', '--help'])).out).not.toMatch(/--pass/);
  });
});

describe('a token that has expired', () => {
  test('is renewed and remembered', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile, other: profile });
    const { exit, sent } = await hub(['hubs'], {
      env: { XDG_CONFIG_HOME },
      answers: [failure(401), tokens('a2', 'r2'), page([])],
    });
    expect(exit).toBe(0);
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      `/api/v1/teams/${TEAM}/hubs`,
      '/api/v1/auth/refresh',
      `/api/v1/teams/${TEAM}/hubs`,
    ]);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ refresh_token: 'r1' });
    expect(sent[1]?.headers.has('authorization')).toBe(false);
    expect(stored(XDG_CONFIG_HOME)).toEqual({
      default: { ...profile, token: 'a2', refresh_token: 'r2' },
      other: profile,
    });
  });

  test('is renewed once by fifty clients at once: a refresh token that comes back ends its session', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile });
    let [token, refresh, refreshed] = ['a1', 'r1', 0];
    const fetch = async (request: Request): Promise<Response> => {
      await new Promise((resolve) => setImmediate(resolve));
      const said = { method: request.method, url: new URL(request.url), headers: request.headers, body: '' };
      if (!request.url.endsWith('/refresh'))
        return (request.headers.get('authorization') === `Bearer ${token}` ? page([]) : failure(401))(said);
      const { refresh_token } = JSON.parse(await request.text());
      if (refresh_token !== refresh) return failure(401)(said);
      refreshed += 1;
      [token, refresh] = [`a${refreshed + 1}`, `r${refreshed + 1}`];
      return tokens(token, refresh)(said);
    };
    const ended = await Promise.all(
      Array.from({ length: 50 }, () => hub(['hubs'], { env: { XDG_CONFIG_HOME }, fetch })),
    );
    expect(new Set(ended.map(({ exit }) => exit))).toEqual(new Set([0]));
    expect(refreshed).toBe(1);
  });

  test('C499 that cannot be renewed ends with 3', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile });
    const { exit, err } = await hub(['hubs'], { env: { XDG_CONFIG_HOME }, answers: [failure(401)] });
    expect(exit).toBe(3);
    expect(err).toMatch(/try: hub login\n$/);
  });
});

describe('signing out', () => {
  test('ends the session and forgets it, and no other', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile, other: profile });
    const { exit, sent } = await hub(['logout'], { env: { XDG_CONFIG_HOME }, answers: [noContent] });
    expect([exit, sent[0]?.url.pathname, sent[0]?.body]).toEqual([0, '/api/v1/auth/logout', '{"refresh_token":"r1"}']);
    expect(stored(XDG_CONFIG_HOME)).toEqual({ other: profile });
  });

  test('forgets it also where the service cannot be told', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: { ...profile, kind: 'contact' } });
    const { exit, err } = await hub(['logout'], { env: { XDG_CONFIG_HOME }, answers: [failure(500)] });
    expect([exit, stored(XDG_CONFIG_HOME)]).toEqual([0, {}]);
    expect(err).toContain('could not be told');
  });
});
