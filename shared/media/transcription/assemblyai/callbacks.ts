import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { SecretFields } from '../../../platform/aws/secret.ts';
import type { CallbackProvider } from '../../../platform/callbacks/provider.ts';

/** The header that we ask AssemblyAI to send with each callback (`webhook_auth_header_name`). */
export const PROOF_HEADER = 'x-transcription-proof';

/** The parameter of the callback address that says what it is about. */
export const REFERENCE = 'ref';

/** What proves the callback about one transcription: it is of no use for another. */
export const proofOf = (secret: string, reference: string): string =>
  createHmac('sha256', secret).update(reference).digest('hex');

const Body = z.object({ transcript_id: z.string().min(1).max(100), status: z.enum(['completed', 'error']) });

const isProof = (given: string | undefined, secret: string, reference: string): boolean => {
  const wanted = Buffer.from(proofOf(secret, reference));
  const sent = Buffer.from(given ?? '');
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
};

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * AssemblyAI signs neither body nor time: it repeats a header that we chose, and ours proves the reference in the
 * address. What the body says is believed no further than that something is to be fetched.
 */
export const assemblyAiCallbacks = (secret: SecretFields): CallbackProvider => ({
  name: 'assemblyai',
  family: 'transcription',
  async verify({ body, headers, query }, now) {
    const { webhook_secret } = await secret(now);
    const reference = query.get(REFERENCE) ?? '';
    if (!webhook_secret || !isProof(headers[PROOF_HEADER], webhook_secret, reference)) return 'invalid_signature';
    const read = z.safeParse(Body, parsed(body));
    if (!read.success) {
      const event_id = createHash('sha256').update(body).digest('hex');
      return { event_id, kind: 'unknown', occurred_at: null, reference, ignored: 'The callback cannot be read.' };
    }
    const { transcript_id, status } = read.data;
    return { event_id: `${transcript_id}:${status}`, kind: status, occurred_at: null, reference };
  },
});
