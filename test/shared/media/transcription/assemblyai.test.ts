import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proofOf } from '../../../../shared/media/transcription/assemblyai/callbacks.ts';
import { assemblyAi } from '../../../../shared/media/transcription/assemblyai/client.ts';
import { type TranscriptionProvider, TranscriptionRefused } from '../../../../shared/media/transcription/provider.ts';

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let server: Server;
let provider: TranscriptionProvider;
const requests: RecordedRequest[] = [];
let answers: readonly [status: number, body: unknown][] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, authorization: headers.authorization, body: text && JSON.parse(text) });
    const [status, body] = answers[requests.length - 1] ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const environment = { ASSEMBLYAI_ENDPOINT: `http://127.0.0.1:${port}`, PUBLIC_ORIGIN: 'https://hub.test' };
  provider = assemblyAi(environment, async () => ({ api_key: 'the-key', webhook_secret: 'the-secret' }));
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => void server.close());

const NOW = new Date();
const ORDER = { audio_url: 'https://bucket.test/a?signed', reference: 'team.media.transcription' };

test('a request contains the callback URL and the proof of the callback', async () => {
  answers = [[200, { id: 'job-1', status: 'queued' }]];
  expect(await provider.submit(ORDER, NOW)).toBe('job-1');
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/v2/transcript',
      authorization: 'the-key',
      body: {
        audio_url: ORDER.audio_url,
        language_detection: true,
        webhook_url: 'https://hub.test/api/v1/media/webhooks/assemblyai?ref=team.media.transcription',
        webhook_auth_header_name: 'x-transcription-proof',
        webhook_auth_header_value: proofOf('the-secret', ORDER.reference),
      },
    },
  ]);
});

test('a transcript has its sentences, in seconds', async () => {
  answers = [
    [200, { id: 'job-1', status: 'completed', language_code: 'de', audio_duration: 61.5, error: null }],
    [200, { sentences: [{ text: 'Hallo.', start: 1_250, end: 2_000, words: [] }] }],
  ];
  expect(await provider.fetch('job-1/..', NOW)).toEqual({
    language: 'de',
    duration_seconds: 61.5,
    segments: [{ text: 'Hallo.', start_seconds: 1.25, end_seconds: 2 }],
  });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v2/transcript/job-1%2F..',
    'GET /v2/transcript/job-1%2F../sentences',
  ]);
});

test('a refusal is distinguished from an error that can be retried', async () => {
  answers = [[400, { error: 'audio_url is unreachable' }]];
  await expect(provider.submit(ORDER, NOW)).rejects.toThrow(new TranscriptionRefused('audio_url is unreachable'));
  requests.length = 0;
  for (const status of ['queued', 'processing']) {
    answers = [[200, { status }]];
    expect(await provider.fetch('job-1', NOW)).toBeUndefined();
    requests.length = 0;
  }
  answers = [[200, { status: 'error', error: 'No speech' }]];
  await expect(provider.fetch('job-1', NOW)).rejects.toBeInstanceOf(TranscriptionRefused);
  for (const answer of [
    [401, { error: 'Bad key' }],
    [429, {}],
    [503, {}],
    [200, {}],
  ] as const) {
    requests.length = 0;
    answers = [[answer[0], answer[1]]];
    const failure = await provider.fetch('job-1', NOW).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(TranscriptionRefused);
  }
});
