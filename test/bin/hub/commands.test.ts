import { describe, expect, test } from 'vitest';
import { failure, json, page } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';

describe('hub api', () => {
  test('sends the request and prints the response', async () => {
    const { exit, out, sent } = await hub(
      ['api', 'put', '/api/v1/x?a=1', '-d', '@-', '-H', 'If-Match: "3"', '-H', 'Accept: text/plain'],
      { env: KEY, stdin: '{"data":1}', answers: [() => new Response('plain words')] },
    );
    expect([exit, out]).toEqual([0, 'plain words']);
    const [request] = sent;
    expect([request?.method, request?.url.search, request?.body]).toEqual(['PUT', '?a=1', '{"data":1}']);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'if-match': '"3"',
      accept: 'text/plain',
      'content-type': 'application/vnd.api+json',
      authorization: `Bearer ${KEY.HUB_API_KEY}`,
    });
  });

  test('prints the status and headers on standard error with --include', async () => {
    const { out, err } = await hub(['api', 'GET', '/api/v1/x', '-i'], { env: KEY, answers: [json(200, { a: 1 })] });
    expect(JSON.parse(out)).toEqual({ a: 1 });
    expect(err).toMatch(/^200\n[\s\S]*x-request-id: req-1\n/);
  });

  test('prints an error response', async () => {
    const { exit, out } = await hub(['api', 'GET', '/api/v1/x'], { env: KEY, answers: [failure(422, 'c')] });
    expect([exit, JSON.parse(out).errors[0].code]).toEqual([5, 'c']);
  });
});

describe('hub editor-ops', () => {
  const queue = (version: number) =>
    json(200, {
      data: { id: 'h', type: 'hub_editor_pending_ops', attributes: { version, ops: [{ op: 'a' }], updated_at: null } },
    });

  test('prints the operations, and accepts its own output or the document of --json', async () => {
    for (const argv of [
      ['editor-ops', 'get'],
      ['editor-ops', 'get', '--json'],
    ]) {
      const { out } = await hub(argv, { env: KEY, answers: [queue(4)] });
      const put = await hub(['editor-ops', 'put', '--if-match', '4'], { env: KEY, stdin: out, answers: [queue(5)] });
      expect([put.exit, put.out]).toEqual([0, '5\n']);
      expect(put.sent[0]?.headers.get('if-match')).toBe('"4"');
      expect(JSON.parse(put.sent[0]?.body ?? '')).toEqual({
        data: { type: 'hub_editor_pending_ops', attributes: { ops: [{ op: 'a' }] } },
      });
    }
  });

  test.each(['"4"', '*', 'W/"4"'])('sends a quoted version unchanged: %s', async (item) => {
    const { sent } = await hub(['editor-ops', 'put', '--if-match', item], {
      env: KEY,
      stdin: '[]',
      answers: [queue(5)],
    });
    expect(sent[0]?.headers.get('if-match')).toBe(item);
  });

  test('sends a version only if the flag has one, and rejects input that is not a list', async () => {
    const { sent } = await hub(['editor-ops', 'put'], { env: KEY, stdin: '[]', answers: [queue(5)] });
    expect(sent[0]?.headers.has('if-match')).toBe(false);
    for (const stdin of ['', '{', '{}', '1', 'null', '{"ops":1}']) {
      const refused = await hub(['editor-ops', 'put'], { env: KEY, stdin, answers: [queue(5)] });
      expect([refused.exit, refused.sent]).toEqual([2, []]);
    }
  });

  test('ends with 5 for 412 and names the command that reads the queue again', async () => {
    const { exit, err } = await hub(['editor-ops', 'put', '--if-match', '1'], {
      env: KEY,
      stdin: '[]',
      answers: [failure(412, 'version_conflict')],
    });
    expect(exit).toBe(5);
    expect(err).toMatch(/try: hub editor-ops get\n$/);
  });
});

test('hub keys create prints only the secret, and hub checkout only the URL', async () => {
  const attributes = { name: 'ci', key_prefix: 'svc_sk_live_a', scopes: ['*'], secret: 'svc_sk_live_a_secret' };
  const key = await hub(['keys', 'create', '--name', 'ci', '--scope', 'hubs.manage', '--scope', 'content.manage'], {
    env: { ...KEY, HUB_TOKEN: 't' },
    answers: [json(201, { data: { id: 'k', type: 'api_keys', attributes } })],
  });
  expect(key.out).toBe('svc_sk_live_a_secret\n');
  expect(key.err).not.toContain('svc_sk_live_a_secret');
  expect(JSON.parse(key.sent[0]?.body ?? '').data.attributes).toEqual({
    name: 'ci',
    scopes: ['hubs.manage', 'content.manage'],
  });
  const session = { order_id: 'o', status: 'open', session_url: 'https://pay.example/1', after: null };
  const checkout = await hub(['checkout', 'p1', '--coupon', 'TEN'], {
    env: KEY,
    answers: [json(201, { data: { id: 's', type: 'checkout_sessions', attributes: session } })],
  });
  expect(checkout.out).toBe('https://pay.example/1\n');
  expect(JSON.parse(checkout.sent[0]?.body ?? '').data.attributes).toEqual({ price_id: 'p1', coupon_code: 'TEN' });
});

describe('a team or hub without a flag', () => {
  test('is the only team or hub of the caller', async () => {
    const answers = [page([{ id: 't1', attributes: { name: 'T' } }]), page([{ id: 'h1', attributes: {} }]), page([])];
    const { sent } = await hub(['spaces'], { env: { HUB_TOKEN: 't' }, answers });
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/api/v1/teams',
      '/api/v1/teams/t1/hubs',
      '/api/v1/hubs/h1/spaces',
    ]);
  });

  test('C498 is a usage error if there are several', async () => {
    const teams = page([
      { id: 't1', attributes: { name: 'One' } },
      { id: 't2', attributes: { name: 'Two' } },
    ]);
    const { exit, err } = await hub(['hubs'], { env: { HUB_TOKEN: 't' }, answers: [teams] });
    expect(exit).toBe(2);
    expect(err).toContain('t1  One\n');
  });

  test('a hub can be named by its slug', async () => {
    const answers = [json(200, { data: { id: 'h9', attributes: {} } }), page([])];
    const { sent } = await hub(['achievements', '--hub', 'my-hub'], { env: KEY, answers });
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/api/v1/hubs-by-slug/my-hub',
      '/api/v1/hubs/h9/achievements',
    ]);
  });
});

test.each([
  ['a user', 'platform+jwt', `/api/v1/teams/${KEY.HUB_TEAM}/hubs/${KEY.HUB_HUB}/discussions`],
  ['a member', 'contact+jwt', `/api/v1/hubs/${KEY.HUB_HUB}/spaces/${KEY.HUB_TEAM}/discussions`],
])('hub discussions create posts as %s with their token', async (_, typ, path) => {
  const HUB_TOKEN = `${Buffer.from(JSON.stringify({ alg: 'EdDSA', typ })).toString('base64url')}.e30.x`;
  const { sent } = await hub(['discussions', 'create', '--space', KEY.HUB_TEAM, '--body', 'b'], {
    env: { ...KEY, HUB_TOKEN },
    answers: [json(201, { data: { id: 'd', attributes: {} } })],
  });
  expect(sent.map(({ url }) => url.pathname)).toEqual([path]);
});
