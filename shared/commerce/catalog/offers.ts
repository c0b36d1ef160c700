import { every } from '../../platform/db/every.ts';
import { equals } from '../../platform/db/expression.ts';
import { inRounds } from '../../platform/db/in-rounds.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey, cataloguePartition } from './catalogue.ts';
import type { PriceItem } from './price-item.ts';
import { pricesOf } from './prices.ts';
import type { ProductItem } from './product-item.ts';

/** A product that can be bought, and at which prices. */
interface Offer extends Pick<ProductItem, 'id' | 'hub_id' | 'name' | 'description'> {
  readonly prices: readonly OfferedPrice[];
}

type OfferedPrice = Pick<
  PriceItem,
  'id' | 'name' | 'kind' | 'amount' | 'currency' | 'interval' | 'interval_count' | 'trial_days'
>;

/** What a buyer is told of a price, and nothing else of its row. */
const offered = (price: PriceItem): OfferedPrice => {
  const { id, name, kind, amount, currency, interval, interval_count, trial_days } = price;
  return { id, name, kind, amount, currency, interval, interval_count, trial_days };
};

/** What can be bought of these products, each with its prices in use; those without any are left out. */
const sold = async (db: Table, hub: HubKey, products: readonly ProductItem[]): Promise<readonly Offer[]> => {
  const filter = equals('is_active', true);
  const ofEach = await Promise.all(products.map(({ id }) => every<PriceItem>(db, { ...pricesOf(hub, id), filter })));
  return products.flatMap((product, nth) => {
    const prices = ofEach[nth] ?? [];
    return prices.length > 0 ? [{ ...product, prices: prices.map(offered) }] : [];
  });
};

/**
 * What a hub sells at this moment, oldest first: its active products with their prices in use. Only prices of products
 * that are read are read, one query each, side by side; a page is shorter than asked only at the end, or where ten
 * rounds of products have nothing in use.
 */
export const offers = (db: Table, hub: HubKey, page: PageRequest): Promise<Page<Offer>> => {
  const run = { partition: cataloguePartition(hub), prefix: 'PRODUCT#', filter: equals('status', 'active') };
  return inRounds(
    page,
    async (round) => {
      const { items, next } = await db.query<ProductItem>({ ...run, ...round });
      return { items: await sold(db, hub, items), next };
    },
    ({ id }) => ({ sk: catalogueKey(hub, 'PRODUCT', id).sk }),
  );
};
