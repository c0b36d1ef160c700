import { expect, onTestFinished, test } from 'vitest';
import { webhooksControl } from '../../../infra/local/console/webhooks-page.ts';
import { responseTo } from '../../../infra/local/control/problem.ts';
import { resendControl } from '../../../infra/local/control/webhooks.ts';
import { dynamoCall } from '../../../infra/local/engines/dynamodb-client.ts';

import { type ShownAttempt, webhookLog } from '../../../infra/local/webhook-log.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startWebhooks } from '../../support/webhooks-world.ts';

const started = async () => {
  const receiver = await startReceiver({});
  const world = await startWebhooks({ engine: true });
  onTestFinished(async () => {
    await receiver.stop();
    await world.stop();
  });
  const { store } = world.service;
  const log = webhookLog(
    dynamoCall(store.endpoint),
    () => world.db,
    () => store.name,
    world.sealing.keys,
  );
  const controls = [webhooksControl(log), resendControl(log)];
  const send = async (method: string, path: string, body = '') => {
    const control = controls.find((one) => one.method === method && one.path === path);
    if (!control) throw new Error('There is no such control');
    const request = {
      method,
      path,
      query: '',
      headers: {},
      cookies: [],
      sourceIp: '127.0.0.1',
      body: Buffer.from(body),
    };
    return responseTo('http://127.0.0.1:8787', await control.handle(request));
  };
  return { receiver, world, send };
};

test('each attempt is shown with request, response and signature check', async () => {
  const { receiver, world, send } = await started();
  const endpoint = await world.endpoint(receiver.url('x'));
  await world.call('POST', world.path(`/${endpoint}/test`));
  await world.settle();
  const read = async () => JSON.parse(String((await send('GET', '/_local/webhooks')).body)) as ShownAttempt[];
  const [shown, ...more] = await read();
  const [arrived] = receiver.received;
  expect(more).toEqual([]);
  expect(shown).toMatchObject({
    delivery_id: arrived?.id,
    delivery_status: 'delivered',
    verified: true,
    request: { method: 'POST', url: receiver.url('x'), body: arrived?.body },
    response: { status: 200, error: null },
  });
  expect(shown?.request.headers['X-Svc-Signature']).toBe(arrived?.headers['x-svc-signature']);
  await world.call('POST', world.path(`/${endpoint}/rotate-secret`), {});
  await world.call('POST', world.path(`/${endpoint}/rotate-secret`), {});
  expect((await read())[0]?.verified).toBe(false);
});

test('a delivery is resent by JSON or by the page’s button, and an unknown one returns 404', async () => {
  const { receiver, world, send } = await started();
  const endpoint = await world.endpoint(receiver.url('x'));
  await world.call('POST', world.path(`/${endpoint}/test`));
  await world.settle();
  const delivery_id = receiver.received[0]?.id ?? '';
  for (const body of [JSON.stringify({ delivery_id }), `delivery_id=${delivery_id}`]) {
    expect(await send('POST', '/_local/webhooks/resend', body)).toMatchObject({ status: 303 });
    await world.settle();
  }
  expect(receiver.received.map(({ id }) => id)).toEqual([delivery_id, delivery_id, delivery_id]);
  for (const body of ['', '{', '{"delivery_id":"none"}'])
    expect(await send('POST', '/_local/webhooks/resend', body)).toMatchObject({ status: 404 });
});
