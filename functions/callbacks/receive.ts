import * as z from 'zod';
import { MAX_PAYLOAD_BYTES } from '../../shared/platform/callbacks/callback-item.ts';
import { callbacks } from '../../shared/platform/callbacks/callbacks.ts';
import type { CallbackFamily } from '../../shared/platform/callbacks/provider.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { type Answer, answer, plain } from '../../shared/platform/http/response.ts';
import type { CallbackPorts } from './ports.ts';

/** That a callback was taken. What it changes is changed afterwards. */
export const Received = plain('application/json', z.object({ received: z.literal(true) }));

export const RECEIVING = ['not_found', 'payload_too_large', 'invalid_signature', 'wrong_endpoint'] as const;

interface Arrived {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  raw(): Uint8Array;
}

interface Room {
  readonly db: Table;
  readonly now: Date;
  readonly ports: CallbackPorts;
}

interface Address {
  readonly family: CallbackFamily;
  readonly provider: string;
  readonly endpoint?: string;
}

/**
 * Verifies a callback, records it and asks for it to be processed. Nothing is recorded of one that was not proved. One
 * that is recorded and not yet done is asked for again: whoever was not answered sends again, and nothing is lost.
 */
export const receive = async (
  { family, provider: name, endpoint = '' }: Address,
  { headers, search, raw }: Arrived,
  { db, now, ports }: Room,
): Promise<Answer<{ received: true }> | Refusal<(typeof RECEIVING)[number]>> => {
  const provider = ports.callbacks.provider(family, name);
  if (!provider) return refuse('not_found');
  const body = raw();
  if (body.byteLength > MAX_PAYLOAD_BYTES)
    return refuse('payload_too_large', { detail: 'The request body is larger than 256 KiB.' });
  const query = new URLSearchParams(search);
  const verified = await provider.verify({ body, headers, query, endpoint }, now);
  if (typeof verified === 'string') return refuse(verified);
  const recorded = await callbacks(db).record(name, verified, { body, endpoint }, now);
  if (recorded.status === 'received') await ports.callbacks.queue.send({ provider: name, event_id: recorded.event_id });
  return answer({ received: true });
};
