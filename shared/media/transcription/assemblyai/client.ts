import * as z from 'zod';
import type { SecretFields } from '../../../platform/aws/secret.ts';
import { type Environment, required } from '../../../platform/runtime/config.ts';
import { type TranscriptionProvider, TranscriptionRefused } from '../provider.ts';
import { PROOF_HEADER, proofOf, REFERENCE } from './callbacks.ts';

const MILLISECONDS = 10_000;

const Submitted = z.object({ id: z.string().min(1).max(100) });
const Told = z.object({
  status: z.enum(['queued', 'processing', 'completed', 'error']),
  error: z.string().nullish(),
  language_code: z.string().nullish(),
  audio_duration: z.number().nullish(),
});
const Sentences = z.object({
  sentences: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
});

/** What it answers to a request that is wrong in itself. */
const Problem = z.object({ error: z.string() });

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** AssemblyAI's REST API. `ASSEMBLYAI_ENDPOINT` is where it is called, when not at its own address. */
export const assemblyAi = (environment: Environment, secret: SecretFields): TranscriptionProvider => {
  const call = async (path: string, now: Date, body?: object): Promise<unknown> => {
    const { api_key = '' } = await secret(now);
    const endpoint = environment.ASSEMBLYAI_ENDPOINT ?? 'https://api.assemblyai.com';
    const answered = await fetch(`${endpoint}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: api_key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(MILLISECONDS),
    });
    const told: unknown = await answered.json().catch(() => undefined);
    if (answered.ok) return told;
    const problem = z.safeParse(Problem, told);
    if (answered.status === 400 && problem.success) throw new TranscriptionRefused(problem.data.error);
    throw new Error(`AssemblyAI answered ${answered.status} to ${path.split('/').slice(0, 3).join('/')}`);
  };

  return {
    name: 'assemblyai',

    async submit({ audio_url, reference }, now) {
      const { webhook_secret = '' } = await secret(now);
      const callback = new URL('/api/v1/media/webhooks/assemblyai', required(environment, 'PUBLIC_ORIGIN'));
      callback.searchParams.set(REFERENCE, reference);
      const told = await call('/v2/transcript', now, {
        audio_url,
        language_detection: true,
        webhook_url: callback.href,
        webhook_auth_header_name: PROOF_HEADER,
        webhook_auth_header_value: proofOf(webhook_secret, reference),
      });
      return Submitted.parse(told).id;
    },

    async fetch(provider_id, now) {
      const path = `/v2/transcript/${encodeURIComponent(provider_id)}`;
      const told = Told.parse(await call(path, now));
      if (told.status === 'error')
        throw new TranscriptionRefused(told.error ?? 'The provider could not transcribe the media.');
      if (told.status !== 'completed') return undefined;
      const { sentences } = Sentences.parse(await call(`${path}/sentences`, now));
      return {
        language: told.language_code ?? null,
        duration_seconds: told.audio_duration ?? null,
        segments: sentences.map(({ text, start, end }) => ({
          start_seconds: seconds(start),
          end_seconds: seconds(end),
          text,
        })),
      };
    },
  };
};
