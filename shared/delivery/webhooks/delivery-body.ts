import type { HubKey } from '../../platform/db/key.ts';

/** An event to be delivered. */
export interface WebhookEvent {
  /** A UUID. A repeated event has the same id and is delivered once; see `deliveryId`. */
  readonly id: string;
  /** Such as `automation.webhook`. */
  readonly type: string;
  /** The attributes of the body other than `id`, `type`, `created_at` and `hub_id`. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export const MAX_BODY_BYTES = 64 * 1024;

/** The JSON body of an event. `undefined` if it is larger than 64 KiB. */
export const deliveryBody = ({ hub }: HubKey, { id, type, payload }: WebhookEvent, now: Date): string | undefined => {
  const body = JSON.stringify({ id, type, created_at: now.toISOString(), hub_id: hub, ...payload });
  return Buffer.byteLength(body) > MAX_BODY_BYTES ? undefined : body;
};
