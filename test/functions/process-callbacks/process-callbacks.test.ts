import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformAlerts } from '../../../shared/accounts/alerts/platform-alerts.ts';
import { mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import { TranscriptionRefused } from '../../../shared/media/transcription/provider.ts';
import { transcriptions } from '../../../shared/media/transcription/transcriptions.ts';
import { transcripts } from '../../../shared/media/transcription/transcripts.ts';
import { callbacks } from '../../../shared/platform/callbacks/callbacks.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  ACTOR,
  type CallbacksWorld,
  completed,
  referenceOf,
  sendCallback,
  startCallbacks,
  stateOf,
  TRANSCRIPT,
  underWay,
} from '../callbacks/world.ts';

const world = useWorld(startCallbacks);
let effects: CallbacksWorld['effects'];
beforeAll(() => {
  ({ effects } = world);
});
beforeEach(() => {
  world.queued.length = 0;
  world.fetched.length = 0;
  world.effects = effects;
  world.transcript = async () => TRANSCRIPT;
});

const recordOf = (id: string, kind = 'completed') => callbacks(world.service.db).get('assemblyai', `${id}:${kind}`);

describe('a transcription callback', () => {
  test('C467: the transcript is fetched and stored with its times, and the media has its status', async () => {
    const [item, id] = [await underWay(world), newId()];
    await sendCallback(world, referenceOf(item), completed(id));
    expect((await stateOf(world, item)).media).toBe('queued');
    expect(await world.work()).toBe(0);
    const { media, transcription } = await stateOf(world, item);
    expect([media, transcription?.status, transcription?.language, transcription?.duration_seconds]).toEqual([
      'completed',
      'completed',
      'en',
      12,
    ]);
    if (!transcription) throw new Error('It is gone');
    expect(await transcripts(world.service.db).segments(transcription)).toEqual(TRANSCRIPT.segments);
    expect(await recordOf(id)).toMatchObject({ status: 'done', reason: null });
  });

  test('C463: concurrent messages are processed once', async () => {
    const [item, id] = [await underWay(world), newId()];
    await Promise.all(Array.from({ length: 5 }, () => sendCallback(world, referenceOf(item), completed(id))));
    world.queued.push(...Array.from({ length: 20 }, () => ({ provider: 'assemblyai', event_id: `${id}:completed` })));
    expect(await world.work()).toBe(0);
    const { transcription } = await stateOf(world, item);
    expect(transcription?.status).toBe('completed');
    const fetched = world.fetched.length;
    world.queued.push({ provider: 'assemblyai', event_id: `${id}:completed` });
    expect(await world.work()).toBe(0);
    expect(world.fetched).toHaveLength(fetched);
    expect((await stateOf(world, item)).transcription).toEqual(transcription);
  });

  test('a later response of the provider does not undo a callback that arrived before it', async () => {
    const [item, id] = [await underWay(world), newId()];
    await sendCallback(world, referenceOf(item), completed(id));
    await world.work();
    await transcriptions(world.service.db, item.team_id).recordSubmission(item, id, new Date());
    expect((await stateOf(world, item)).media).toBe('completed');
  });

  test('a message that cannot be parsed or refers to no callback becomes a dead letter', async () => {
    world.queued.push({ provider: 'assemblyai', event_id: newId() });
    expect(await world.work()).toBe(1);
    expect(String(world.failures.at(-1))).toContain('refers to no recorded callback');
  });

  test('a failure is stored with its reason', async () => {
    const [item, id] = [await underWay(world), newId()];
    world.transcript = () => Promise.reject(new TranscriptionRefused('No speech'));
    await sendCallback(world, referenceOf(item), { transcript_id: id, status: 'error' });
    expect(await world.work()).toBe(0);
    const { media, transcription } = await stateOf(world, item);
    expect([media, transcription?.status, transcription?.error]).toEqual(['failed', 'failed', 'No speech']);
    expect((await recordOf(id, 'error'))?.status).toBe('done');
  });

  test('a callback of an earlier submission, an unknown transcription or a deleted media changes nothing', async () => {
    const item = await underWay(world);
    const [first, second] = [newId(), newId()];
    await transcriptions(world.service.db, item.team_id).recordSubmission(item, second, new Date());
    await sendCallback(world, referenceOf(item), completed(first));
    expect(await world.work()).toBe(0);
    expect([(await recordOf(first))?.status, (await stateOf(world, item)).media]).toEqual(['ignored', 'processing']);
    await sendCallback(world, referenceOf({ ...item, id: newId() }), completed(first.replace('0', '1')));
    expect(await world.work()).toBe(0);
    expect((await stateOf(world, item)).media).toBe('processing');
    const key = mediaKey(item.team_id, item.media_id);
    if (key) await world.service.db.softDelete(key, { entity: mediaEntity, actor: ACTOR, now: new Date() });
    await sendCallback(world, referenceOf(item), completed(second));
    expect(await world.work()).toBe(0);
    expect((await recordOf(second))?.status).toBe('ignored');
    expect(world.fetched).toEqual([]);
  });

  test('a new transcription replaces the old transcript', async () => {
    const item = await underWay(world);
    await sendCallback(world, referenceOf(item), completed(newId()));
    await world.work();
    const media = { id: item.media_id, hub_id: item.hub_id } as never;
    const again = await transcriptions(world.service.db, item.team_id).request(media, 'assemblyai', ACTOR, new Date());
    if (!again) throw new Error('It was not taken');
    expect(again.id).not.toBe(item.id);
    const segments = Array.from({ length: 3_000 }, (_, nth) => ({
      start_seconds: nth,
      end_seconds: nth + 1,
      text: `Words ${nth} ${'é'.repeat(150)}`,
    }));
    world.transcript = async () => ({ ...TRANSCRIPT, segments });
    await sendCallback(world, referenceOf(again), completed(newId()));
    expect(await world.work()).toBe(0);
    const { transcription } = await stateOf(world, item);
    if (!transcription) throw new Error('It is gone');
    expect(transcription.chunks).toBeGreaterThan(1);
    expect(await transcripts(world.service.db).segments(transcription)).toEqual(segments);
    expect(await transcripts(world.service.db).segments({ ...item, chunks: 1 })).toEqual([]);
  });
});

describe('callback failures', () => {
  test('a failed callback is retried alone, and dead with an alert after five failures', async () => {
    const [item, other] = [await underWay(world), await underWay(world)];
    const [id, good] = [newId(), newId()];
    await sendCallback(world, referenceOf(item), completed(id));
    await sendCallback(world, referenceOf(other), completed(good));
    const jobs = [...world.queued];
    world.transcript = () =>
      world.fetched.at(-1) === good ? Promise.resolve(TRANSCRIPT) : Promise.reject(new Error('Out of reach'));
    expect(await world.work()).toBe(1);
    expect([(await recordOf(id))?.status, (await recordOf(good))?.status]).toEqual(['received', 'done']);
    world.queued.push(...jobs.slice(0, 1));
    expect(await world.work(5)).toBe(1);
    expect(await recordOf(id)).toMatchObject({ status: 'dead', reason: 'The callback failed too often.' });
    const alerts = await platformAlerts(world.service.db).list({ limit: 100, after: undefined });
    const ownAlerts = alerts.items.filter(({ payload }) => payload.event_id === `${id}:completed`);
    expect(ownAlerts.map(({ alert_type, severity }) => [alert_type, severity])).toEqual([
      ['callback_dead', 'critical'],
    ]);
    world.transcript = async () => TRANSCRIPT;
    world.queued.push(...jobs.slice(0, 1));
    expect(await world.work()).toBe(0);
    expect([(await recordOf(id))?.status, (await stateOf(world, item)).media]).toEqual(['done', 'completed']);
  });

  test('a permanently failing callback is dead immediately and not retried', async () => {
    const [item, id] = [await underWay(world), newId()];
    world.effects = { assemblyai: async () => ({ dead: 'It makes no sense.' }) };
    await sendCallback(world, referenceOf(item), completed(id));
    expect(await world.work()).toBe(0);
    expect(await recordOf(id)).toMatchObject({ status: 'dead', reason: 'It makes no sense.' });
  });

  test('the effect and the status are written in one transaction, which is planned again after a concurrent change', async () => {
    const [item, id] = [await underWay(world), newId()];
    let plans = 0;
    const key = { pk: `TEST#${id}`, sk: 'TEST' };
    world.effects = {
      assemblyai: async (_, db) => {
        plans += 1;
        const row = await db.get<{ count: number }>(key);
        if (plans === 1) await db.put({ ...key, entity: mediaEntity, count: 10 });
        const condition = (at: { name(n: string): string; value(v: number): string }) =>
          row ? `${at.name('count')} = ${at.value(row.count)}` : `attribute_not_exists(${at.name('pk')})`;
        return { steps: [{ update: key, change: { add: { count: 1 } }, condition: condition as never }] };
      },
    };
    await sendCallback(world, referenceOf(item), completed(id));
    expect(await world.work()).toBe(0);
    expect([plans, (await world.service.db.get<{ count: number }>(key))?.count]).toEqual([2, 11]);
  });
});
