import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startStack, verdict } from './support/stack.ts';

const stack = useWorld(startStack);

/** A request with every error, whose errors are fixed one by one in the order of the checks. */
test('the checks run in the order of the contract: 404, 405, 401, 403, 415, 406, 422, 400, 404, 409', async () => {
  const { ours, theirs, call } = stack;
  const id = newId();
  const wrong = {
    method: 'PUT',
    path: `/api/v1/teams/${ours.id}/hubs/${theirs.hub}/nothing/${id}?sort=x`,
    token: undefined as string | undefined,
    headers: { 'content-type': 'text/plain', accept: 'application/vnd.api+json; foo=bar' } as Record<string, string>,
    body: { data: { type: 'others', id: newId(), attributes: { name: 1 } } } as unknown,
  };
  const verdicts: string[] = [];
  const send = async () => verdicts.push(verdict(await call(wrong)));
  await send();
  wrong.path = wrong.path.replace('nothing', 'things');
  await send();
  wrong.method = 'PATCH';
  await send();
  wrong.token = ours.users.moderator.token;
  await send();
  wrong.token = ours.users.owner.token;
  await send();
  wrong.headers = { accept: wrong.headers.accept ?? '' };
  await send();
  wrong.headers = {};
  await send();
  wrong.body = { data: { type: 'things', id: newId(), attributes: { name: 'a' } } };
  await send();
  wrong.path = wrong.path.replace('?sort=x', '');
  await send();
  wrong.path = wrong.path.replace(theirs.hub, ours.hub);
  await send();
  wrong.body = { data: { type: 'things', id, attributes: { name: 'a' } } };
  await send();
  expect(verdicts).toEqual([
    '404',
    '405',
    '401 unauthorized',
    '403 forbidden',
    '415 unsupported_media_type',
    '406 not_acceptable',
    '422',
    '400 unsupported_parameter',
    '404 not_found',
    '409 id_mismatch',
    '200',
  ]);
});

test('C119 C139 C140: 404 and 405 need neither a credential nor an existing id', async () => {
  const { call } = stack;
  for (const token of [undefined, 'garbage']) {
    expect(verdict(await call({ path: '/api/v1/nope', token }))).toBe('404');
    expect(verdict(await call({ method: 'PUT', path: '/api/v1/teams/x/things', token }))).toBe('405');
  }
});

test('403 has precedence over body validation, and body validation over 404', async () => {
  const { ours, theirs, make, call } = stack;
  expect(verdict(await make({ token: theirs.users.owner.token, body: '{' }))).toBe('403 forbidden');
  const path = (hub: string) => `/api/v1/teams/${ours.id}/hubs/${hub}/things/${newId()}`;
  const token = ours.users.owner.token;
  expect(verdict(await call({ method: 'PATCH', path: path(theirs.hub), token, body: '{' }))).toBe('422');
  expect(verdict(await call({ method: 'DELETE', path: path(theirs.hub), token }))).toBe('404 not_found');
  expect(verdict(await call({ method: 'DELETE', path: path('nonsense'), token }))).toBe('404 not_found');
});

test('415 is returned only for a request with a body on a route with a body', async () => {
  const { ours, make, call } = stack;
  const headers = { 'content-type': 'text/plain' };
  const token = ours.users.owner.token;
  expect(verdict(await make({ headers }))).toBe('415 unsupported_media_type');
  expect(verdict(await make({ headers, body: '' }))).toBe('422');
  expect(verdict(await call({ path: `/api/v1/teams/${ours.id}/things`, token, headers, body: 'x' }))).toBe('200');
});

test.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip', 'aws-chunked', 'x'])(
  'a body with the Content-Encoding %s returns 415 with the encoding that is accepted',
  async (encoding) => {
    const answered = await stack.make({ headers: { 'content-encoding': encoding } });
    expect(verdict(answered)).toBe('415 unsupported_media_type');
    expect(answered.headers['Accept-Encoding']).toBe('identity');
  },
);

test.each(['identity', 'Identity', '', ' identity , identity '])(
  'a body with the Content-Encoding "%s" is read',
  async (encoding) => {
    expect(verdict(await stack.make({ headers: { 'content-encoding': encoding } }))).toBe('201');
  },
);

test('a Content-Encoding without a body, or with a body that is not read, is ignored', async () => {
  const { ours, call } = stack;
  const request = { path: `/api/v1/teams/${ours.id}/things`, token: ours.users.owner.token };
  const headers = { 'content-encoding': 'gzip' };
  expect(verdict(await call({ ...request, headers }))).toBe('200');
  expect(verdict(await call({ ...request, headers, body: 'x' }))).toBe('200');
});

test('A13: a malformed id returns 422 on a route with the detail array whose only input is its path, otherwise 404', async () => {
  const { stranger, ours, call } = stack;
  const response = await call({ method: 'DELETE', path: '/api/v1/messages/7', token: stranger.token });
  expect(response).toMatchObject({
    status: 422,
    body: {
      errors: [{ status: '422', source: { parameter: 'message_id' } }],
      detail: [{ loc: ['path', 'message_id'], msg: expect.any(String), type: 'uuid', ctx: {}, input: '7' }],
    },
  });
  const elsewhere = { path: `/api/v1/teams/${ours.id}/things/7`, token: ours.users.owner.token };
  expect(verdict(await call(elsewhere))).toBe('404 not_found');
  expect((await call(elsewhere)).body.detail).toBeUndefined();
});

test('A25: data.id must equal the id in the path, except on a POST', async () => {
  const { ours, make, call } = stack;
  const id = newId();
  const change = (dataId: unknown) =>
    call({
      method: 'PATCH',
      path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}/things/${id}`,
      token: ours.users.owner.token,
      body: { data: { type: 'things', id: dataId, attributes: { name: 'a' } } },
    });
  expect(verdict(await change(id))).toBe('200');
  expect(await change(newId())).toMatchObject({ status: 409, body: { errors: [{ source: { pointer: '/data/id' } }] } });
  expect(verdict(await change(7))).toBe('422');
  expect(verdict(await make({ body: { data: { type: 'things', id: 'x', attributes: { name: 'a' } } } }))).toBe('201');
});
