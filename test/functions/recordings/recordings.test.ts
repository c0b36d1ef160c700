import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processMedia } from '../../../functions/process-media/process-media.ts';
import { routes } from '../../../functions/recordings/routes.ts';
import { newId } from '../../../shared/id.ts';
import type { FileUrls } from '../../../shared/media/file-urls.ts';
import { type MediaItem, mediaKey } from '../../../shared/media/media-item.ts';
import type { MediaJob } from '../../../shared/media/media-jobs.ts';
import { mediaTag } from '../../../shared/media/media-partition.ts';
import { placedId } from '../../../shared/place-id.ts';
import { type TranscodeOrder, TranscodeRefused, type TranscodeState } from '../../../shared/transcoding/provider.ts';
import {
  readReference,
  type Transcript,
  type TranscriptionOrder,
  TranscriptionRefused,
} from '../../../shared/transcription/provider.ts';
import { transcriptions } from '../../../shared/transcription/transcriptions.ts';
import { transcripts } from '../../../shared/transcription/transcripts.ts';
import { type Answered, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';

let service: TestService<unknown>;
let world: World;
let owner: string;
const queued: { job: MediaJob; delay: number }[] = [];
const orders: { transcription: TranscriptionOrder[]; transcode: TranscodeOrder[] } = {
  transcription: [],
  transcode: [],
};
let provided: {
  submit: () => Promise<string>;
  check: () => Promise<TranscodeState>;
  fetch: () => Promise<Transcript | undefined>;
};
beforeAll(async () => {
  service = await startService<unknown>(routes);
  world = await seedWorld(service.db, service.keys);
  owner = world.ours.users.owner.token;
});
beforeEach(() => {
  queued.length = 0;
  orders.transcription.length = 0;
  orders.transcode.length = 0;
  provided = {
    submit: async () => 'taken',
    check: async () => ({ status: 'completed', progress: 100, error: null }),
    fetch: () => Promise.reject(new Error('Nobody asks')),
  };
});
afterAll(() => service.stop());

const files: FileUrls = { read: (key) => ({ url: `https://bucket.test/${key}`, expires_at: '2100-01-01T00:00:00Z' }) };

/** Works on these jobs; answers how many failed. */
const work = async (jobs: readonly Partial<MediaJob>[], receives = 1): Promise<number> => {
  const handler = processMedia({
    db: service.db,
    now: () => new Date(),
    files,
    queue: { send: async (job, delay = 0) => void queued.push({ job, delay }) },
    transcription: {
      name: 'assemblyai',
      submit: async (order) => {
        orders.transcription.push(order);
        return provided.submit();
      },
      fetch: () => provided.fetch(),
    },
    transcoding: {
      name: 'mediaconvert',
      submit: async (order) => {
        orders.transcode.push(order);
        return provided.submit();
      },
      check: () => provided.check(),
    },
    failed: () => undefined,
  });
  const Records = jobs.map((job, nth) => ({
    messageId: String(nth),
    body: JSON.stringify({ team_id: world.ours.id, id: null, looks: 0, ...job }),
    attributes: { ApproximateReceiveCount: String(receives) },
  }));
  return (await handler({ Records })).batchItemFailures.length;
};

const makeMedia = async (asset_kind = 'video', of = world.ours): Promise<MediaItem> => {
  const id = placedId(mediaTag(of.hub));
  const key = mediaKey(of.id, id);
  if (!key) throw new Error('It has no place');
  const row = {
    ...{ id, team_id: of.id, hub_id: of.hub, file_id: newId(), asset_kind, filename: 'film.mp4', size_bytes: 5 },
    ...{ mime_type: 'video/mp4', status_upload: 'ready', uploaded_by: { type: 'user', id: of.users.owner.id } },
  };
  await service.db.put({ ...key, entity: 'media', ...row });
  return row as unknown as MediaItem;
};

const call = (method: string, path: string, token: string) => service.call({ method, path: `/api/v1${path}`, token });
const data = ({ body }: Answered) =>
  body.data as { id: string; type: string; attributes: Record<string, unknown>; links?: { self?: string } };
const code = ({ status, body }: Answered) => [status, (body.errors as { code?: string }[])[0]?.code];

describe('transcoding', () => {
  const start = (id: string, token = owner) => call('POST', `/media/${id}/transcode`, token);

  test('C064 C066 C071: 202 with the path to poll in Location and links.self, which answers with the state', async () => {
    const { id } = await makeMedia();
    const answered = await start(id);
    const job = data(answered);
    const path = `/api/v1/media/${id}/transcodes/${job.id}`;
    expect([answered.status, answered.headers.Location, job.links?.self]).toEqual([202, path, path]);
    expect(job.attributes).toMatchObject({ status: 'queued', total: 3, done: 0, failed: 0, progress: 0, errors: [] });
    const polled = await service.call({ path, token: owner });
    expect([polled.status, data(polled)]).toEqual([200, { id: job.id, type: job.type, attributes: job.attributes }]);
  });

  test('it is handed over, looked at with longer pauses, and ends with its renditions on the media', async () => {
    const media = await makeMedia();
    const { id } = data(await start(media.id));
    expect(await work([{ kind: 'transcode', media_id: media.id }])).toBe(0);
    expect(orders.transcode.map((one) => [one.id, one.renditions.map(({ name }) => name)])).toEqual([
      [id, ['1080p', '720p', '480p']],
    ]);
    const state = async () => data(await call('GET', `/media/${media.id}/transcodes/${id}`, owner)).attributes;
    expect(await state()).toMatchObject({ status: 'running', done: 0 });
    provided.check = async () => ({ status: 'running', progress: 40, error: null });
    const pauses: number[] = [];
    for (let look = queued.shift(); look && pauses.length < 7; look = queued.shift()) {
      pauses.push(look.delay);
      expect(await work([look.job])).toBe(0);
    }
    expect(pauses).toEqual([3, 6, 12, 24, 48, 60, 60]);
    expect(await state()).toMatchObject({ status: 'running', progress: 40 });
    provided.check = async () => ({ status: 'completed', progress: 100, error: null });
    const last = { kind: 'transcode', media_id: media.id, id, looks: 8 } as const;
    queued.length = 0;
    expect(await work([last, last])).toBe(0);
    expect(queued).toEqual([]);
    expect(await state()).toMatchObject({ status: 'completed', done: 3, failed: 0, progress: 100 });
    const key = mediaKey(world.ours.id, media.id);
    const stored = key && (await service.db.get<{ renditions: { object_key: string }[] }>(key));
    const stem = `files/${world.ours.id}/${world.ours.hub}/${media.file_id}/renditions/${id}/media`;
    expect(stored?.renditions.map(({ object_key }) => object_key)).toEqual(
      ['1080p', '720p', '480p'].map((name) => `${stem}-${name}.mp4`),
    );
  });

  test('what the provider refuses, fails at or is out of reach for has failed, and says why', async () => {
    const fate = async (receives = 1) => {
      const media = await makeMedia('audio');
      const { id } = data(await start(media.id));
      const failures = await work([{ kind: 'transcode', media_id: media.id }], receives);
      for (const { job } of queued.splice(0)) await work([job]);
      const { status, errors, failed, total } = data(
        await call('GET', `/media/${media.id}/transcodes/${id}`, owner),
      ).attributes;
      return { failures, status, failed, total, message: (errors as { message: string }[])[0]?.message };
    };
    provided.submit = () => Promise.reject(new TranscodeRefused('No such codec'));
    expect(await fate()).toEqual({ failures: 0, status: 'failed', failed: 1, total: 1, message: 'No such codec' });
    provided.submit = () => Promise.reject(new Error('Out of reach'));
    expect(await fate()).toMatchObject({ failures: 1, status: 'queued', failed: 0 });
    expect(await fate(5)).toMatchObject({ failures: 1, status: 'failed', message: 'The provider was out of reach.' });
    provided.submit = async () => 'taken';
    provided.check = async () => ({ status: 'failed', progress: 10, error: 'It broke' });
    expect(await fate()).toMatchObject({ status: 'failed', failed: 1, message: 'It broke' });
  });

  test('fifty at once are one transcode, and one that has ended is followed by another', async () => {
    const { id } = await makeMedia('audio');
    const made = await Promise.all(Array.from({ length: 50 }, () => start(id)));
    const answers = new Set(made.map((one) => `${one.status} ${data(one).id} ${one.headers.Location}`));
    expect(answers.size).toBe(1);
    await work([{ kind: 'transcode', media_id: id }]);
    expect(orders.transcode).toHaveLength(1);
    const first = data(await start(id));
    expect([first.id, first.attributes.status]).toEqual([data(made[0] as Answered).id, 'running']);
    for (const { job } of queued.splice(0)) await work([job]);
    const second = data(await start(id));
    expect([second.id === first.id, second.attributes.status]).toEqual([false, 'queued']);
  });

  test('only what can be played, by those who manage content, of their own team', async () => {
    const picture = await makeMedia('image');
    expect(code(await start(picture.id))).toEqual([422, 'not_playable']);
    const theirs = await makeMedia('video', world.theirs);
    for (const id of [theirs.id, newId()]) expect((await start(id)).status).toBe(404);
    const mine = await makeMedia();
    expect((await start(mine.id, world.ours.member.token)).status).toBe(403);
    const { id } = data(await start(mine.id));
    const other = await makeMedia();
    expect((await call('GET', `/media/${other.id}/transcodes/${id}`, owner)).status).toBe(404);
    expect((await call('GET', `/media/${mine.id}/transcodes/${newId()}`, owner)).status).toBe(404);
  });
});

describe('transcribing', () => {
  const start = (id: string, token = owner) => call('POST', `/media/${id}/transcription`, token);
  const read = async (id: string) => data(await call('GET', `/media/${id}/transcript`, owner));

  test('C064 C070: 202 without Location; the transcript tells how far it is', async () => {
    const { id } = await makeMedia();
    expect((await read(id)).attributes).toMatchObject({ status: 'none', text: null, segments: [] });
    const answered = await start(id);
    expect([answered.status, 'Location' in answered.headers]).toEqual([202, false]);
    expect(data(answered)).toMatchObject({ type: 'transcriptions', attributes: { media_id: id, status: 'queued' } });
    expect(await read(id)).toMatchObject({ id, type: 'transcripts', attributes: { status: 'queued', segments: [] } });
  });

  test('fifty at once are one transcription', async () => {
    const { id } = await makeMedia('audio');
    const made = await Promise.all(Array.from({ length: 50 }, () => start(id)));
    expect(new Set(made.map((one) => `${one.status} ${data(one).id}`)).size).toBe(1);
  });

  test('it is handed over once, with an address of the file and a reference to itself', async () => {
    const media = await makeMedia();
    const { id } = data(await start(media.id));
    expect(await work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
    expect(await work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
    expect(orders.transcription).toHaveLength(1);
    const [order] = orders.transcription;
    expect(order?.audio_url).toBe(`https://bucket.test/files/${world.ours.id}/${world.ours.hub}/${media.file_id}`);
    expect(readReference(order?.reference ?? null)).toEqual({
      team: world.ours.id,
      media: media.id,
      transcription: id,
    });
    expect((await read(media.id)).attributes).toMatchObject({ status: 'processing' });
  });

  /** One that the provider has, and the look that was asked for. */
  const handedOver = async () => {
    const media = await makeMedia();
    await start(media.id);
    expect(await work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
    const [look] = queued.splice(0);
    if (!look) throw new Error('Nobody looks');
    expect([look.delay, look.job.looks]).toEqual([900, 1]);
    return { media, look: look.job, state: async () => (await read(media.id)).attributes };
  };

  test('one whose callback was lost ends as the provider has it, when it is looked at', async () => {
    const { media, look, state } = await handedOver();
    provided.fetch = async () => undefined;
    expect(await work([look])).toBe(0);
    expect([(await state()).status, queued.splice(0)]).toEqual([
      'processing',
      [{ job: { ...look, looks: 2 }, delay: 900 }],
    ]);
    const segments = [{ start_seconds: 0, end_seconds: 2, text: 'Heard.' }];
    provided.fetch = async () => ({ language: 'en', duration_seconds: 2, segments });
    expect(await work([look, look])).toBe(0);
    expect([await state(), queued]).toMatchObject([{ status: 'completed', text: 'Heard.', segments }, []]);
    await start(media.id);
    expect([await work([look]), queued, (await state()).status]).toEqual([0, [], 'queued']);
  });

  test('one that the provider could not make has failed when it is looked at; one it is a day at has, too', async () => {
    const refused = await handedOver();
    provided.fetch = () => Promise.reject(new TranscriptionRefused('Only noise'));
    expect(await work([refused.look])).toBe(0);
    expect(await refused.state()).toMatchObject({ status: 'failed', error: 'Only noise' });
    const slow = await handedOver();
    provided.fetch = () => Promise.reject(new Error('Out of reach'));
    expect(await work([slow.look], 5)).toBe(1);
    expect([(await slow.state()).status, queued.splice(0).length]).toEqual(['processing', 1]);
    provided.fetch = async () => undefined;
    expect(await work([{ ...slow.look, looks: 96 }])).toBe(0);
    expect([await slow.state(), queued]).toMatchObject([
      { status: 'failed', error: 'Nothing was heard of it for a day.' },
      [],
    ]);
  });

  test('a finished one has its words with their times', async () => {
    const media = await makeMedia();
    await start(media.id);
    const ofTeam = transcriptions(service.db, world.ours.id);
    const item = await ofTeam.get(media.id);
    if (!item) throw new Error('It was not taken');
    const segments = [
      { start_seconds: 0, end_seconds: 1.25, text: 'One.' },
      { start_seconds: 1.25, end_seconds: 3, text: 'Two.' },
    ];
    const chunks = await transcripts(service.db).store(item, segments);
    const outcome = { status: 'completed', language: 'en', duration_seconds: 3, chunks } as const;
    await service.db.transact(ofTeam.settled(item, outcome, new Date()));
    expect((await read(media.id)).attributes).toMatchObject({
      ...{ status: 'completed', language: 'en', duration_seconds: 3, text: 'One. Two.', segments },
    });
    expect((await call('GET', `/media/${media.id}/transcript`, world.ours.member.token)).status).toBe(404);
    expect((await call('GET', `/media/${media.id}/transcript`, world.theirs.users.owner.token)).status).toBe(404);
  });

  test('what the provider refuses, and what stays out of reach, has failed; then it can be asked for again', async () => {
    const media = await makeMedia();
    const first = data(await start(media.id)).id;
    provided.submit = () => Promise.reject(new Error('Out of reach'));
    expect(await work([{ kind: 'transcribe', media_id: media.id }])).toBe(1);
    expect((await read(media.id)).attributes.status).toBe('queued');
    expect(await work([{ kind: 'transcribe', media_id: media.id }], 5)).toBe(1);
    expect((await read(media.id)).attributes).toMatchObject({
      status: 'failed',
      error: 'The provider was out of reach.',
    });
    expect(data(await start(media.id)).id).not.toBe(first);
    provided.submit = () => Promise.reject(new TranscriptionRefused('No audio'));
    expect(await work([{ kind: 'transcribe', media_id: media.id }])).toBe(0);
    expect((await read(media.id)).attributes).toMatchObject({ status: 'failed', error: 'No audio' });
  });

  test('only what is heard, by those who manage content, of their own team', async () => {
    const picture = await makeMedia('image');
    expect(code(await start(picture.id))).toEqual([422, 'not_playable']);
    const theirs = await makeMedia('video', world.theirs);
    for (const id of [theirs.id, newId()]) expect((await start(id)).status).toBe(404);
    expect((await start((await makeMedia()).id, world.ours.member.token)).status).toBe(403);
  });
});
