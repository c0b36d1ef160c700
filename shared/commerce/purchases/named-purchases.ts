import { attachPeople, peopleKeys } from '../../hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey } from '../catalog/catalogue.ts';
import type { PriceItem } from '../catalog/price-item.ts';
import type { ProductItem, RetiredProductItem } from '../catalog/product-item.ts';

/** What a contact bought, or is about to buy. */
interface Purchase {
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string | null;
  readonly product_id: string;
  readonly price_id: string;
}

const BUYER = {
  contact: ({ team_id: team, hub_id: hub, contact_id: id }: Purchase) =>
    id === null ? undefined : { type: 'contact' as const, id, team, hub },
};

const productKey = ({ team_id: team, hub_id: hub, product_id }: Purchase): Key =>
  catalogueKey({ team, hub }, 'PRODUCT', product_id);

const retiredKey = ({ team_id: team, hub_id: hub, product_id }: Purchase): Key =>
  catalogueKey({ team, hub }, 'RETIRED_PRODUCT', product_id);

const priceKey = ({ team_id: team, hub_id: hub, price_id }: Purchase): Key =>
  catalogueKey({ team, hub }, 'PRICE', price_id);

/**
 * The purchases with their prices, and the names of buyers, products and prices: the current ones, and of a deleted product the
 * last one. One more round trip for any number of purchases, two if a product was deleted. A change of a name may be
 * missing for a moment.
 */
export const namedPurchases = async <T extends Purchase>(db: Table, purchases: readonly T[], showing: PresentDeps) => {
  const keys = [...peopleKeys(purchases, BUYER), ...purchases.map(productKey), ...purchases.map(priceKey)];
  const rows = await gather(db, keys, { eventual: true });
  const deleted = purchases.filter((one) => !rows<ProductItem>(productKey(one)));
  const retired = await gather(db, deleted.map(retiredKey));
  const productOf = (one: Purchase) =>
    rows<ProductItem>(productKey(one)) ?? retired<RetiredProductItem>(retiredKey(one));
  return attachPeople(purchases, BUYER, rows, showing).map((purchase) => ({
    ...purchase,
    product_name: productOf(purchase)?.name ?? null,
    price: rows<PriceItem>(priceKey(purchase)),
    price_name: rows<PriceItem>(priceKey(purchase))?.name ?? null,
  }));
};
