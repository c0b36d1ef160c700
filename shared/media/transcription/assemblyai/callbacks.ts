import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ValidSecrets } from '../../../platform/aws/secret.ts';
import type { CallbackProvider } from '../../../platform/callbacks/provider.ts';

/** The header that AssemblyAI sends with each callback (`webhook_auth_header_name`). */
export const PROOF_HEADER = 'x-transcription-proof';

/** The query parameter of the callback URL with the reference. */
export const REFERENCE_PARAMETER = 'ref';

/** The proof of a callback. It is valid for one reference only. */
export const proofOf = (secret: string, reference: string): string =>
  createHmac('sha256', secret).update(reference).digest('hex');

const Body = z.object({ transcript_id: z.string().min(1).max(100), status: z.enum(['completed', 'error']) });

const isProof = (header: string | undefined, secret: string, reference: string): boolean => {
  const wanted = Buffer.from(proofOf(secret, reference));
  const sent = Buffer.from(header ?? '');
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
};

const parseBody = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
};

/**
 * AssemblyAI does not sign callbacks. It repeats a header of our choice, which proves the reference in the URL. The
 * body is not trusted: it only causes the transcript to be fetched.
 */
export const assemblyAiCallbacks = (secret: ValidSecrets): CallbackProvider => ({
  name: 'assemblyai',
  family: 'transcription',
  async verify({ body, headers, query }, now) {
    const valid = (await secret(now)).flatMap(({ webhook_secret }) => webhook_secret || []);
    const reference = query.get(REFERENCE_PARAMETER) ?? '';
    if (!valid.some((one) => isProof(headers[PROOF_HEADER], one, reference))) return 'invalid_signature';
    const read = z.safeParse(Body, parseBody(body));
    if (!read.success) {
      const event_id = createHash('sha256').update(body).digest('hex');
      return { event_id, kind: 'unknown', occurred_at: null, reference, ignored: 'The callback cannot be read.' };
    }
    const { transcript_id, status } = read.data;
    return { event_id: `${transcript_id}:${status}`, kind: status, occurred_at: null, reference };
  },
});
