import * as z from 'zod';
import { callbacks } from '../../shared/platform/callbacks/callbacks.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { type Answer, answer, plain } from '../../shared/platform/http/response.ts';
import { count } from '../../shared/platform/telemetry/embedded.ts';
import type { CallbackFamily, CallbackPorts } from './ports.ts';

/** The response to a recorded callback. It is processed later. */
export const Received = plain('application/json', z.object({ received: z.literal(true) }));

export const CALLBACK_ERRORS = ['not_found', 'invalid_signature', 'payload_too_large', 'wrong_endpoint'] as const;

interface CallbackRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  raw(): Uint8Array | Refusal<'payload_too_large'>;
}

interface Context {
  readonly db: Table;
  readonly now: Date;
  readonly ports: CallbackPorts;
}

interface CallbackSource {
  readonly family: CallbackFamily;
  readonly provider: string;
  readonly endpoint?: string;
}

/**
 * Verifies a callback, records it and queues it. A callback that fails verification is not recorded. A repeated one
 * that is not yet processed is queued again, so that none is lost if queueing failed the first time.
 */
export const receive = async (
  { family, provider: name, endpoint = '' }: CallbackSource,
  { headers, search, raw }: CallbackRequest,
  { db, now, ports }: Context,
): Promise<Answer<{ received: true }> | Refusal<(typeof CALLBACK_ERRORS)[number]>> => {
  const provider = ports.callbacks.provider(family, name);
  if (!provider) return refuse('not_found');
  const body = raw();
  if (body instanceof Refusal) return body;
  const query = new URLSearchParams(search);
  const verified = await provider.verify({ body, headers, query, endpoint }, now);
  if (typeof verified === 'string') {
    count('RefusedCallbacks');
    return refuse(verified);
  }
  const recorded = await callbacks(db).record(name, verified, { body, endpoint }, now);
  if (recorded.status === 'received') await ports.callbacks.queue.send({ provider: name, event_id: recorded.event_id });
  return answer({ received: true });
};
