import { describe, expect, test } from 'vitest';
import { failure, json, limited, noContent, page } from '../../shared/client/service.ts';
import { profile, remembered } from './profiles.ts';
import { configFolder, hub, KEY } from './run-hub.ts';

describe('the client ends with', () => {
  test.each([
    [['--nonsense']],
    [['hubs', '--nonsense']],
    [['nonsense']],
    [['search']],
    [['comments', 'list']],
    [['hubs', 'list', 'too', 'many']],
    [['hubs', '--limit', '0']],
    [['hubs', '--limit', '101']],
    [['hubs', '--limit', '1.5']],
    [['hubs', '--limit']],
    [['contacts', 'create']],
    [['completion', 'tcsh']],
    [['api', 'FETCH', '/api/v1/me']],
    [['api', 'GET', 'https://other.example/api/v1/me']],
    [['api', 'GET', '//other.example/api/v1/me']],
    [['api', 'GET', '/api/v1/me', '-d', '{}']],
    [['api', 'GET', '/api/v1/me', '-H', 'nonsense']],
    [['hubs', '--url', 'ftp://hub.example']],
    [['hubs', '--url', 'hub.example']],
    [['editor-ops', 'put', '/nonexistent/file']],
    [['contacts', 'import', '/nonexistent/file']],
  ])('C498 2 for %j, without a request', async (argv) => {
    const { exit, out, err, sent } = await hub(argv, { env: KEY, answers: [page([])] });
    expect([exit, out, sent]).toEqual([2, '', []]);
    expect(err).toMatch(/\ntry: hub .*\n$/);
  });

  test.each([
    ['C499 3 for 401', 401, 3],
    ['C500 3 for 403', 403, 3],
    ['C501 4 for 404', 404, 4],
    ['A43 5 for 400', 400, 5],
    ['A43 5 for 405', 405, 5],
    ['A43 5 for 409', 409, 5],
    ['A43 5 for 412', 412, 5],
    ['A43 5 for 415', 415, 5],
    ['A43 5 for 422', 422, 5],
    ['C503 7 for 500', 500, 7],
    ['C503 7 for 502', 502, 7],
    ['C503 7 for 503', 503, 7],
  ])('%s, after one request', async (_, status, exit) => {
    for (const argv of [['hubs'], ['api', 'GET', '/api/v1/me'], ['contacts', 'delete', 'c']]) {
      const result = await hub(argv, { env: KEY, answers: [failure(status, 'some_code')] });
      expect([result.exit, result.sent.length, result.waits]).toEqual([exit, 1, []]);
      expect(result.err).toContain(`error: The request failed. (${status} some_code)\n`);
      expect(result.err).toMatch(/request req-1\ntry: (?:unset HUB_API_KEY; )?hub .*\n$/);
    }
  });

  test('C500 3 without a credential and without a request', async () => {
    const { exit, sent, out, err } = await hub(['hubs']);
    expect([exit, sent, out]).toEqual([3, [], '']);
    expect(err).toMatch(/\ntry: hub login\n$/);
  });

  test('C502 C506 6 for 429 after two retries, for commands of every kind', async () => {
    for (const argv of [['hubs'], ['api', 'POST', '/api/v1/comments', '-d', '{}'], ['comments', 'delete', 'c']]) {
      const { exit, sent, waits, err } = await hub(argv, { env: KEY, answers: [limited('3')] });
      expect([exit, sent.length, waits]).toEqual([6, 3, [3000, 3000]]);
      expect(err).toContain('rate limited: waiting 3 s (1 of 2)\nrate limited: waiting 3 s (2 of 2)\n');
    }
  });

  test('C505 C504 0 for 429 and then 200', async () => {
    const { exit, waits } = await hub(['hubs'], { env: KEY, answers: [limited('9'), page([])] });
    expect([exit, waits]).toEqual([0, [9000]]);
  });

  test('C507 0 after waiting 60 s if Retry-After is 600', async () => {
    const { exit, waits } = await hub(['hubs'], { env: KEY, answers: [limited('600'), limited('600'), page([])] });
    expect([exit, waits]).toEqual([0, [60_000, 60_000]]);
  });

  test('C504 0 for an empty response', async () => {
    const { exit, out, err, sent } = await hub(['contacts', 'delete', 'c'], { env: KEY, answers: [noContent] });
    expect([exit, out, err]).toEqual([0, '', 'Contact deleted.\n']);
    expect(sent[0]?.method).toBe('DELETE');
  });

  test('C500 3 for a members’ or users’ command, and explains how to sign in', async () => {
    const detail = 'This takes a contact token, a platform token or neither.';
    const refused = (meta: object) => json(403, { errors: [{ status: '403', code: 'forbidden', detail, meta }] });
    const output = async (meta: object) => (await hub(['messages'], { env: KEY, answers: [refused(meta)] })).err;
    expect(await output({ accepts: ['contact_token'] })).toMatch(/\ntry: hub login --member <slug>\n$/);
    expect(await output({ accepts: ['platform_token'] })).toMatch(/\ntry: unset HUB_API_KEY; hub login\n$/);
    expect(await output({})).toMatch(/\ntry: hub whoami\n$/);
  });

  test.each([
    [['orders'], 'hub me orders'],
    [['members', 'remove', 'c'], 'hub members leave'],
    [['keys'], 'hub login --profile <name>'],
  ])('C500 3 for a member who runs %j, and names what members can do', async (argv, help) => {
    const detail = 'This takes a platform token or a team API key.';
    const answers = [
      json(403, {
        errors: [{ status: '403', code: 'forbidden', detail, meta: { accepts: ['platform_token', 'api_key'] } }],
      }),
    ];
    const XDG_CONFIG_HOME = configFolder();
    remembered(XDG_CONFIG_HOME, { ann: { ...profile, kind: 'contact', hub: KEY.HUB_HUB } });
    const { exit, err } = await hub([...argv, '--profile', 'ann'], { env: { XDG_CONFIG_HOME }, answers });
    expect(exit).toBe(3);
    expect(err).toContain('You are signed in as a member; this command is for users and API keys of the team.\n');
    expect(err.endsWith(`\ntry: ${help}\n`)).toBe(true);
  });

  test('A43 7 if the service does not respond, or not in time', async () => {
    const refused = Object.assign(new TypeError('fetch failed'), { cause: new Error('connect ECONNREFUSED') });
    const late = new DOMException('late', 'TimeoutError');
    for (const error of [refused, late]) {
      const { exit, err } = await hub(['hubs'], { env: KEY, fetch: () => Promise.reject(error) });
      expect(exit).toBe(7);
      expect(err).toMatch(
        /cannot be reached at https:\/\/hub\.example: (?:connect ECONNREFUSED|it timed out)\ntry: hub /,
      );
    }
  });

  test('7 for a gateway error, with its name', async () => {
    const output = () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'apigw-requestid': 'gw-1' } });
    const { exit, err } = await hub(['hubs'], { env: KEY, answers: [output] });
    expect([exit, err]).toEqual([7, 'error: The service answered 502.\nrequest gw-1\ntry: hub version --service\n']);
  });

  test('5 for a request that is too large for the gateway, with that reason', async () => {
    const refused = () => new Response('{"message":"Request Entity Too Large"}', { status: 413 });
    const { exit, err } = await hub(['contacts', 'import', '-'], { env: KEY, stdin: 'email', answers: [refused] });
    expect([exit, err]).toEqual([5, expect.stringMatching(/^error: The request is too large/)]);
  });

  test('5 for a missing price, and names the command that lists prices', async () => {
    const { exit, err } = await hub(['checkout', 'p'], { env: KEY, answers: [failure(422, 'unknown_price')] });
    expect([exit, err]).toEqual([5, expect.stringMatching(/\ntry: hub products\n$/)]);
  });

  test('7 for TLS to a server without it, in one line', async () => {
    const cause = Object.assign(new Error('40E:error:0A00010B:SSL routines:a.c:77:\n'), {
      code: 'ERR_SSL_WRONG_VERSION_NUMBER',
    });
    const failed = () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause }));
    const { exit, err } = await hub(['hubs'], { env: KEY, fetch: failed });
    expect(exit).toBe(7);
    expect(err).toMatch(/^error: .*hub\.example: wrong version number; does the URL start with http:.*\ntry: .*\n$/);
  });

  test('1 for a response of another server, and names its address', async () => {
    const { exit, err } = await hub(['hubs'], { env: KEY, answers: [() => new Response('<html>hello</html>')] });
    expect(exit).toBe(1);
    expect(err).toMatch(
      /^error: The response from https:\/\/hub\.example is not from the service: .*\ntry: hub version .*\n$/,
    );
  });

  test('C499 3 for an invalid credential that overrides the profile, and names its source', async () => {
    const answers = [failure(401)];
    const hint = (from: string) =>
      `\n       ${from} was used. It takes precedence over \`hub login\`.\nrequest req-1\n`;
    const variable = `${hint('HUB_API_KEY')}try: unset HUB_API_KEY; hub login\n`;
    expect((await hub(['hubs'], { env: KEY, answers })).err).toContain(variable);
    const flag = `${hint('--token')}try: hub login\n`;
    expect((await hub(['hubs', '--token', 't'], { env: KEY, answers })).err).toContain(flag);
  });

  test('C498 2 for an unknown argument', async () => {
    const { exit, err } = await hub(['events', 'lst'], { env: KEY });
    expect([exit, err]).toEqual([2, "error: unknown command or argument 'lst'\ntry: hub events --help\n"]);
    expect((await hub(['prices', 'get', 'a', 'b', 'c', 'd'])).err).toContain("unknown command or argument 'c'\n");
  });

  test('1 for an unexpected error', async () => {
    const { exit, err } = await hub(['hubs'], { env: KEY, fetch: () => Promise.reject(new Error('a bug')) });
    expect([exit, err]).toEqual([1, 'error: Unexpected error: a bug\ntry: hub hubs --help\n']);
  });

  test.each([
    [['--help']],
    [['hubs', '--help']],
    [['help']],
    [['help', 'webhooks']],
    [['webhooks', 'listen', '--help']],
  ])('C504 0 for %j', async (argv) => {
    const { exit, out, err } = await hub(argv);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: hub/);
  });

  test('C504 0 for the help command, which prints the same as --help', async () => {
    for (const path of [['events'], ['events', 'list'], ['webhooks']])
      expect(await hub(['help', ...path])).toMatchObject({ exit: 0, out: (await hub([...path, '--help'])).out });
    expect((await hub(['help', 'events'])).out).toMatch(/^ {2}rsvp <event> <status> /m);
  });

  test('C498 2 for help on an unknown command', async () => {
    const { exit, out, err } = await hub(['help', 'evnts']);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain("unknown command 'evnts'\n(Did you mean events?)\n");
  });

  test('2 without a command, with the help on standard error', async () => {
    const { exit, out, err } = await hub([]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/^Usage: hub/);
  });
});
