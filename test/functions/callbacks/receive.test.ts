import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { receive } from '../../../functions/callbacks/receive.ts';
import { proofOf } from '../../../shared/media/transcription/assemblyai/callbacks.ts';
import { callbacks } from '../../../shared/platform/callbacks/callbacks.ts';
import { type CallbackProvider, isTimely } from '../../../shared/platform/callbacks/provider.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { inThread, reported } from '../../../shared/platform/telemetry/thread.ts';
import { useWorld } from '../../support/use-world.ts';
import { completed, referenceOf, SECRET, sendCallback, startCallbacks, underWay } from './world.ts';

const world = useWorld(startCallbacks);

beforeEach(() => {
  world.queued.length = 0;
  world.queueFails = false;
});

const recorded = async (): Promise<number> => {
  const { client, name } = world.service.store;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
  return Items.filter(({ entity }) => entity?.S === 'callback').length;
};

describe('receiving callbacks', () => {
  test('C467 C462: a verified callback needs no bearer credential: it is recorded, queued and answered', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    const answered = await sendCallback(world, reference, completed(id));
    expect([answered.status, answered.body, answered.headers['Content-Type']]).toEqual([
      200,
      { received: true },
      'application/json',
    ]);
    expect(world.queued).toEqual([{ provider: 'assemblyai', event_id: `${id}:completed` }]);
    expect(await callbacks(world.service.db).get('assemblyai', `${id}:completed`)).toMatchObject({
      kind: 'completed',
      reference,
      status: 'received',
      payload: JSON.stringify(completed(id)),
    });
  });

  test('C461 A47: a callback without a signature, or with that of another reference, is rejected and not recorded', async () => {
    const [reference, other] = [referenceOf(await underWay(world)), referenceOf(await underWay(world))];
    const before = await recorded();
    for (const proof of [
      '',
      'x',
      proofOf(SECRET, other),
      proofOf('another secret', reference),
      proofOf(SECRET, reference).toUpperCase(),
      `${proofOf(SECRET, reference)} `,
      SECRET,
    ]) {
      const { status, body } = await sendCallback(world, reference, completed(newId()), { proof });
      expect([status, (body.errors as { code: string }[])[0]?.code]).toEqual([400, 'invalid_signature']);
    }
    expect([await recorded(), world.queued]).toEqual([before, []]);
  });

  test('C465: an unknown provider and one of another family return 404', async () => {
    const reference = referenceOf(await underWay(world));
    for (const provider of ['nobody', 'stripe', 'constructor', '__proto__'])
      expect((await sendCallback(world, reference, completed(newId()), { provider })).status).toBe(404);
    expect((await world.service.call({ path: '/api/v1/media/webhooks/assemblyai' })).status).toBe(405);
  });

  test('C464: a body as text and one as base64 have the same bytes', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    const bytes = Buffer.from(` ${JSON.stringify(completed(id))}\n`);
    expect((await sendCallback(world, reference, bytes)).status).toBe(200);
    expect((await callbacks(world.service.db).get('assemblyai', `${id}:completed`))?.payload).toBe(bytes.toString());
  });

  test('C463: fifty concurrent copies of an event are recorded once', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    const before = await recorded();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendCallback(world, reference, completed(id))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await recorded()).toBe(before + 1);
  });

  test('a repeated callback that was not queued is queued again; a processed one is not', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    world.queueFails = true;
    expect((await sendCallback(world, reference, completed(id))).status).toBe(500);
    world.queueFails = false;
    expect((await sendCallback(world, reference, completed(id))).status).toBe(200);
    expect(world.queued).toHaveLength(1);
    expect(await world.work()).toBe(0);
    expect((await sendCallback(world, reference, completed(id))).status).toBe(200);
    expect(world.queued).toEqual([]);
  });

  test('a verified callback that cannot be parsed is recorded as ignored', async () => {
    const reference = referenceOf(await underWay(world));
    for (const body of ['{', '[]', '{"transcript_id":1}', JSON.stringify({ transcript_id: 'x', status: 'odd' })])
      expect((await sendCallback(world, reference, body)).status).toBe(200);
    expect(world.queued).toEqual([]);
  });

  test('a body of more than 256 KiB is rejected', async () => {
    const reference = referenceOf(await underWay(world));
    const bodyOf = (length: number) => JSON.stringify({ ...completed(newId()), more: 'x'.repeat(length) });
    const bare = bodyOf(0).length;
    expect((await sendCallback(world, reference, bodyOf(256 * 1024 - bare))).status).toBe(200);
    const refused = await sendCallback(world, reference, bodyOf(256 * 1024 - bare + 1));
    expect([refused.status, refused.body]).toMatchObject([
      413,
      { errors: [{ detail: 'The body is larger than 256 KiB.' }] },
    ]);
  });

  test('a signed time can be up to five minutes in the past or future', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const at = now.getTime() / 1000;
    expect([-301, -300, 0, 300, 301].map((by) => isTimely(at + by, now))).toEqual([false, true, true, true, false]);
    expect(isTimely(Number.NaN, now)).toBe(false);
  });
});

test('a callback with an invalid signature is counted, and one of an unknown provider is not', async () => {
  const provider: CallbackProvider = { name: 'p', family: 'email', verify: async () => 'invalid_signature' };
  const callbackPorts = (found: CallbackProvider | undefined) => ({
    callbacks: { queue: { send: async () => undefined }, provider: () => found },
  });
  const request = { headers: {}, search: '', raw: () => Buffer.from('{}') };
  const context = { db: world.service.db, now: new Date() };
  const reportOf = (found: CallbackProvider | undefined) =>
    inThread('r1', async () => {
      await receive({ family: 'email', provider: 'p' }, request, { ...context, ports: callbackPorts(found) });
      return reported();
    });
  expect(await reportOf(provider)).toEqual({ RefusedCallbacks: 1 });
  expect(await reportOf(undefined)).toEqual({});
});
