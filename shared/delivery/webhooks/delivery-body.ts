import type { HubKey } from '../../platform/db/key.ts';

/** An event to be delivered. */
export interface WebhookEvent {
  /**
   * A UUID that the event's cause repeats, so that it is delivered once however often it is asked for: `deliveryId`.
   */
  readonly id: string;
  /** `automation.webhook`, for instance. */
  readonly type: string;
  /** What the body holds beside `id`, `type`, `created_at` and `hub_id`. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** No body is longer. */
const MAX_BODY_BYTES = 64 * 1024;

/** What is sent, as JSON; `undefined` where it would be longer than 64 KiB. */
export const deliveryBody = ({ hub }: HubKey, { id, type, payload }: WebhookEvent, at: Date): string | undefined => {
  const body = JSON.stringify({ id, type, created_at: at.toISOString(), hub_id: hub, ...payload });
  return Buffer.byteLength(body) > MAX_BODY_BYTES ? undefined : body;
};
