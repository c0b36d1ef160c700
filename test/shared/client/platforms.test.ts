import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession, demand, failedWith, listOf, uploadFile } from '../../../shared/client/client.ts';
import { NativeRequest, NativeResponse } from './native-fetch.ts';
import { failure, json, limited, page, serviceOf } from './service.ts';

/** What React Native lacks: each of these exists in browsers, workers and Node. */
beforeEach(() => {
  vi.stubGlobal('crypto', undefined);
  vi.stubGlobal('navigator', { product: 'ReactNative' });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('DOMException', undefined);
  const missing = (): never => {
    throw new Error('React Native does not implement this.');
  };
  vi.stubGlobal('URLSearchParams', missing);
  vi.spyOn(URL.prototype, 'searchParams', 'get').mockImplementation(missing);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(missing);
  vi.spyOn(AbortSignal, 'any').mockImplementation(missing);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('React Native: a session signs in, lists, posts and refreshes', async () => {
  const tokens = (name: string) => ({ access_token: name, refresh_token: `${name}-refresh` });
  const { sent, fetch } = serviceOf(
    page([{ type: 'hubs', id: 'a' }], '/x?page%5Bafter%5D=c1'),
    page([{ type: 'hubs', id: 'b' }]),
    failure(401),
    json(200, { data: {}, ...tokens('second') }),
    json(201, { data: { type: 'comments', id: 'c' } }),
  );
  const session = createSession({ baseUrl: 'https://hub.example', kind: 'contact', fetch });
  await session.start(tokens('first'));
  const ids: string[] = [];
  const path = { team_id: 'team' };
  for await (const { id } of listOf((query) =>
    session.client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } }),
  ))
    ids.push(id);
  const attributes = { target_type: 'discussion' as const, target_id: 'd', body: 'b' };
  await demand(session.client.POST('/api/v1/comments', { body: { data: { type: 'comments', attributes } } }));
  expect(ids).toEqual(['a', 'b']);
  const [, , first, , second] = sent.map(({ headers }) => headers);
  expect(first?.get('idempotency-key')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/);
  expect(second?.get('idempotency-key')).toBe(first?.get('idempotency-key'));
  expect(second?.get('authorization')).toBe('Bearer second');
});

test('React Native: a file is uploaded by its description', async () => {
  const forms: FormData[] = [];
  class NativeXhr {
    readonly status = 204;
    readonly upload = {};
    onload: (() => void) | undefined;
    open(): void {}
    send(form: FormData): void {
      forms.push(form);
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', NativeXhr);
  const form = { url: 'https://files.example', fields: { key: 'k' } };
  const { fetch } = serviceOf(
    json(201, { data: { id: 'u', attributes: { upload: form } } }),
    json(200, { data: { id: 'u', attributes: { media_id: 'm' } } }),
  );
  const { client } = createSession({ baseUrl: 'https://hub.example', kind: 'contact', fetch });
  const photo = { uri: 'file:///photo.jpg', name: 'photo.jpg', type: 'image/jpeg', size: 9 };
  const { attributes } = await uploadFile(client, photo, { hubId: 'h' });
  expect([attributes.media_id, [...(forms[0]?.keys() ?? [])]]).toEqual(['m', ['key', 'file']]);
});

test('React Native: without streams as bodies, requests are sent, repeated after 401 and 429, and errors are read', async () => {
  vi.stubGlobal('Request', NativeRequest);
  const seen: (string | null)[][] = [];
  const answers = [
    limited('1'),
    failure(401),
    json(200, { data: {}, access_token: 'second', refresh_token: 'r' }),
    json(201, { data: { type: 'comments', id: 'c' } }),
    failure(409, 'comments_closed'),
  ].map((answer) => answer({ method: '', url: new URL('https://hub.example'), headers: new Headers(), body: '' }));
  const native = vi.fn(async (request: NativeRequest) => {
    const { headers } = request;
    seen.push([headers.get('content-type'), headers.get('authorization'), await request.text()]);
    const answer = answers[seen.length - 1];
    return new NativeResponse((await answer?.text()) ?? '', {
      status: answer?.status ?? 500,
      headers: [...(answer?.headers ?? [])],
    });
  });
  vi.stubGlobal('fetch', native);
  const session = createSession({ baseUrl: 'https://hub.example', kind: 'contact', wait: async () => undefined });
  await session.start({ access_token: 'first', refresh_token: 'r' });
  const attributes = { target_type: 'discussion' as const, target_id: 'd', body: 'b' };
  const post = () =>
    demand(session.client.POST('/api/v1/comments', { body: { data: { type: 'comments', attributes } } }));
  expect((await post()).data.id).toBe('c');
  const sent = ['application/vnd.api+json', 'Bearer first', expect.stringContaining('"target_id":"d"')];
  expect([seen[0], seen[1]]).toEqual([sent, sent]);
  expect(seen[3]).toEqual(['application/vnd.api+json', 'Bearer second', seen[0]?.[2]]);
  const error = await post().catch((thrown: unknown) => thrown);
  expect(failedWith(error, 'comments_closed')).toBe(true);
});
