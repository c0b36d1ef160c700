import { beforeEach, expect, test } from 'vitest';
import { mediaKey } from '../../../shared/media/media/media-item.ts';
import { TranscodeRefused } from '../../../shared/media/transcoding/provider.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { code, data, startRecordings } from './world.ts';

const at = useWorld(startRecordings);
beforeEach(() => at.reset());

const start = (id: string, token = at.owner) => at.call('POST', `/media/${id}/transcode`, token);

test('C064 C066 C071: POST returns 202 with the path to poll in Location and links.self', async () => {
  const { id } = await at.makeMedia();
  const response = await start(id);
  const job = data(response);
  const path = `/api/v1/media/${id}/transcodes/${job.id}`;
  expect([response.status, response.headers.Location, job.links?.self]).toEqual([202, path, path]);
  expect(job.attributes).toMatchObject({ status: 'queued', total: 3, done: 0, failed: 0, progress: 0, errors: [] });
  const polled = await at.service.call({ path, token: at.owner });
  expect([polled.status, data(polled)]).toEqual([200, { id: job.id, type: job.type, attributes: job.attributes }]);
});

test('a transcode is submitted, polled with backoff, and ends with its renditions on the media', async () => {
  const media = await at.makeMedia();
  const { id } = data(await start(media.id));
  expect(await at.work([{ kind: 'transcode', media_id: media.id }])).toBe(0);
  expect(at.orders.transcode.map((one) => [one.id, one.renditions.map(({ name }) => name)])).toEqual([
    [id, ['1080p', '720p', '480p']],
  ]);
  const state = async () => data(await at.call('GET', `/media/${media.id}/transcodes/${id}`, at.owner)).attributes;
  expect(await state()).toMatchObject({ status: 'running', done: 0 });
  at.provided.check = async () => ({ status: 'running', progress: 40, error: null });
  const pauses: number[] = [];
  for (let look = at.queued.shift(); look && pauses.length < 7; look = at.queued.shift()) {
    pauses.push(look.delay);
    expect(await at.work([look.job])).toBe(0);
  }
  expect(pauses).toEqual([3, 6, 12, 24, 48, 60, 60]);
  expect(await state()).toMatchObject({ status: 'running', progress: 40 });
  at.provided.check = async () => ({ status: 'completed', progress: 100, error: null });
  const last = { kind: 'transcode', media_id: media.id, id, looks: 8 } as const;
  at.queued.length = 0;
  expect(await at.work([last, last])).toBe(0);
  expect(at.queued).toEqual([]);
  expect(await state()).toMatchObject({ status: 'completed', done: 3, failed: 0, progress: 100 });
  const key = mediaKey(at.ours.id, media.id);
  const stored = key && (await at.service.db.get<{ renditions: { object_key: string }[] }>(key));
  const stem = `files/${at.ours.id}/${at.ours.hub}/${media.file_id}/renditions/${id}/media`;
  expect(stored?.renditions.map(({ object_key }) => object_key)).toEqual(
    ['1080p', '720p', '480p'].map((name) => `${stem}-${name}.mp4`),
  );
});

test('a refusal, a failure or an unreachable provider fails the transcode, with the reason', async () => {
  const outcome = async (receives = 1) => {
    const media = await at.makeMedia('audio');
    const { id } = data(await start(media.id));
    const failures = await at.work([{ kind: 'transcode', media_id: media.id }], receives);
    for (const { job } of at.queued.splice(0)) await at.work([job]);
    const { status, errors, failed, total } = data(
      await at.call('GET', `/media/${media.id}/transcodes/${id}`, at.owner),
    ).attributes;
    return { failures, status, failed, total, message: (errors as { message: string }[])[0]?.message };
  };
  at.provided.submit = () => Promise.reject(new TranscodeRefused('No such codec'));
  expect(await outcome()).toEqual({ failures: 0, status: 'failed', failed: 1, total: 1, message: 'No such codec' });
  at.provided.submit = () => Promise.reject(new Error('Unreachable'));
  expect(await outcome()).toMatchObject({ failures: 1, status: 'queued', failed: 0 });
  expect(await outcome(5)).toMatchObject({
    failures: 1,
    status: 'failed',
    message: 'The provider could not be reached.',
  });
  at.provided.submit = async () => 'taken';
  at.provided.check = async () => ({ status: 'failed', progress: 10, error: 'It broke' });
  expect(await outcome()).toMatchObject({ status: 'failed', failed: 1, message: 'It broke' });
});

test('fifty concurrent requests start one transcode; after its end, a request starts another', async () => {
  const { id } = await at.makeMedia('audio');
  const started = await Promise.all(Array.from({ length: 50 }, () => start(id)));
  const responses = new Set(started.map((one) => `${one.status} ${data(one).id} ${one.headers.Location}`));
  expect(responses.size).toBe(1);
  await at.work([{ kind: 'transcode', media_id: id }]);
  expect(at.orders.transcode).toHaveLength(1);
  const first = data(await start(id));
  expect([first.id, first.attributes.status]).toEqual([data(started[0] as ApiResponse).id, 'running']);
  for (const { job } of at.queued.splice(0)) await at.work([job]);
  const second = data(await start(id));
  expect([second.id === first.id, second.attributes.status]).toEqual([false, 'queued']);
});

test('only playable media of the team can be transcoded, and only with permission to manage content', async () => {
  const picture = await at.makeMedia('image');
  expect(code(await start(picture.id))).toEqual([422, 'not_playable']);
  const otherTeamMedia = await at.makeMedia('video', at.theirs);
  for (const id of [otherTeamMedia.id, newId()]) expect((await start(id)).status).toBe(404);
  const mine = await at.makeMedia();
  expect((await start(mine.id, at.ours.member.token)).status).toBe(403);
  const { id } = data(await start(mine.id));
  const other = await at.makeMedia();
  expect((await at.call('GET', `/media/${other.id}/transcodes/${id}`, at.owner)).status).toBe(404);
  expect((await at.call('GET', `/media/${mine.id}/transcodes/${newId()}`, at.owner)).status).toBe(404);
});
