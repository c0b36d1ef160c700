import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import type { AdminAlertType } from '../../shared/accounts/alerts/alert-types.ts';
import type { IsPaused } from '../../shared/accounts/teams/team-controls.ts';
import { type AttemptResult, attempt, type WebhookSender } from '../../shared/delivery/webhooks/attempt.ts';
import { bodyKey, type DeliveryBody, type DeliveryItem } from '../../shared/delivery/webhooks/delivery-item.ts';
import type { DeliveryJob } from '../../shared/delivery/webhooks/delivery-job.ts';
import { type Conclusion, deliveryLeases } from '../../shared/delivery/webhooks/delivery-leases.ts';
import type { SlowQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { type DisabledReason, type EndpointItem, endpointKey } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { DISABLE_AFTER_MS, retryDelay } from '../../shared/delivery/webhooks/schedule.ts';
import { hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Step } from '../../shared/platform/db/transaction.ts';
import { HOLD_SECONDS } from '../../shared/platform/queue/delay.ts';
import { report } from '../../shared/platform/telemetry/thread.ts';

export interface DeliveryDeps {
  readonly db: Table;
  readonly sender: WebhookSender;
  readonly slowLane: SlowQueue;
  readonly now: () => Date;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** An endpoint that takes longer to respond is marked as slow. */
  readonly slowAfterMs: number;
  readonly isPaused: IsPaused;
}

/** Another worker holds the lease. The message must be received again, in case that worker has died. */
class DeliveryLeased extends Error {
  override readonly name = 'DeliveryLeased';
}

const load = async (db: Table, job: DeliveryJob) => {
  const [hub, { endpoint_id, delivery_id }] = [hubOf(job), job];
  const keys = [hubItemKey(hub), endpointKey(hub, endpoint_id), bodyKey(hub, endpoint_id, delivery_id)];
  const [existing, endpoint, stored] = (await db.getMany<unknown>(keys)) as readonly [
    unknown,
    EndpointItem?,
    DeliveryBody?,
  ];
  return { endpoint: existing ? endpoint : undefined, body: stored?.body };
};

/** Calls `isLate` if `work` takes longer than `slowAfterMs`, so that later deliveries use the slow queue. */
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

const alertOf = (
  { hub_id, id, url }: EndpointItem,
  alert_type: AdminAlertType,
  payload: Readonly<Record<string, string>>,
) => ({
  source_module: 'webhooks',
  alert_type,
  hub_id,
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

/** The conclusion of a failed attempt, and the steps to write with it. */
interface Failure {
  readonly conclusion: Conclusion;
  readonly steps?: readonly Step[];
}

/** Decides how a failed attempt concludes. Raises the owners' alert before a final failure is written. */
const afterFailure = async (
  endpoint: EndpointItem,
  { id, tries }: DeliveryItem,
  { gone, retryAfter, attempt: { status, error } }: AttemptResult,
  deps: DeliveryDeps,
): Promise<Failure> => {
  const failingFor = deps.now().getTime() - Date.parse(endpoint.failing_since ?? deps.now().toISOString());
  if (gone || failingFor >= DISABLE_AFTER_MS) {
    const steps = [await disable(endpoint, gone ? 'gone' : 'failing', deps)];
    return { conclusion: { kind: 'failed', reason: gone ? 'endpoint_gone' : 'endpoint_failing' }, steps };
  }
  const waitMs = retryDelay(tries + 1, retryAfter, deps.random);
  if (waitMs !== undefined) return { conclusion: { kind: 'retry', waitMs } };
  const payload = { delivery_id: id, error: error ?? '', status: String(status ?? '') };
  const alert = alertOf(endpoint, 'webhook_delivery_failed', payload);
  await adminAlerts(deps.db, endpoint.team_id).raise(alert, deps.now());
  return { conclusion: { kind: 'failed', reason: 'exhausted' } };
};

/**
 * Makes one attempt of a delivery, once, however often the message is received. Only if a worker dies between sending
 * and recording the attempt is it sent again, under the same id. Rejects if this service could not make the attempt.
 */
export const deliver = async (job: DeliveryJob, deps: DeliveryDeps): Promise<void> => {
  const { db, sender, slowLane, now, slowAfterMs, isPaused } = deps;
  /* A new message, so that waiting does not count as attempts and no dead letter follows. */
  if (await isPaused(job.team_id, now())) return slowLane.send(job, HOLD_SECONDS);
  const hub = hubOf(job);
  const { endpoint, body } = await load(db, job);
  if (!endpoint) return deliveryLeases(db).abandon(job, 'endpoint_deleted', now());
  if (endpoint.status !== 'active') return deliveryLeases(db).abandon(job, 'endpoint_disabled', now());
  if (endpoint.slow && !job.slow) return slowLane.send(job);
  const delivery = await deliveryLeases(db).acquire(job, now());
  if (delivery === 'concluded') return;
  if (delivery === 'leased') throw new DeliveryLeased();
  if (body === undefined) throw new Error('The delivery has no body');

  const hubEndpoints = endpoints(db, hub);
  const sending = attempt({ hub, endpoint, delivery, body }, sender, now());
  const attempted = await markingSlow(sending, slowAfterMs, () => hubEndpoints.recordTrouble(endpoint, false, now()));
  report({
    delivery_id: delivery.id,
    endpoint_id: endpoint.id,
    event: delivery.event_type,
    status: attempted.attempt.status,
  });
  if (attempted.succeeded) {
    await hubEndpoints.recordSuccess(endpoint, attempted.attempt.ms < slowAfterMs);
    return deliveryLeases(db).conclude(delivery, attempted.attempt, { kind: 'delivered' }, now());
  }
  await hubEndpoints.recordTrouble(endpoint, true, now());
  const { conclusion, steps } = await afterFailure(endpoint, delivery, attempted, deps);
  return deliveryLeases(db).conclude(delivery, attempted.attempt, conclusion, now(), steps);
};
