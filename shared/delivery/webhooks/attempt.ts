import type { KeyObject } from 'node:crypto';
import type { HubKey } from '../../platform/db/key.ts';
import type { Attempt, DeliveryItem } from './delivery-item.ts';
import type { EndpointItem } from './endpoint-item.ts';
import { activeSecrets } from './endpoints.ts';
import { parseRetryAfter } from './schedule.ts';
import type { Open } from './seal.ts';
import { send } from './send.ts';
import { signatureHeaders } from './signature.ts';
import { checkTarget, type GuardOptions } from './target-guard.ts';

/** What an attempt needs of the service. */
export interface WebhookSender {
  readonly guard: GuardOptions;
  readonly open: Open;
  readonly signingKey: () => Promise<KeyObject>;
  /** For everything from the name's addresses to the status; 15 seconds. */
  readonly timeoutMs: number;
}

export interface AttemptResult {
  readonly attempt: Attempt;
  readonly succeeded: boolean;
  /** The receiver wants nothing more: 410. */
  readonly gone: boolean;
  /** Milliseconds that the receiver asks for before the next one. */
  readonly retryAfter: number | undefined;
}

const GONE = 410;

const failedBeforeSending = (at: Date, error: string, ms: number): AttemptResult => ({
  attempt: { at: at.toISOString(), status: null, ms, error, response: null, signature: null },
  ...{ succeeded: false, gone: false, retryAfter: undefined },
});

const errorOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
};

/**
 * Sends a delivery once, signed at this moment. Its address is judged anew, and only what was judged is dialled.
 * Rejects only where we ourselves could not sign it; whatever the receiver does is told.
 */
export const attempt = async (
  { hub, endpoint, delivery, body }: { hub: HubKey; endpoint: EndpointItem; delivery: DeliveryItem; body: string },
  { guard, open, signingKey, timeoutMs }: WebhookSender,
  at: Date,
): Promise<AttemptResult> => {
  const began = performance.now();
  const spent = () => Math.round(performance.now() - began);
  const context = { ...hub, endpoint: endpoint.id };
  const [target, ed25519, ...secrets] = await Promise.all([
    checkTarget(endpoint.url, guard),
    signingKey(),
    ...activeSecrets(endpoint, at).map(({ sealed }) => open(sealed, context)),
  ]);
  if (typeof target === 'string') return failedBeforeSending(at, 'target_not_allowed', spent());
  if (target.addresses.length === 0) return failedBeforeSending(at, 'name_not_resolved', spent());
  const timestamp = Math.floor(at.getTime() / 1000);
  const signed = signatureHeaders({ id: delivery.id, timestamp, body }, { secrets, ed25519 });
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'hub-membership-webhooks/1', ...signed };
  const reply = await send(target, { body, headers }, Math.max(1, timeoutMs - spent()));
  const { status, excerpt: start, ms } = reply;
  const error = status === null ? reply.error : errorOf(status);
  const signature = signed['X-Svc-Signature'] ?? null;
  return {
    attempt: { at: at.toISOString(), status, ms, error, response: start, signature },
    succeeded: error === null,
    gone: status === GONE,
    retryAfter: parseRetryAfter(reply.retryAfter, at),
  };
};
