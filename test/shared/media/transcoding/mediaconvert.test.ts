import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MediaItem } from '../../../../shared/media/media/media-item.ts';
import { mediaConvert } from '../../../../shared/media/transcoding/mediaconvert/client.ts';
import { type TranscodeProvider, TranscodeRefused } from '../../../../shared/media/transcoding/provider.ts';
import { renditionsOf } from '../../../../shared/media/transcoding/renditions.ts';

let server: Server;
let provider: TranscodeProvider;
const requests: { method: string; url: string; authorization: string; body: Record<string, unknown> }[] = [];
let answer: readonly [status: number, body: unknown];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, authorization: String(headers.authorization), body: text ? JSON.parse(text) : {} });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  provider = mediaConvert({
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKID',
    AWS_SECRET_ACCESS_KEY: 'secret',
    MEDIA_BUCKET: 'media',
    TRANSCODING_ROLE_ARN: 'arn:role',
  });
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => void server.close());

const NOW = new Date('2026-01-02T03:04:05Z');
const media = (asset_kind: string) =>
  ({ id: 'm', team_id: 't', hub_id: 'h', file_id: 'f', asset_kind }) as unknown as MediaItem;
const orderOf = (asset_kind: string) => ({
  id: 'job',
  source_key: 'files/t/h/f',
  renditions: renditionsOf(media(asset_kind), 'job'),
});

test('a job request is signed, has an idempotency token, and lists each rendition', async () => {
  answer = [201, { job: { id: 'job-1', status: 'SUBMITTED' } }];
  expect(await provider.submit(orderOf('video'), NOW)).toBe('job-1');
  const [{ method, url, authorization, body }] = requests as [(typeof requests)[0]];
  expect([method, url, body.role, body.clientRequestToken]).toEqual(['POST', '/2017-08-29/jobs', 'arn:role', 'job']);
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/20260102\/eu-west-1\/mediaconvert\/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=[0-9a-f]{64}$/,
  );
  const { inputs, outputGroups } = body.settings as { inputs: object[]; outputGroups: { outputs: object[] }[] };
  expect(inputs).toMatchObject([{ fileInput: 's3://media/files/t/h/f' }]);
  expect(outputGroups).toMatchObject([
    {
      outputGroupSettings: { fileGroupSettings: { destination: 's3://media/files/t/h/f/renditions/job/media' } },
      outputs: [
        { nameModifier: '-1080p', videoDescription: { height: 1080 } },
        { nameModifier: '-720p', videoDescription: { height: 720 } },
        { nameModifier: '-480p', videoDescription: { height: 480 } },
      ],
    },
  ]);
  await provider.submit(orderOf('audio'), NOW);
  const settings = requests[1]?.body.settings as { outputGroups: { outputs: object[] }[] };
  expect(settings.outputGroups[0]?.outputs).toHaveLength(1);
  expect(settings.outputGroups[0]?.outputs[0]).not.toHaveProperty('videoDescription');
});

test('renditions have the object keys of their names and job', () => {
  expect(renditionsOf(media('audio'), 'job')).toEqual([
    { name: 'audio', mime_type: 'audio/mp4', object_key: 'files/t/h/f/renditions/job/media-audio.mp4' },
  ]);
  expect(renditionsOf(media('image'), 'job')).toEqual([]);
});

test('the statuses of MediaConvert are mapped to those of a transcode', async () => {
  const states: unknown[] = [];
  for (const job of [
    { status: 'SUBMITTED' },
    { status: 'PROGRESSING', jobPercentComplete: 40 },
    { status: 'COMPLETE', jobPercentComplete: 100 },
    { status: 'ERROR', errorMessage: 'Unknown codec' },
    { status: 'CANCELED' },
  ]) {
    answer = [200, { job: { id: 'job-1', ...job } }];
    const { status, progress, error } = await provider.check('job-1', NOW);
    states.push([status, progress, error]);
  }
  expect(states).toEqual([
    ['running', 0, null],
    ['running', 40, null],
    ['completed', 100, null],
    ['failed', 0, 'Unknown codec'],
    ['failed', 0, 'The job was canceled.'],
  ]);
});

test('a refusal is distinguished from an error that can be retried', async () => {
  answer = [400, { message: 'No such input' }];
  await expect(provider.submit(orderOf('video'), NOW)).rejects.toThrow(new TranscodeRefused('No such input'));
  answer = [404, { message: 'There is no such job' }];
  await expect(provider.check('job-1', NOW)).rejects.toThrow(new TranscodeRefused('There is no such job'));
  for (const status of [403, 404, 429, 500]) {
    answer = [status, { message: 'Later' }];
    const failure = await provider.submit(orderOf('video'), NOW).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(TranscodeRefused);
  }
});
