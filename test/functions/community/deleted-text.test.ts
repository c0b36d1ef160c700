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

const WORDS = 'unforgettable words';

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

/** Made, asked for again, deleted, and asked for again. */
const lived = async (
  service: TestService<unknown>,
  path: string,
  of: (id: string) => string,
  body: () => Promise<ApiResponse>,
) => {
  const [made, repeated] = [await body(), await body()];
  expect([made.status, repeated.headers['Idempotency-Replayed']]).toEqual([201, 'true']);
  expect(repeated.body).toEqual(made.body);
  expect(repeated.headers.Location).toBe(made.headers.Location);
  expect(await stored()).toContain(WORDS);
  const gone = await service.call({ method: 'DELETE', path: `/api/v1${of(data(made).id)}`, token: ada.token });
  expect([path, gone.status]).toEqual([path, 204]);
  expect(await stored()).not.toContain(WORDS);
  const again = await body();
  expect([again.status, again.body, again.headers.Location]).toEqual([201, made.body, made.headers.Location]);
};

test('A57: what is kept for a repeat of a discussion is not readable in the table once it was deleted', async () => {
  const key = newId();
  const path = spacePath(world, world.space).slice('/api/v1'.length);
  await lived(
    world.service,
    path,
    (id) => `/discussions/${id}`,
    () => make(world.service, key, path, 'discussions', { title: 'Title', body: WORDS }),
  );
});

test('nor of a comment, nor of a message', async () => {
  const path = spacePath(world, world.space).slice('/api/v1'.length);
  const on = data(await make(world.service, newId(), path, 'discussions', { title: 'Title', body: 'B' })).id;
  const said = { target_type: 'discussion', target_id: on, body: WORDS };
  const key = newId();
  await lived(
    world.service,
    '/comments',
    (id) => `/comments/${id}`,
    () => make(world.service, key, '/comments', 'comments', said),
  );
  const opened = await make(messages, newId(), '/conversations', 'conversations', {
    contact_ids: [(await newMember(world)).id],
  });
  const conversation = `/conversations/${data(opened).id}/messages`;
  await lived(
    messages,
    conversation,
    (id) => `/messages/${id}`,
    () => make(messages, key, conversation, 'messages', { body: WORDS }),
  );
});
