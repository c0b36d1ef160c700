import type { KeyObject } from 'node:crypto';
import type { HubKey } from '../../platform/db/key.ts';
import { checkTarget, type GuardOptions } from '../../platform/outbound/target-guard.ts';
import type { Unseal } from '../../platform/sealing/sealing.ts';
import { threadFields } from '../../platform/telemetry/thread.ts';
import type { Attempt, DeliveryItem } from './delivery-item.ts';
import type { EndpointItem } from './endpoint-item.ts';
import { activeSecrets } from './endpoints.ts';
import { parseRetryAfter } from './schedule.ts';
import { send } from './send.ts';
import { signatureHeaders } from './signature.ts';

/** The dependencies of an attempt. */
export interface WebhookSender {
  readonly guard: GuardOptions;
  readonly unseal: Unseal;
  readonly signingKey: () => Promise<KeyObject>;
  /** For the whole attempt, from DNS to the response status. */
  readonly timeoutMs: number;
}

export interface AttemptResult {
  readonly attempt: Attempt;
  readonly succeeded: boolean;
  /** The receiver returned 410 Gone. */
  readonly gone: boolean;
  /** Milliseconds from `Retry-After`. */
  readonly retryAfter: number | undefined;
}

const GONE = 410;

/** The request that caused the delivery: its id and, if it was sent with one, its W3C `traceparent`. */
export const threadHeaders = ({ request_id, traceparent } = threadFields()): Readonly<Record<string, string>> => ({
  ...(request_id && { 'hub-request-id': request_id }),
  ...(traceparent && { traceparent }),
});

const failedBeforeSending = (now: Date, error: string, ms: number): AttemptResult => ({
  attempt: { at: now.toISOString(), status: null, ms, error, response: null, signature: null },
  succeeded: false,
  gone: false,
  retryAfter: undefined,
});

const errorOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
};

/**
 * Sends a delivery once, signed with the current time. Its URL is checked again, and only checked addresses are
 * connected to. Rejects only if it could not be signed; any failure of the receiver is part of the result.
 */
export const attempt = async (
  { hub, endpoint, delivery, body }: { hub: HubKey; endpoint: EndpointItem; delivery: DeliveryItem; body: string },
  { guard, unseal, signingKey, timeoutMs }: WebhookSender,
  now: Date,
): Promise<AttemptResult> => {
  const started = performance.now();
  const spent = () => Math.round(performance.now() - started);
  const context = { ...hub, endpoint: endpoint.id };
  const [target, ed25519, ...secrets] = await Promise.all([
    checkTarget(endpoint.url, guard),
    signingKey(),
    ...activeSecrets(endpoint, now).map(({ sealed }) => unseal(sealed, context)),
  ]);
  if (typeof target === 'string') return failedBeforeSending(now, 'target_not_allowed', spent());
  if (target.addresses.length === 0) return failedBeforeSending(now, 'name_not_resolved', spent());
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed = signatureHeaders({ id: delivery.id, timestamp, body }, { secrets, ed25519 });
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'hub-membership-webhooks/1',
    ...threadHeaders(),
    ...signed,
  };
  const reply = await send(target, { body, headers }, Math.max(1, timeoutMs - spent()));
  const { status, excerpt, ms } = reply;
  const error = status === null ? reply.error : errorOf(status);
  const signature = signed['X-Svc-Signature'] ?? null;
  return {
    attempt: { at: now.toISOString(), status, ms, error, response: excerpt, signature },
    succeeded: error === null,
    gone: status === GONE,
    retryAfter: parseRetryAfter(reply.retryAfter, now),
  };
};
