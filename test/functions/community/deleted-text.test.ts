import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { routes as messageRoutes } from '../../../functions/messages/routes.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, newMember, type Person, spacePath, startCommunity } from './world.ts';

const world = useWorld(startCommunity);
let messages: TestService<unknown>;
let ada: Person;
beforeAll(async () => {
  const { store, keys } = world.service;
  messages = await startService<unknown>(messageRoutes, undefined, { store, keys });
  ada = await newMember(world);
});

const SECRET_TEXT = 'unforgettable words';

const make = (service: TestService<unknown>, key: string, path: string, type: string, attributes: object) =>
  service.call({
    method: 'POST',
    path: `/api/v1${path}`,
    token: ada.token,
    headers: { 'idempotency-key': key },
    body: { data: { type, attributes } },
  });

const stored = async (): Promise<string> => {
  const { client, name } = world.service.store;
  return JSON.stringify((await client.send(new ScanCommand({ TableName: name }))).Items);
};

/** Creates a resource, repeats the request, deletes the resource and repeats the request again. */
const expectErased = async (
  service: TestService<unknown>,
  path: string,
  pathOf: (id: string) => string,
  body: () => Promise<ApiResponse>,
) => {
  const [made, repeated] = [await body(), await body()];
  expect([made.status, repeated.headers['Idempotency-Replayed']]).toEqual([201, 'true']);
  expect(repeated.body).toEqual(made.body);
  expect(repeated.headers.Location).toBe(made.headers.Location);
  expect(await stored()).toContain(SECRET_TEXT);
  const deleted = await service.call({ method: 'DELETE', path: `/api/v1${pathOf(data(made).id)}`, token: ada.token });
  expect([path, deleted.status]).toEqual([path, 204]);
  expect(await stored()).not.toContain(SECRET_TEXT);
  const again = await body();
  expect([again.status, again.body, again.headers.Location]).toEqual([201, made.body, made.headers.Location]);
};

test('A57: the stored idempotent response of a deleted discussion is not readable in the table', async () => {
  const key = newId();
  const path = spacePath(world, world.space).slice('/api/v1'.length);
  await expectErased(
    world.service,
    path,
    (id) => `/discussions/${id}`,
    () => make(world.service, key, path, 'discussions', { title: 'Title', body: SECRET_TEXT }),
  );
});

test('the stored idempotent responses of a deleted comment and message are not readable in the table', async () => {
  const path = spacePath(world, world.space).slice('/api/v1'.length);
  const discussion = data(await make(world.service, newId(), path, 'discussions', { title: 'Title', body: 'B' })).id;
  const attributes = { target_type: 'discussion', target_id: discussion, body: SECRET_TEXT };
  const key = newId();
  await expectErased(
    world.service,
    '/comments',
    (id) => `/comments/${id}`,
    () => make(world.service, key, '/comments', 'comments', attributes),
  );
  const opened = await make(messages, newId(), '/conversations', 'conversations', {
    contact_ids: [(await newMember(world)).id],
  });
  const conversation = `/conversations/${data(opened).id}/messages`;
  await expectErased(
    messages,
    conversation,
    (id) => `/messages/${id}`,
    () => make(messages, key, conversation, 'messages', { body: SECRET_TEXT }),
  );
});
