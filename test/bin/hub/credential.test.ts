import { describe, expect, test } from 'vitest';
import { failure, json, page } from '../../shared/client/service.ts';
import { profile, remembered, stored, TEAM, tokens } from './profiles.ts';
import { configFolder, hub } from './run-hub.ts';

const bearer = async (argv: readonly string[], env: Record<string, string>) => {
  const { sent } = await hub(['hubs', ...argv], { env: { HUB_TEAM: TEAM, ...env }, answers: [page([])] });
  return sent[0]?.headers.get('authorization');
};

describe('the credential', () => {
  test('C509 can be an API key', async () => {
    expect(await bearer([], { HUB_API_KEY: 'svc_sk_live_a' })).toBe('Bearer svc_sk_live_a');
  });

  test('comes from the flags, else the environment, else the profile', async () => {
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

  test('of a profile is sent only to the service of the profile', async () => {
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

describe('a token that has expired', () => {
  test('is refreshed and saved', async () => {
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

  test('is refreshed once by fifty concurrent clients, because reusing a refresh token ends its session', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile });
    let [token, refresh, refreshed] = ['a1', 'r1', 0];
    const fetch = async (request: Request): Promise<Response> => {
      await new Promise((resolve) => setImmediate(resolve));
      const output = { method: request.method, url: new URL(request.url), headers: request.headers, body: '' };
      if (!request.url.endsWith('/refresh'))
        return (request.headers.get('authorization') === `Bearer ${token}` ? page([]) : failure(401))(output);
      const { refresh_token } = JSON.parse(await request.text());
      if (refresh_token !== refresh) return failure(401)(output);
      refreshed += 1;
      [token, refresh] = [`a${refreshed + 1}`, `r${refreshed + 1}`];
      return tokens(token, refresh)(output);
    };
    const ended = await Promise.all(
      Array.from({ length: 50 }, () => hub(['hubs'], { env: { XDG_CONFIG_HOME }, fetch })),
    );
    expect(new Set(ended.map(({ exit }) => exit))).toEqual(new Set([0]));
    expect(refreshed).toBe(1);
  });

  test('C499 that cannot be refreshed ends the command with 3', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile });
    const { exit, err } = await hub(['hubs'], { env: { XDG_CONFIG_HOME }, answers: [failure(401)] });
    expect(exit).toBe(3);
    expect(err).toMatch(/try: hub login\n$/);
  });
});
