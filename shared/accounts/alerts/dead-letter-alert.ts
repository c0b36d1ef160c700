import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { platformAlerts } from './platform-alerts.ts';

const deadLettersEntity = /* @__PURE__ */ entity('dead_letters');

/** The last known number of messages of a dead-letter queue, and its alert. */
interface KnownItem {
  readonly count: number;
  readonly alert_id: string | null;
}

const keyOf = (queue: string) => ({ pk: 'PLATFORM', sk: `DEAD-LETTERS#${queue}` });

const SYSTEM = { type: 'system', id: 'sweep' } as const;

/**
 * Keeps one platform alert per dead-letter queue in sync: raised when messages are added, updated while they stay,
 * resolved when the queue is empty. An alert that was resolved by hand is raised again only for new messages.
 */
export const syncDeadLetterAlert = async (
  db: Table,
  { queue, count, redrive }: { readonly queue: string; readonly count: number; readonly redrive: string },
  now: Date,
): Promise<void> => {
  const key = keyOf(queue);
  const known = await db.get<KnownItem>(key);
  if (count === (known?.count ?? 0)) return;
  const alerts = platformAlerts(db);
  const payload = { queue, count, redrive };
  const of = {
    alert_type: 'dead_letters',
    severity: 'critical',
    payload,
    dedupe_key: `dead_letters#${queue}`,
  } as const;
  const openAlert = known?.alert_id ?? null;
  const grown = count > (known?.count ?? 0);
  const alert_id = grown ? await alerts.raise(of, now) : openAlert;
  if (alert_id !== null) {
    await alerts.updatePayload(alert_id, payload, now);
    if (count === 0) await alerts.resolve(alert_id, SYSTEM, now);
  }
  await db.put({ ...key, entity: deadLettersEntity, count, alert_id: count === 0 ? null : alert_id });
};

export const deadLettersKind = {
  entity: deadLettersEntity,
  key: ['PLATFORM', 'DEAD-LETTERS#{queue}'],
  events: 'none',
  person: nobody,
  team: { remains: 'It belongs to the service.' },
  text: 'none',
  gives: false,
  note: 'how many messages a dead-letter queue held at the last look',
} as const satisfies RowKind;
