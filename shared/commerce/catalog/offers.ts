import { equals } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import { readFiltered } from '../../platform/db/read-filtered.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey, cataloguePartition } from './catalogue.ts';
import type { PriceItem } from './price-item.ts';
import { pricesOf } from './prices.ts';
import type { ProductItem } from './product-item.ts';

/** A product that can be bought, with its active prices. */
interface Offer extends Pick<ProductItem, 'id' | 'hub_id' | 'name' | 'description'> {
  readonly prices: readonly OfferedPrice[];
}

type OfferedPrice = Pick<
  PriceItem,
  'id' | 'name' | 'kind' | 'amount' | 'currency' | 'interval' | 'interval_count' | 'trial_days'
>;

/** The attributes of a price that buyers see. */
const offeredPrice = (price: PriceItem): OfferedPrice => {
  const { id, name, kind, amount, currency, interval, interval_count, trial_days } = price;
  return { id, name, kind, amount, currency, interval, interval_count, trial_days };
};

/** The products with their active prices. Products without active prices are omitted. */
const withActivePrices = async (
  db: Table,
  hub: HubKey,
  products: readonly ProductItem[],
): Promise<readonly Offer[]> => {
  const filter = equals('is_active', true);
  const pricesByProduct = await Promise.all(
    products.map(({ id }) => queryAll<PriceItem>(db, { ...pricesOf(hub, id), filter })),
  );
  return products.flatMap((product, nth) => {
    const prices = pricesByProduct[nth] ?? [];
    return prices.length > 0 ? [{ ...product, prices: prices.map(offeredPrice) }] : [];
  });
};

/**
 * The active products of a hub with their active prices, oldest first. Prices are read with one parallel query for each
 * product. A page is shorter than its limit only at the end, or after ten rounds of products without active prices.
 */
export const offers = (db: Table, hub: HubKey, page: PageRequest): Promise<Page<Offer>> => {
  const run = { partition: cataloguePartition(hub), prefix: 'PRODUCT#', filter: equals('status', 'active') };
  const reading = { dense: true, eventual: true };
  return readFiltered(
    page,
    async (round) => {
      const { items, next } = await db.query<ProductItem>({ ...run, ...reading, ...round });
      return { items: await withActivePrices(db, hub, items), next };
    },
    ({ id }) => ({ sk: catalogueKey(hub, 'PRODUCT', id).sk }),
  );
};
