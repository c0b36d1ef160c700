import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { BillingItem } from '../billing-item.ts';
import { purchaseSubscriptions } from './purchase-subscriptions.ts';

/** Whether a contact has had a trial of a product, however it ended. */
export const hadTrial = async (
  db: Table,
  team: TeamId,
  billing: BillingItem | undefined,
  product_id: string,
): Promise<boolean> => {
  const earlier = billing?.standings.filter((one) => one.product_id === product_id) ?? [];
  return (await purchaseSubscriptions(db, team, earlier)).some(({ trial_ends_at }) => trial_ends_at !== null);
};
