import { every } from '../db/every.ts';
import { equals } from '../db/expression.ts';
import type { HubKey } from '../db/key.ts';
import type { Page } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { cataloguePartition, type Listing } from './catalogue.ts';
import type { PriceItem } from './price-item.ts';
import type { ProductItem } from './product-item.ts';

/** A product that can be bought, and at which prices. */
export interface Offer extends Pick<ProductItem, 'id' | 'hub_id' | 'name' | 'description'> {
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

/** All prices of a hub that are in use, by their product. */
const pricesInUse = async (db: Table, hub: HubKey): Promise<ReadonlyMap<string, readonly PriceItem[]>> => {
  const filter = equals('is_active', true);
  const found = await every<PriceItem>(db, { partition: cataloguePartition(hub), prefix: 'PRICE#', filter });
  return Map.groupBy(found, ({ product_id }) => product_id);
};

/**
 * What a hub sells at this moment, oldest first: its active products with their prices in use, those without any left
 * out, so that a page may be shorter than asked. Products and prices are read side by side.
 */
export const offers = async (db: Table, hub: HubKey, page: Listing): Promise<Page<Offer>> => {
  const filter = equals('status', 'active');
  const [{ items, next }, prices] = await Promise.all([
    db.query<ProductItem>({ partition: cataloguePartition(hub), prefix: 'PRODUCT#', ...page, filter }),
    pricesInUse(db, hub),
  ]);
  const sold = items.flatMap((product) => {
    const own = prices.get(product.id);
    return own ? [{ ...product, prices: own.map(offered) }] : [];
  });
  return { items: sold, ...(next && { next }) };
};
