import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assemblyAi } from '../../../../infra/local/aws/assemblyai.ts';
import { MEDIACONVERT_PATH, mediaConvert } from '../../../../infra/local/aws/mediaconvert.ts';
import { outbox } from '../../../../infra/local/outbox.ts';
import type { AwsService } from '../../../../infra/local/protocol/request.ts';
import { ASSEMBLYAI_PATH } from '../../../../infra/local/stand-in-paths.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';

const call = async (service: AwsService, method: string, path: string, body: object = {}) => {
  const answered = await service({ method, path, headers: {}, target: '', body: Buffer.from(JSON.stringify(body)) });
  return { status: answered.status, body: JSON.parse(String(answered.body)) };
};

test('AssemblyAI sends its callback with the requested header, and then returns sentences with their times', async () => {
  const received: { headers: Record<string, unknown>; url: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      headers: request.headers,
      url: request.url ?? '',
      body: JSON.parse(String(Buffer.concat(chunks))),
    });
    response.writeHead(received.length === 1 ? 500 : 200).end();
    if (received.length === 2) server.emit('callback');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = temporaryDataFolder();
  const sent = outbox(folder, () => `http://127.0.0.1:${port}`);
  onTestFinished(sent.stop);
  const service = assemblyAi(sent);
  const callback = once(server, 'callback');
  const { body } = await call(service, 'POST', `${ASSEMBLYAI_PATH}/v2/transcript`, {
    audio_url: 'https://bucket.test/a',
    webhook_url: `http://127.0.0.1:${port}/hook?ref=a.b.c`,
    webhook_auth_header_name: 'x-proof',
    webhook_auth_header_value: 'proved',
  });
  await callback;
  server.close();
  expect(received.map(({ headers, url, body: sent }) => [headers['x-proof'], url, sent])).toEqual(
    [1, 2].map(() => ['proved', '/hook?ref=a.b.c', { transcript_id: body.id, status: 'completed' }]),
  );
  const path = `${ASSEMBLYAI_PATH}/v2/transcript/${body.id}`;
  expect((await call(service, 'GET', path)).body).toMatchObject({ status: 'completed', language_code: 'en' });
  const { sentences } = (await call(service, 'GET', `${path}/sentences`)).body as { sentences: { start: number }[] };
  expect(sentences.map(({ start }) => start)).toEqual([0, 4_000, 8_000]);
  await expect(call(service, 'GET', `${ASSEMBLYAI_PATH}/v2/transcript/other`)).rejects.toThrow();
});

test('jobs survive a restart', async () => {
  const transcription = await call(
    assemblyAi({ send: async () => undefined }),
    'POST',
    `${ASSEMBLYAI_PATH}/v2/transcript`,
    {
      audio_url: 'https://bucket.test/a',
    },
  );
  const path = `${ASSEMBLYAI_PATH}/v2/transcript/${transcription.body.id}`;
  expect((await call(assemblyAi({ send: async () => undefined }), 'GET', path)).body.status).toBe('completed');

  const made: string[] = [];
  const started = () =>
    mediaConvert({
      get: async () => ({ body: Buffer.from('film'), headers: {}, etag: '' }),
      put: async (bucket, key) => {
        made.push(`${bucket}/${key}`);
        return '';
      },
    });
  const group = { outputGroupSettings: { fileGroupSettings: { destination: 's3://bucket/b' } } };
  const { body } = await call(started(), 'POST', MEDIACONVERT_PATH, {
    clientRequestToken: 'once',
    settings: {
      inputs: [{ fileInput: 's3://bucket/a' }],
      outputGroups: [{ ...group, outputs: [{ nameModifier: '-720p' }] }],
    },
  });
  const service = started();
  const look = () => call(service, 'GET', `${MEDIACONVERT_PATH}/${body.job.id}`);
  await look();
  expect([(await look()).body.job.status, made]).toEqual(['COMPLETE', ['bucket/b-720p.mp4']]);
});

test('MediaConvert returns the same job for a token, reports progress, and writes the outputs', async () => {
  const stored = new Map<string, Buffer>([['bucket/files/a', Buffer.from('film')]]);
  const service = mediaConvert({
    get: async (bucket, key) => {
      const body = stored.get(`${bucket}/${key}`);
      return body && { body, headers: {}, etag: '' };
    },
    put: async (bucket, key, _, body) => {
      stored.set(`${bucket}/${key}`, body);
      return '';
    },
  });
  const order = {
    clientRequestToken: 'once',
    settings: {
      inputs: [{ fileInput: 's3://bucket/files/a' }],
      outputGroups: [
        {
          outputGroupSettings: { fileGroupSettings: { destination: 's3://bucket/files/a/renditions/j/media' } },
          outputs: [{ nameModifier: '-720p' }],
        },
      ],
    },
  };
  const [one, two] = [
    await call(service, 'POST', MEDIACONVERT_PATH, order),
    await call(service, 'POST', MEDIACONVERT_PATH, order),
  ];
  expect([one.status, two.body.job.id]).toEqual([201, one.body.job.id]);
  const look = async () => (await call(service, 'GET', `${MEDIACONVERT_PATH}/${one.body.job.id}`)).body.job;
  expect(await look()).toMatchObject({ status: 'PROGRESSING', jobPercentComplete: 50 });
  expect(stored.size).toBe(1);
  expect(await look()).toMatchObject({ status: 'COMPLETE' });
  expect(String(stored.get('bucket/files/a/renditions/j/media-720p.mp4'))).toBe('film');
  await expect(call(service, 'GET', `${MEDIACONVERT_PATH}/other`)).rejects.toThrow();
});
