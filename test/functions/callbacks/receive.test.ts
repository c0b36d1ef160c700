import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { proofOf } from '../../../shared/media/transcription/assemblyai/callbacks.ts';
import { callbacks } from '../../../shared/platform/callbacks/callbacks.ts';
import { isTimely } from '../../../shared/platform/callbacks/provider.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { completed, referenceOf, SECRET, startCallbacks, tell, underWay } from './world.ts';

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
  test('C467 C462: a verified callback without a bearer credential is recorded, queued and answered', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    const answered = await tell(world, reference, completed(id));
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

  test('C461 A47: a callback without proof, or with the proof of another reference, is rejected and not recorded', async () => {
    const [mine, other] = [referenceOf(await underWay(world)), referenceOf(await underWay(world))];
    const before = await recorded();
    for (const proof of [
      '',
      'x',
      proofOf(SECRET, other),
      proofOf('another secret', mine),
      proofOf(SECRET, mine).toUpperCase(),
      `${proofOf(SECRET, mine)} `,
      SECRET,
    ]) {
      const { status, body } = await tell(world, mine, completed(newId()), { proof });
      expect([status, (body.errors as { code: string }[])[0]?.code]).toEqual([400, 'invalid_signature']);
    }
    expect([await recorded(), world.queued]).toEqual([before, []]);
  });

  test('C465: an unknown provider, or one of another family, returns 404', async () => {
    const reference = referenceOf(await underWay(world));
    for (const provider of ['nobody', 'stripe', 'constructor', '__proto__'])
      expect((await tell(world, reference, completed(newId()), { provider })).status).toBe(404);
    expect((await world.service.call({ path: '/api/v1/media/webhooks/assemblyai' })).status).toBe(405);
  });

  test('C464: the body has the same bytes as text and as base64', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    const bytes = Buffer.from(` ${JSON.stringify(completed(id))}\n`);
    expect((await tell(world, reference, bytes)).status).toBe(200);
    expect((await callbacks(world.service.db).get('assemblyai', `${id}:completed`))?.payload).toBe(bytes.toString());
  });

  test('C463: the same event fifty times at once is recorded once', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    const before = await recorded();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(world, reference, completed(id))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await recorded()).toBe(before + 1);
  });

  test('a repeated callback that was not queued is queued again; a processed one is not', async () => {
    const [reference, id] = [referenceOf(await underWay(world)), newId()];
    world.queueFails = true;
    expect((await tell(world, reference, completed(id))).status).toBe(500);
    world.queueFails = false;
    expect((await tell(world, reference, completed(id))).status).toBe(200);
    expect(world.queued).toHaveLength(1);
    expect(await world.work()).toBe(0);
    expect((await tell(world, reference, completed(id))).status).toBe(200);
    expect(world.queued).toEqual([]);
  });

  test('a verified callback that cannot be parsed is recorded as ignored', async () => {
    const reference = referenceOf(await underWay(world));
    for (const body of ['{', '[]', '{"transcript_id":1}', JSON.stringify({ transcript_id: 'x', status: 'odd' })])
      expect((await tell(world, reference, body)).status).toBe(200);
    expect(world.queued).toEqual([]);
  });

  test('a body of more than 256 KiB is rejected', async () => {
    const reference = referenceOf(await underWay(world));
    const told = (length: number) => JSON.stringify({ ...completed(newId()), more: 'x'.repeat(length) });
    const bare = told(0).length;
    expect((await tell(world, reference, told(256 * 1024 - bare))).status).toBe(200);
    expect((await tell(world, reference, told(256 * 1024 - bare + 1))).status).toBe(413);
  });

  test('a signed time can be up to five minutes in the past or future', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const at = now.getTime() / 1000;
    expect([-301, -300, 0, 300, 301].map((by) => isTimely(at + by, now))).toEqual([false, true, true, true, false]);
    expect(isTimely(Number.NaN, now)).toBe(false);
  });
});
