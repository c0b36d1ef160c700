import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';

/** The partition of a hub's products, the names of deleted ones, prices and coupons. */
export const cataloguePartition = (hub: HubKey): string => `${hubPartition(hub)}#CATALOGUE`;

export const catalogueKey = (
  hub: HubKey,
  kind: 'PRODUCT' | 'RETIRED_PRODUCT' | 'PRICE' | 'COUPON',
  id: string,
): Key => ({
  pk: cataloguePartition(hub),
  sk: `${kind}#${id}`,
});
