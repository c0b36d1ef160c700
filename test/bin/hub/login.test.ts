import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failure, json, noContent, page } from '../../shared/client/service.ts';
import { profile, remembered, stored, TEAM, tokens } from './profiles.ts';
import { configFolder, hub, URL_OF_TESTS } from './run-hub.ts';

describe('signing in', () => {
  test('reads the password from standard input and saves a file that only its owner can read', async () => {
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

  test('as a member or with a key adds a profile and keeps the others', async () => {
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

  test.each(['https://hub.example/m?token=tok%2B1', 'tok+1'])(
    'by magic link accepts the link or its token: %s',
    async (stdin) => {
      const XDG_CONFIG_HOME = configFolder();
      const { exit, sent } = await hub(['login', '--member', 'first', '--magic-link', '--email', 'm@b.example'], {
        env: { XDG_CONFIG_HOME },
        stdin,
        answers: [json(202, { meta: {} }), tokens('a3', 'r3')],
      });
      expect(exit).toBe(0);
      expect(sent.map(({ body }) => JSON.parse(body).data.attributes)).toEqual([
        { email: 'm@b.example', slug: 'first' },
        { token: 'tok+1' },
      ]);
      expect(stored(XDG_CONFIG_HOME).default).toMatchObject({ kind: 'contact', token: 'a3', hub: 'first' });
    },
  );

  test('C498 by magic link without the link explains how to pass it', async () => {
    const argv = ['login', '--member', 'first', '--magic-link', '--email', 'm@b.example'];
    const { exit, err } = await hub(argv, {
      env: { XDG_CONFIG_HOME: configFolder() },
      answers: [json(202, { meta: {} })],
    });
    expect([exit, err]).toEqual([
      2,
      expect.stringMatching(/The code is empty\. .* paste the code or link .* standard input\./),
    ]);
  });

  test('C499 with an invalid password ends with 3 and saves nothing', async () => {
    const XDG_CONFIG_HOME = configFolder();
    for (const argv of [['--email', 'a@b.example'], ['--with-key']]) {
      const { exit } = await hub(['login', ...argv], { env: { XDG_CONFIG_HOME }, stdin: 'x', answers: [failure(401)] });
      expect(exit).toBe(3);
    }
    expect(() => stored(XDG_CONFIG_HOME)).toThrow('ENOENT');
  });

  test.each([
    [['login']],
    [['login', '--email', 'a@b.example']],
    [['login', '--with-key']],
    [['login', '--magic-link']],
  ])('C498 without input for the secret ends with 2: %j', async (argv) => {
    const { exit, sent } = await hub(argv, { env: { XDG_CONFIG_HOME: configFolder() }, stdin: '' });
    expect([exit, sent]).toEqual([2, []]);
  });

  test('has no flag for a password', async () => {
    expect((await hub(['login', '--help'])).out).not.toMatch(/--pass/);
  });
});

describe('signing out', () => {
  test('ends the session and deletes its profile, and no other', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: profile, other: profile });
    const { exit, sent } = await hub(['logout'], { env: { XDG_CONFIG_HOME }, answers: [noContent] });
    expect([exit, sent[0]?.url.pathname, sent[0]?.body]).toEqual([0, '/api/v1/auth/logout', '{"refresh_token":"r1"}']);
    expect(stored(XDG_CONFIG_HOME)).toEqual({ other: profile });
  });

  test('deletes the profile even if the service cannot be reached', async () => {
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { default: { ...profile, kind: 'contact' } });
    const { exit, err } = await hub(['logout'], { env: { XDG_CONFIG_HOME }, answers: [failure(500)] });
    expect([exit, stored(XDG_CONFIG_HOME)]).toEqual([0, {}]);
    expect(err).toContain('could not be reached');
  });
});
