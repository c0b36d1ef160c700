import { beforeAll, expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, items, startMessages } from './world.ts';

const world = useWorld(startMessages);
const ada = useFixture(() => world.person());
const ben = useFixture(() => world.person());
let spent: ReturnType<typeof meter>;
let conversation: string;
beforeAll(async () => {
  conversation = data(await world.open(ada, [ben])).id;
  await world.say(ada, conversation);
  spent = meter(world.service.store.client);
});

test('sending costs 3 requests in 2 round trips, 4 read units and 5 write units', async () => {
  spent.read();
  expect((await world.say(ada, conversation)).status).toBe(201);
  const { requests, read, write, commands } = spent.read();
  expect({ requests, read, write }).toEqual({ requests: 3, read: 4, write: 5 });
  expect(commands.slice(0, 2).sort()).toEqual(['BatchGetItemCommand', 'UpdateItemCommand']);
  expect(commands[2]).toBe('TransactWriteItemsCommand');
});

test('a refused sender costs no transaction', async () => {
  const eve = await world.person();
  spent.read();
  expect((await world.say(eve, conversation)).status).toBe(404);
  expect(spent.read()).toMatchObject({ requests: 2, write: 1 });
});

test('deleting a message costs 4 requests (the sender, the message, the hub’s rules and the write), updating it one more for the author', async () => {
  const { id } = data(await world.say(ada, conversation));
  for (const [method, attributes, author] of [
    ['PATCH', { body: 'other' }, ['BatchGetItemCommand']],
    ['DELETE', undefined, []],
  ] as const) {
    spent.read();
    expect((await world.send(ada.token, method, `/messages/${id}`, attributes, 'messages')).status).toBeLessThan(300);
    const reads = ['BatchGetItemCommand', 'BatchGetItemCommand', 'BatchGetItemCommand'];
    expect(spent.read().commands).toEqual([...reads, 'TransactWriteItemsCommand', ...author]);
  }
});

test('listing messages costs 5 requests in 4 round trips, one of them for all authors and attachments', async () => {
  spent.read();
  expect(items(await world.get(ben.token, `/conversations/${conversation}/messages`)).length).toBeGreaterThan(1);
  const { commands } = spent.read();
  const reads = ['BatchGetItemCommand', 'BatchGetItemCommand', 'BatchGetItemCommand', 'BatchGetItemCommand'];
  expect([...commands].sort()).toEqual([...reads, 'QueryCommand']);
});

test('a page of the inbox costs 5 requests for any number of conversations', async () => {
  const cost = async () => {
    spent.read();
    await world.get(ada.token, '/conversations');
    return spent.read().requests;
  };
  const few = await cost();
  for (let nth = 0; nth < 20; nth += 1) await world.open(ada, [await world.person()]);
  expect([few, await cost()]).toEqual([5, 5]);
});
