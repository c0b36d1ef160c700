import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import { type AttemptResult, attempt, type WebhookSender } from '../../shared/delivery/webhooks/attempt.ts';
import { bodyKey, type DeliveryBody, type DeliveryItem } from '../../shared/delivery/webhooks/delivery-item.ts';
import type { DeliveryJob, SlowQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { type DisabledReason, type EndpointItem, endpointKey } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { DISABLE_AFTER_MS, retryDelay } from '../../shared/delivery/webhooks/schedule.ts';
import { type Conclusion, deliveryLeases } from '../../shared/delivery/webhooks/turns.ts';
import { hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Step } from '../../shared/platform/db/transaction.ts';

export interface DeliveryDeps {
  readonly db: Table;
  readonly sender: WebhookSender;
  readonly slowLane: SlowQueue;
  readonly now: () => Date;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** An answer that takes longer keeps others waiting. */
  readonly slowAfterMs: number;
}

/** Another worker has this turn; should that one have died, the message must come again. */
class DeliveryLeased extends Error {
  override readonly name = 'TurnIsHeld';
}

const load = async (db: Table, job: DeliveryJob) => {
  const [hub, { endpoint_id, delivery_id }] = [hubOf(job), job];
  const keys = [hubItemKey(hub), endpointKey(hub, endpoint_id), bodyKey(hub, endpoint_id, delivery_id)];
  const [stands, endpoint, sent] = (await db.getMany<unknown>(keys)) as readonly [
    unknown,
    EndpointItem?,
    DeliveryBody?,
  ];
  return { endpoint: stands ? endpoint : undefined, body: sent?.body };
};

/** Marks an attempt's endpoint as slow while the receiver is still to answer, so that what follows goes another way. */
const markingSlow = async <T>(work: Promise<T>, slowAfterMs: number, isLate: () => Promise<void>): Promise<T> => {
  let late: Promise<void> | undefined;
  const timer = setTimeout(() => {
    late = isLate().catch(() => undefined);
  }, slowAfterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    await late;
  }
};

const alertOf = ({ hub_id, id, url }: EndpointItem, alert_type: string, payload: Readonly<Record<string, string>>) => ({
  ...{ source_module: 'webhooks', alert_type, hub_id },
  payload: { endpoint_id: id, url, ...payload },
  dedupe_key: `${alert_type}#${id}`,
});

/** Alerts the team's owners that an endpoint is disabled; the step disables it. */
const disable = async (endpoint: EndpointItem, reason: DisabledReason, { db, now }: DeliveryDeps): Promise<Step> => {
  const { team_id: team, hub_id: hub, id } = endpoint;
  const alert = alertOf(endpoint, 'webhook_endpoint_disabled', { reason });
  await adminAlerts(db, team).raise(alert, now());
  return endpoints(db, { team, hub }).disableStep(id, reason, now());
};

/** What an attempt that failed comes to, and what is written with it. */
interface Failure {
  readonly conclusion: Conclusion;
  readonly steps?: readonly Step[];
}

/** What comes of an attempt that failed; owners are told before it is final. */
const afterFailure = async (
  endpoint: EndpointItem,
  { id, tries }: DeliveryItem,
  { gone, retryAfter, attempt: { status, error } }: AttemptResult,
  room: DeliveryDeps,
): Promise<Failure> => {
  const failingFor = room.now().getTime() - Date.parse(endpoint.failing_since ?? room.now().toISOString());
  if (gone || failingFor >= DISABLE_AFTER_MS) {
    const together = [await disable(endpoint, gone ? 'gone' : 'failing', room)];
    return { conclusion: { kind: 'failed', reason: gone ? 'endpoint_gone' : 'endpoint_failing' }, steps: together };
  }
  const waitMs = retryDelay(tries + 1, retryAfter, room.random);
  if (waitMs !== undefined) return { conclusion: { kind: 'retry', waitMs } };
  const payload = { delivery_id: id, error: error ?? '', status: String(status ?? '') };
  const alert = alertOf(endpoint, 'webhook_delivery_failed', payload);
  await adminAlerts(room.db, endpoint.team_id).raise(alert, room.now());
  return { conclusion: { kind: 'failed', reason: 'exhausted' } };
};

/**
 * Does one turn of a delivery, and does it once however often and by however many it is asked: only a worker that dies
 * between sending and noting it has the same attempt sent again, under the same id. Rejects where we could not do it.
 */
export const deliver = async (job: DeliveryJob, room: DeliveryDeps): Promise<void> => {
  const { db, sender, slowLane, now, slowAfterMs: slowAfterMs } = room;
  const hub = hubOf(job);
  const { endpoint, body } = await load(db, job);
  if (!endpoint) return deliveryLeases(db).abandon(job, 'endpoint_deleted', now());
  if (endpoint.status !== 'active') return deliveryLeases(db).abandon(job, 'endpoint_disabled', now());
  if (endpoint.slow && !job.slow) return slowLane.send(job);
  const delivery = await deliveryLeases(db).acquire(job, now());
  if (delivery === 'over') return;
  if (delivery === 'held') throw new DeliveryLeased();
  if (body === undefined) throw new Error('The delivery has no body');

  const ofHub = endpoints(db, hub);
  const sent = attempt({ hub, endpoint, delivery, body }, sender, now());
  const attempted = await markingSlow(sent, slowAfterMs, () => ofHub.recordTrouble(endpoint, false, now()));
  if (attempted.succeeded) {
    await ofHub.recordSuccess(endpoint, attempted.attempt.ms < slowAfterMs);
    return deliveryLeases(db).conclude(delivery, attempted.attempt, { kind: 'delivered' }, now());
  }
  await ofHub.recordTrouble(endpoint, true, now());
  const { conclusion, steps: together } = await afterFailure(endpoint, delivery, attempted, room);
  return deliveryLeases(db).conclude(delivery, attempted.attempt, conclusion, now(), together);
};
