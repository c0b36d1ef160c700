import { randomUUID } from 'node:crypto';
import { stringOf } from '../json.ts';
import type { Outbox } from '../outbox.ts';
import { AwsError, type AwsService, inputOf, jsonResponse } from '../protocol/request.ts';
import { ASSEMBLYAI_PATH } from '../stand-in-paths.ts';

const TRANSCRIPT = [
  'Welcome, and thank you for being here.',
  'The local stack does not transcribe recordings, so this is a sample transcript.',
  'Its words have timestamps, as in a real transcript.',
];

const SENTENCE_MILLISECONDS = 4_000;

const sentences = TRANSCRIPT.map((text, nth) => ({
  text,
  start: nth * SENTENCE_MILLISECONDS,
  end: (nth + 1) * SENTENCE_MILLISECONDS,
  confidence: 1,
}));

/** How long a transcription takes. */
const TRANSCRIPTION_MILLISECONDS = 500;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * AssemblyAI: accepts every recording and sends its callback half a second later, with the requested header. It is
 * stateless, because all transcripts are the same; so transcripts survive a restart.
 */
export const assemblyAi = ({ send }: Pick<Outbox, 'send'>): AwsService => {
  const submit: AwsService = (request) => {
    const input = inputOf(request);
    const url = stringOf(input.webhook_url);
    if (!stringOf(input.audio_url)) return jsonResponse({ error: 'audio_url is missing' }, 400);
    const id = randomUUID();
    const header = stringOf(input.webhook_auth_header_name);
    const headers = {
      'content-type': 'application/json',
      ...(header && { [header]: stringOf(input.webhook_auth_header_value) }),
    };
    const body = JSON.stringify({ transcript_id: id, status: 'completed' });
    if (url) {
      const { pathname, search } = new URL(url);
      void send({ provider: 'assemblyai', path: `${pathname}${search}`, headers, body }, TRANSCRIPTION_MILLISECONDS);
    }
    return jsonResponse({ id, status: 'queued' });
  };

  return (request) => {
    const [, id = '', part] = request.path.slice(`${ASSEMBLYAI_PATH}/v2/`.length).split('/');
    if (request.method === 'POST' && id === '') return submit(request);
    if (request.method !== 'GET' || !ID.test(id)) throw new AwsError('NotFound', 'The transcript does not exist.', 404);
    const times = { id, confidence: 1, audio_duration: (sentences.length * SENTENCE_MILLISECONDS) / 1000 };
    if (part === 'sentences') return jsonResponse({ ...times, sentences });
    return jsonResponse({ ...times, status: 'completed', text: TRANSCRIPT.join(' '), language_code: 'en' });
  };
};
