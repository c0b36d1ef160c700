import * as z from 'zod';
import type { SecretFields } from '../../../platform/aws/secret.ts';
import { type Environment, required } from '../../../platform/runtime/config.ts';
import { type TranscriptionProvider, TranscriptionRefused } from '../provider.ts';
import { PROOF_HEADER, proofOf, REFERENCE_PARAMETER } from './callbacks.ts';

const TIMEOUT_MS = 10_000;

const Submitted = z.object({ id: z.string().min(1).max(100) });
const TranscriptStatus = z.object({
  status: z.enum(['queued', 'processing', 'completed', 'error']),
  error: z.string().nullish(),
  language_code: z.string().nullish(),
  audio_duration: z.number().nullish(),
});
const Sentences = z.object({
  sentences: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
});

/** The body of an error response. */
const Problem = z.object({ error: z.string() });

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** AssemblyAI's REST API. `ASSEMBLYAI_ENDPOINT` overrides its origin. */
export const assemblyAi = (environment: Environment, secret: SecretFields): TranscriptionProvider => {
  const call = async (path: string, now: Date, body?: object): Promise<unknown> => {
    const { api_key = '' } = await secret(now);
    const endpoint = environment.ASSEMBLYAI_ENDPOINT ?? 'https://api.assemblyai.com';
    const response = await fetch(`${endpoint}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: api_key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const document: unknown = await response.json().catch(() => undefined);
    if (response.ok) return document;
    const problem = z.safeParse(Problem, document);
    if (response.status === 400 && problem.success) throw new TranscriptionRefused(problem.data.error);
    throw new Error(`AssemblyAI returned ${response.status} to ${path.split('/').slice(0, 3).join('/')}`);
  };

  return {
    name: 'assemblyai',

    async submit({ audio_url, reference }, now) {
      const { webhook_secret = '' } = await secret(now);
      const callback = new URL('/api/v1/media/webhooks/assemblyai', required(environment, 'PUBLIC_ORIGIN'));
      callback.searchParams.set(REFERENCE_PARAMETER, reference);
      const submitted = await call('/v2/transcript', now, {
        audio_url,
        language_detection: true,
        webhook_url: callback.href,
        webhook_auth_header_name: PROOF_HEADER,
        webhook_auth_header_value: proofOf(webhook_secret, reference),
      });
      return Submitted.parse(submitted).id;
    },

    async fetch(provider_id, now) {
      const path = `/v2/transcript/${encodeURIComponent(provider_id)}`;
      const transcript = TranscriptStatus.parse(await call(path, now));
      if (transcript.status === 'error')
        throw new TranscriptionRefused(transcript.error ?? 'The provider could not transcribe the media.');
      if (transcript.status !== 'completed') return undefined;
      const { sentences } = Sentences.parse(await call(`${path}/sentences`, now));
      return {
        language: transcript.language_code ?? null,
        duration_seconds: transcript.audio_duration ?? null,
        segments: sentences.map(({ text, start, end }) => ({
          start_seconds: seconds(start),
          end_seconds: seconds(end),
          text,
        })),
      };
    },
  };
};
