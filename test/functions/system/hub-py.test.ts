import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../infra/docs');

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>];

/** Skipped without Python. */
describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('hub.py', () => {
  let received: Received[] = [];
  let answers: Answer[] = [];
  const answered = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    const [status, body, more] = answers.shift() ?? [200, {}];
    response.writeHead(status, { 'content-type': 'application/vnd.api+json', ...more });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  const server = createServer(answered);
  let origin = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    received = [];
    answers = [];
  });

  /** What a program prints that has a client `hub` of the service. */
  const run = (...lines: readonly string[]): Promise<string> =>
    new Promise((resolve) =>
      execFile(
        'python3',
        ['-c', ['from hub import Hub, Problem', 'hub = Hub().signed_in("secret")', ...lines].join('\n')],
        { env: { ...process.env, API: `${origin}/`, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' } },
        (_, out, err) => resolve((out + err).trim()),
      ),
    );

  it('sends the token, JSON:API and the query, and returns the document', async () => {
    answers = [[200, { data: [1] }]];
    expect(await run('print(hub.get("/api/v1/a?x=1", {"filter[is_open]": True, "page[size]": 2, "sort": None}))')).toBe(
      "{'data': [1]}",
    );
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/api/v1/a?x=1&filter%5Bis_open%5D=true&page%5Bsize%5D=2',
      headers: { authorization: 'Bearer secret', accept: expect.stringMatching(/^application\/vnd\.api\+json/) },
    });
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('sends an Idempotency-Key with each POST, and other headers override', async () => {
    await run(
      'hub.post("/a", {"n": 1})',
      'hub.post("/a", {"n": 1}, headers={"Idempotency-Key": "mine", "Content-Type": "application/json"})',
      'hub.post("/m", form={"token": "a b"})',
    );
    const [first, second, third] = received;
    expect(first).toMatchObject({
      body: '{"n": 1}',
      headers: { 'content-type': 'application/vnd.api+json', 'idempotency-key': expect.stringMatching(/^[\w-]{36}$/) },
    });
    expect(second?.headers).toMatchObject({ 'idempotency-key': 'mine', 'content-type': 'application/json' });
    expect(third).toMatchObject({
      body: 'token=a+b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(third?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('sends a rate-limited request again with the same key, at most twice', async () => {
    const limited: Answer = [429, { errors: [{ code: 'rate_limited' }] }, { 'retry-after': '0' }];
    answers = [limited, limited, [201, { data: 'made' }], limited, limited, limited];
    const printed = await run(
      'print(hub.post("/a", {})["data"])',
      'try: hub.get("/b")',
      'except Problem as problem: print(problem.status, problem.code)',
    );
    expect(printed).toBe('made\n429 rate_limited');
    expect(received.map(({ url }) => url)).toEqual(['/a', '/a', '/a', '/b', '/b', '/b']);
    expect(new Set(received.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('reads all pages of a list', async () => {
    answers = [
      [200, { data: [1, 2], links: { next: '/api/v1/a?page%5Bafter%5D=x%2By' } }],
      [200, { data: [3], links: {} }],
    ];
    expect(await run('print(list(hub.items("/api/v1/a", {"sort": "name"})))')).toBe('[1, 2, 3]');
    expect(received.map(({ url }) => url)).toEqual(['/api/v1/a?sort=name', '/api/v1/a?page%5Bafter%5D=x%2By']);
  });

  it('raises a refused request with its status, code and errors', async () => {
    const errors = [{ code: 'not_found', detail: 'The resource does not exist.' }];
    answers = [[404, { errors }, { 'x-request-id': 'r1' }], [422, { errors: [{ detail: 'Too long.' }] }], [502]];
    const printed = await run(
      'for _ in range(3):',
      '    try: hub.delete("/a")',
      '    except Problem as problem: print(problem.status, problem.code, len(problem.errors), problem)',
    );
    expect(printed.split('\n')).toEqual([
      '404 not_found 1 404 not_found: The resource does not exist. (request r1)',
      '422 None 1 422: Too long. (request None)',
      '502 None 0 502: The response has no details. (request None)',
    ]);
  });

  it('returns None without a body, and keeps the headers of the last response', async () => {
    answers = [[204, undefined, { etag: '"1"' }]];
    expect(await run('print(hub.put("/a", {}), hub.headers["ETag"])')).toBe('None "1"');
  });

  it('sends the token to no other origin and follows no redirect', async () => {
    answers = [
      [200, {}],
      [302, undefined, { location: '/elsewhere' }],
    ];
    const elsewhere = origin.replace('127.0.0.1', 'localhost');
    const printed = await run(
      `hub.put("${elsewhere}/upload", b"bytes", headers={"Content-Type": "text/plain"})`,
      'try: hub.get("/a")',
      'except Problem as problem: print(problem.status)',
    );
    expect(printed).toBe('302');
    expect(received).toHaveLength(2);
    expect(received[0]).toMatchObject({ body: 'bytes', headers: { 'content-type': 'text/plain' } });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[1]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  });
});
