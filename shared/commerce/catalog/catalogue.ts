import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';

/** What a hub sells stands in one partition beside the hub's own. */
export const cataloguePartition = (hub: HubKey): string => `${hubPartition(hub)}#CATALOGUE`;

export const catalogueKey = (hub: HubKey, kind: 'PRODUCT' | 'PRICE' | 'COUPON', id: string): Key => ({
  pk: cataloguePartition(hub),
  sk: `${kind}#${id}`,
});
