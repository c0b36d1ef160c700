import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { timeoutOfQueue } from '../../../../infra/functions/timeouts.ts';
import { apiSockets } from '../../../../shared/downstream/live/sockets.ts';
import { pause } from '../../../../shared/platform/time/pause.ts';

vi.mock('../../../../shared/platform/time/pause.ts', () => ({ pause: vi.fn(async () => undefined) }));

let answers: (number | Error)[];
let calls: { readonly method: string | undefined; readonly url: string; readonly body: unknown }[];
beforeEach(() => {
  [answers, calls] = [[], []];
  vi.mocked(pause).mockClear();
  vi.stubGlobal('fetch', async (url: URL, { method, body }: RequestInit) => {
    calls.push({ method, url: url.href, body });
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const sockets = apiSockets({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKID',
  AWS_SECRET_ACCESS_KEY: 'secret',
  LIVE_CONNECTIONS_URL: 'https://api.example.com/live',
});

test('a message is posted to its connection, and a connection is closed', async () => {
  expect(await sockets.post('a+b/c=', { type: 'pong' })).toBe('sent');
  await sockets.close('a+b/c=');
  const url = 'https://api.example.com/live/@connections/a%2Bb%2Fc%3D';
  expect(calls).toEqual([
    { method: 'POST', url, body: '{"type":"pong"}' },
    { method: 'DELETE', url, body: undefined },
  ]);
});

test('a connection that is gone is not posted to again, and a refusal that stays is not repeated', async () => {
  answers = [410, 410, 403];
  expect(await sockets.post('id', { type: 'pong' })).toBe('gone');
  await sockets.close('id');
  await expect(sockets.post('id', { type: 'pong' })).rejects.toThrow('answered 403');
  expect(calls).toHaveLength(3);
});

test.each([
  ['a lost connection to the API', new TypeError('fetch failed')],
  ['a fault of the API', 500],
  ['a throttled request', 429],
])('%s is repeated once after a wait, since the queue repeats a message only after a minute', async (_, answer) => {
  answers = [answer];
  expect(await sockets.post('id', { type: 'pong' })).toBe('sent');
  expect([calls.length, vi.mocked(pause).mock.calls.length]).toEqual([2, 1]);
  answers = [answer, answer];
  await expect(sockets.close('id')).rejects.toThrow();
  expect(calls).toHaveLength(4);
});

test('an API that does not answer fails its own connections alone: the function has time left for the others', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const posting = sockets.post('id', { type: 'pong' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(timeoutOfQueue('live').toMilliseconds() / 2);
  expect(await Promise.race([posting, 'still waiting'])).toMatchObject({ message: 'The WebSocket API did not answer' });
});
