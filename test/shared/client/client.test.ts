import { describe, expect, test } from 'vitest';
import { demand, failedWith, items, listOf, nextCursor, RequestFailed, settle } from '../../../shared/client/client.ts';
import { clientOf, failure, json, limited, noContent, page, serviceOf } from './service.ts';

const hub = (id: string) => ({ type: 'hubs', id, attributes: { name: id } });
const path = { team_id: 'team' };

describe('a request', () => {
  test('sends the token and JSON:API headers', async () => {
    const { sent, fetch } = serviceOf(json(201, { data: hub('1') }));
    const { client } = clientOf(fetch, { token: 'secret', userAgent: 'test/1' });
    await client.POST('/api/v1/teams/{team_id}/hubs', {
      params: { path },
      body: { data: { type: 'hubs', attributes: { name: 'A' } } },
    });
    const [request] = sent;
    expect(request?.url.href).toBe('https://hub.example/api/v1/teams/team/hubs');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/vnd.api+json',
      'user-agent': 'test/1',
    });
    expect(request?.headers.get('accept')).toMatch(/^application\/vnd\.api\+json,/);
  });

  test('has no token header without a token, and a GET has neither an idempotency key nor a content type', async () => {
    const { sent, fetch } = serviceOf(page([]));
    await clientOf(fetch).client.GET('/api/v1/teams');
    const names = [...(sent[0]?.headers.keys() ?? [])];
    expect(names).not.toContain('authorization');
    expect(names).not.toContain('idempotency-key');
    expect(names).not.toContain('content-type');
  });

  test('has a new idempotency key each time, unless the caller sets one', async () => {
    const { sent, fetch } = serviceOf(json(201, { data: hub('1') }));
    const { client } = clientOf(fetch);
    const send = (headers?: Record<string, string>) =>
      client.POST('/api/v1/comments', {
        body: { data: { type: 'comments', attributes: { target_type: 'discussion', target_id: 'd', body: 'b' } } },
        ...(headers && { headers }),
      });
    await send();
    await send();
    await send({ 'Idempotency-Key': 'caller-key' });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('caller-key');
  });

  test('is canceled by the signal of the caller, and by its time limit', async () => {
    const pending = (request: Request) =>
      new Promise<Response>((_, reject) => {
        if (request.signal.aborted) reject(request.signal.reason);
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      });
    const caller = new AbortController();
    const canceled = clientOf(pending).client.GET('/api/v1/teams', { signal: caller.signal });
    caller.abort(new Error('The page was left.'));
    await expect(canceled).rejects.toThrow('The page was left.');
    const aborted = { signal: AbortSignal.abort(new Error('Left before.')) };
    await expect(clientOf(pending).client.GET('/api/v1/teams', aborted)).rejects.toThrow('Left before.');
    const slow = clientOf(pending, { timeout: 0 }).client.GET('/api/v1/teams');
    await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('percent-encodes ids in the path', async () => {
    const { sent, fetch } = serviceOf(json(200, { data: hub('1') }));
    await clientOf(fetch).client.GET('/api/v1/teams/{team_id}', { params: { path: { team_id: '../me?x#y' } } });
    expect(sent[0]?.url.href).toBe('https://hub.example/api/v1/teams/..%2Fme%3Fx%23y');
  });
});

describe('a rejected token', () => {
  test('is renewed once, and the new token is used from then on', async () => {
    const { sent, fetch } = serviceOf(failure(401), page([]), page([]));
    const refused: string[] = [];
    const renew = async (token: string) => {
      refused.push(token);
      return 'next';
    };
    const { client } = clientOf(fetch, { token: 'old', renew });
    expect((await client.GET('/api/v1/teams')).response.status).toBe(200);
    await client.GET('/api/v1/teams');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer next',
      'Bearer next',
    ]);
    expect(refused).toEqual(['old']);
  });

  test('returns the 401 response if there is no new token, or if it is rejected, too', async () => {
    const none = serviceOf(failure(401));
    await clientOf(none.fetch, { token: 'old', renew: async () => undefined }).client.GET('/api/v1/teams');
    expect(none.sent).toHaveLength(1);
    const again = serviceOf(failure(401));
    const { client } = clientOf(again.fetch, { token: 'old', renew: async () => 'next' });
    expect((await client.GET('/api/v1/teams')).response.status).toBe(401);
    expect(again.sent).toHaveLength(2);
  });
});

describe('a list', () => {
  test('is read page by page with the cursor of the previous page', async () => {
    const { sent, fetch } = serviceOf(
      page([hub('a'), hub('b')], '/api/v1/teams/team/hubs?page%5Bafter%5D=c%2B1'),
      limited('1'),
      page([hub('c')], '/api/v1/teams/team/hubs?page[after]=c2&page[size]=2'),
      page([]),
    );
    const { client, waits } = clientOf(fetch);
    const found: string[] = [];
    const read = items((query) => client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } }));
    for await (const { id } of read) found.push(id);
    expect(found).toEqual(['a', 'b', 'c']);
    expect(waits).toEqual([1000]);
    expect(sent.map(({ url }) => url.searchParams.get('page[after]'))).toEqual([null, 'c+1', 'c+1', 'c2']);
  });

  test('is read only as far as it is consumed', async () => {
    const { sent, fetch } = serviceOf(page([hub('a')], '/x?page[after]=1'));
    const { client } = clientOf(fetch);
    for await (const _ of items((query) => client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } })))
      break;
    expect(sent).toHaveLength(1);
  });

  test('ends at a page without a cursor', () => {
    expect(nextCursor({ data: [], links: {} })).toBeUndefined();
    expect(nextCursor({ data: [], links: { next: '/x' } })).toBeUndefined();
    expect(nextCursor({ data: [], links: { next: 'https://other.example/x?page[after]=1' } })).toEqual({
      'page[after]': '1',
    });
  });

  test('gives one page with its cursor, and all items when it is iterated', async () => {
    const { sent, fetch } = serviceOf(page([hub('a')], '/x?page[after]=c+1'), page([hub('b')]));
    const { client } = clientOf(fetch);
    const hubs = listOf((query) => client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } }));
    const first = await hubs.page();
    expect([first.items.map(({ id }) => id), first.document.meta.has_more]).toEqual([['a'], true]);
    const last = await hubs.page(first.next);
    expect([last.items.map(({ id }) => id), last.next]).toEqual([['b'], undefined]);
    expect(sent.map(({ url }) => url.searchParams.get('page[after]'))).toEqual([null, 'c 1']);
    const found: string[] = [];
    for await (const { id } of hubs) found.push(id);
    expect(found).toEqual(['b']);
  });

  test('throws the error of a failed page', async () => {
    const { client } = clientOf(serviceOf(page([hub('a')], '/x?page[after]=1'), failure(403, 'forbidden')).fetch);
    const read = items((query) => client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } }));
    await read.next();
    await expect(read.next()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('a failed request', () => {
  test('throws an error with the status, the problems and the request id', async () => {
    const call = clientOf(serviceOf(failure(409, 'hub_in_use')).fetch).client.GET('/api/v1/teams');
    const error = await demand(call).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestFailed);
    expect(error).toMatchObject({
      status: 409,
      code: 'hub_in_use',
      requestId: 'req-1',
      message: 'The request failed.',
    });
  });

  test('is recognized by its codes, and by nothing else', async () => {
    const call = clientOf(serviceOf(failure(409, 'discussion_locked')).fetch).client.GET('/api/v1/teams');
    const error = await demand(call).catch((thrown: unknown) => thrown);
    expect([
      failedWith(error, 'comments_closed', 'discussion_locked'),
      failedWith(error, 'comments_closed'),
      failedWith({ code: 'discussion_locked' }, 'discussion_locked'),
    ]).toEqual([true, false, false]);
  });

  test('has the first detail of each field', async () => {
    const problem = (detail: string, source?: object) => ({ status: '422', title: 'No', detail, source });
    const pointer = '/data/attributes/name';
    const errors = [problem('Too short.', { pointer }), problem('Second.', { pointer }), problem('Wrong.')];
    const bad = problem('Not a size.', { parameter: 'page[size]' });
    const { client } = clientOf(serviceOf(json(422, { errors: [...errors, bad] })).fetch);
    const error = await demand(client.GET('/api/v1/teams')).catch((thrown) => thrown);
    expect(Object.fromEntries(error.fields)).toEqual({ [pointer]: 'Too short.', 'page[size]': 'Not a size.' });
  });

  test('C142 throws an error without a code', async () => {
    const call = clientOf(serviceOf(failure(404)).fetch).client.GET('/api/v1/teams');
    await expect(demand(call)).rejects.toMatchObject({ status: 404, code: undefined });
  });

  test.each(['<html>', '{"errors":"x"}', '{"errors":[null]}', '[]', 'null', ''])(
    'throws an error for the body %j',
    async (body) => {
      const { client } = clientOf(async () => new Response(body, { status: 502 }));
      await expect(demand(client.GET('/api/v1/teams'))).rejects.toMatchObject({ status: 502, problems: [] });
    },
  );

  test('is thrown even if a success has no body', async () => {
    const { client } = clientOf(serviceOf(noContent).fetch);
    const params = { path: { ...path, hub_id: 'hub' } };
    expect((await settle(client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}', { params }))).status).toBe(204);
    await expect(demand(client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}', { params }))).rejects.toThrow(
      'The service answered 204 without a document: use settle.',
    );
    const refused = clientOf(serviceOf(failure(404, 'not_found')).fetch).client;
    await expect(settle(refused.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}', { params }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
