import { adminAlerts } from '../../../accounts/alerts/admin-alerts.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import type { OrderItem } from './order-item.ts';

/** The steps that alert the team to each refund that this change of an order undoes: once for each refund. */
export const undoneRefundAlerts = (
  db: Table,
  { facts: { undone_refunds: known = {} } }: Pick<OrderItem, 'facts'>,
  { id, team_id, hub_id, currency, facts }: OrderItem,
  now: Date,
): readonly Step[] =>
  Object.entries(facts.undone_refunds ?? {})
    .filter(([refund]) => known[refund] === undefined)
    .flatMap(([refund_id, { payment, amount, reason }]) =>
      adminAlerts(db, team_id).raiseSteps(
        {
          ...({ source_module: 'commerce', alert_type: 'refund_failed', hub_id } as const),
          payload: { order_id: id, refund_id, payment_id: payment, amount, currency, reason },
          dedupe_key: `refund_failed#${refund_id}`,
        },
        now,
      ),
    );
