import { beforeEach, expect, test } from 'vitest';
import { readReference, TranscriptionRefused } from '../../../shared/media/transcription/provider.ts';
import { transcriptions } from '../../../shared/media/transcription/transcriptions.ts';
import { transcripts } from '../../../shared/media/transcription/transcripts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { code, data, startRecordings } from './world.ts';

const at = useWorld(startRecordings);
beforeEach(() => at.reset());

const start = (id: string, token = at.owner) => at.call('POST', `/media/${id}/transcription`, token);
const read = async (id: string) => data(await at.call('GET', `/media/${id}/transcript`, at.owner));

test('C064 C070: POST returns 202 without Location, and the transcript has the status', async () => {
  const { id } = await at.makeMedia();
  expect((await read(id)).attributes).toMatchObject({ status: 'none', text: null, segments: [] });
  const response = await start(id);
  expect([response.status, 'Location' in response.headers]).toEqual([202, false]);
  expect(data(response)).toMatchObject({ type: 'transcriptions', attributes: { media_id: id, status: 'queued' } });
  expect(await read(id)).toMatchObject({ id, type: 'transcripts', attributes: { status: 'queued', segments: [] } });
});

test('fifty concurrent requests start one transcription', async () => {
  const { id } = await at.makeMedia('audio');
  const started = await Promise.all(Array.from({ length: 50 }, () => start(id)));
  expect(new Set(started.map((one) => `${one.status} ${data(one).id}`)).size).toBe(1);
});

test('a transcription is submitted once, with a URL of the file and its reference', async () => {
  const media = await at.makeMedia();
  const { id } = data(await start(media.id));
  expect(await at.work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
  expect(await at.work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
  expect(at.orders.transcription).toHaveLength(1);
  const [order] = at.orders.transcription;
  expect(order?.audio_url).toBe(`https://bucket.test/files/${at.ours.id}/${at.ours.hub}/${media.file_id}`);
  expect(readReference(order?.reference ?? null)).toEqual({
    team: at.ours.id,
    media: media.id,
    transcription: id,
  });
  expect((await read(media.id)).attributes).toMatchObject({ status: 'processing' });
});

/** A transcription that the provider has accepted, and the queued job that polls it. */
const submitted = async () => {
  const media = await at.makeMedia();
  await start(media.id);
  expect(await at.work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
  const [look] = at.queued.splice(0);
  if (!look) throw new Error('No poll was queued');
  expect([look.delay, look.job.looks]).toEqual([900, 1]);
  return { media, look: look.job, state: async () => (await read(media.id)).attributes };
};

test('a transcription whose callback was lost ends when it is polled', async () => {
  const { media, look, state } = await submitted();
  at.provided.fetch = async () => undefined;
  expect(await at.work([look])).toBe(0);
  expect([(await state()).status, at.queued.splice(0)]).toEqual([
    'processing',
    [{ job: { ...look, looks: 2 }, delay: 900 }],
  ]);
  const segments = [{ start_seconds: 0, end_seconds: 2, text: 'Hello.' }];
  at.provided.fetch = async () => ({ language: 'en', duration_seconds: 2, segments });
  expect(await at.work([look, look])).toBe(0);
  expect([await state(), at.queued]).toMatchObject([{ status: 'completed', text: 'Hello.', segments }, []]);
  await start(media.id);
  expect([await at.work([look]), at.queued, (await state()).status]).toEqual([0, [], 'queued']);
});

test('a transcription that the provider failed, or has not finished within a day, fails when it is polled', async () => {
  const refused = await submitted();
  at.provided.fetch = () => Promise.reject(new TranscriptionRefused('Only noise'));
  expect(await at.work([refused.look])).toBe(0);
  expect(await refused.state()).toMatchObject({ status: 'failed', error: 'Only noise' });
  const slow = await submitted();
  at.provided.fetch = () => Promise.reject(new Error('Unreachable'));
  expect(await at.work([slow.look], 5)).toBe(1);
  expect([(await slow.state()).status, at.queued.splice(0).length]).toEqual(['processing', 1]);
  at.provided.fetch = async () => undefined;
  expect(await at.work([{ ...slow.look, looks: 96 }])).toBe(0);
  expect([await slow.state(), at.queued]).toMatchObject([
    { status: 'failed', error: 'The provider reported nothing for a day.' },
    [],
  ]);
});

test('a completed transcription has its text with times', async () => {
  const media = await at.makeMedia();
  await start(media.id);
  const teamTranscriptions = transcriptions(at.service.db, at.ours.id);
  const item = await teamTranscriptions.get(media.id);
  if (!item) throw new Error('No transcription');
  const segments = [
    { start_seconds: 0, end_seconds: 1.25, text: 'One.' },
    { start_seconds: 1.25, end_seconds: 3, text: 'Two.' },
  ];
  const chunks = await transcripts(at.service.db).store(item, segments);
  const outcome = { status: 'completed', language: 'en', duration_seconds: 3, chunks } as const;
  await at.service.db.transact(teamTranscriptions.outcomeSteps(item, outcome, new Date()));
  expect((await read(media.id)).attributes).toMatchObject({
    status: 'completed',
    language: 'en',
    duration_seconds: 3,
    text: 'One. Two.',
    segments,
  });
  expect((await at.call('GET', `/media/${media.id}/transcript`, at.ours.member.token)).status).toBe(404);
  expect((await at.call('GET', `/media/${media.id}/transcript`, at.theirs.users.owner.token)).status).toBe(404);
});

test('a refusal or an unreachable provider fails the transcription, which can be requested again', async () => {
  const media = await at.makeMedia();
  const first = data(await start(media.id)).id;
  at.provided.submit = () => Promise.reject(new Error('Unreachable'));
  expect(await at.work([{ kind: 'transcribe', media_id: media.id }])).toBe(1);
  expect((await read(media.id)).attributes.status).toBe('queued');
  expect(await at.work([{ kind: 'transcribe', media_id: media.id }], 5)).toBe(1);
  expect((await read(media.id)).attributes).toMatchObject({
    status: 'failed',
    error: 'The provider could not be reached.',
  });
  expect(data(await start(media.id)).id).not.toBe(first);
  at.provided.submit = () => Promise.reject(new TranscriptionRefused('No audio'));
  expect(await at.work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
  expect((await read(media.id)).attributes).toMatchObject({ status: 'failed', error: 'No audio' });
});

test('only audible media of the team can be transcribed, and only with permission to manage content', async () => {
  const picture = await at.makeMedia('image');
  expect(code(await start(picture.id))).toEqual([422, 'not_playable']);
  const otherTeamMedia = await at.makeMedia('video', at.theirs);
  for (const id of [otherTeamMedia.id, newId()]) expect((await start(id)).status).toBe(404);
  expect((await start((await at.makeMedia()).id, at.ours.member.token)).status).toBe(403);
});
