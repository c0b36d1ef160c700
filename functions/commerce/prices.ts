import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { isChargeable, notChargeable } from '../../shared/commerce/catalog/minor-units.ts';
import { PriceChange, PriceInput, withCurrency } from '../../shared/commerce/catalog/price-input.ts';
import { INTERVALS, PRICE_KINDS, type PriceItem } from '../../shared/commerce/catalog/price-item.ts';
import { prices } from '../../shared/commerce/catalog/prices.ts';
import type { ProductItem } from '../../shared/commerce/catalog/product-item.ts';
import { products } from '../../shared/commerce/catalog/products.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';

const Price = resource('prices', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    product_id: z.string().meta(described('The product that is sold at this price.')),
    product_name: z.string().meta(described('The current name of the product.')),
    name: z.string().nullable().meta(described('A name for buyers and creators. Null if none is set.')),
    kind: z.enum(PRICE_KINDS).meta(described('`free`, `one_time` or `recurring`.')),
    amount: z.int().meta(described('The amount in the minor unit of the currency. 0 for a free price.')),
    currency: z.string().meta(described('The ISO 4217 code of the currency.')),
    interval: z
      .enum(INTERVALS)
      .nullable()
      .meta(described('The unit of the billing period of a recurring price. Null for other prices.')),
    interval_count: z
      .int()
      .nullable()
      .meta(described('The number of intervals in a billing period. Null for other prices.')),
    trial_days: z
      .int()
      .nullable()
      .meta(described('Days before the first payment of a subscription. Null without a trial.')),
    grace_days: z.int().meta(described('Days that access lasts after a renewal failed.')),
    is_active: z
      .boolean()
      .meta(described('True if the price can be bought. Existing subscriptions continue either way.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

interface PriceParams {
  readonly team_id: string;
  readonly hub_id: string;
  readonly product_id: string;
}

const collection = '/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices';
const item = '/teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices/{price_id}';

interface NamedPrice extends PriceItem {
  readonly product_name: string;
}

const named = (price: PriceItem, { name: product_name }: Pick<ProductItem, 'name'>): NamedPrice => ({
  ...price,
  product_name,
});

/** The price, if it belongs to this product and the product exists. */
const priceOf = async (
  db: Table,
  params: PriceParams & { readonly price_id: string },
): Promise<NamedPrice | undefined> => {
  const hub = hubOf(params);
  const [product, price] = await Promise.all([
    products(db, hub).get(params.product_id),
    prices(db, hub).get(params.price_id),
  ]);
  return product && price?.product_id === product.id ? named(price, product) : undefined;
};

const listPrices = route({
  method: 'GET',
  path: collection,
  summary: text("List a product's prices"),
  description: text('Sorted oldest first, including inactive prices.'),
  caller: creator('commerce.read'),
  query: list(),
  response: many(Price),
  errors: ['not_found'],
  async handler({ params, query }, { db }) {
    const hub = hubOf(params);
    const [product, page] = await Promise.all([
      products(db, hub).get(params.product_id),
      prices(db, hub).list(params.product_id, query.page),
    ]);
    if (!product) return refuse('not_found');
    return answer({ items: page.items.map((price) => named(price, product)), next: page.next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a price'),
  description: text(`A price is free, one-time or recurring; a recurring price can start with a trial of
\`trial_days\`. Amounts are in the minor unit of the currency. The amount, currency and interval cannot be changed
later: create another price instead.`),
  caller: creator('commerce.manage'),
  body: envelope('prices', PriceInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(Price),
  errors: ['amount_not_chargeable', 'not_found'],
  async handler({ params, body }, { caller, db, hub: hubItem, now }) {
    const hub = hubOf(params);
    const product = await products(db, hub).get(params.product_id);
    if (!product) return refuse('not_found');
    const price = withCurrency(body, hubItem);
    if (!isChargeable(price.amount, price.currency))
      return refuse('amount_not_chargeable', { field: 'amount', detail: notChargeable('amount', price.currency) });
    return answer(named(await prices(db, hub).create(params.product_id, price, actorOf(caller), now), product));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a price'),
  caller: creator('commerce.read'),
  response: one(Price),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const price = await priceOf(db, params);
    return price ? answer(price) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a price'),
  description: text(`Changes the name, the grace period and \`is_active\`. The amount, currency and interval cannot
be changed: create another price and set \`is_active\` to false on this one.`),
  caller: creator('commerce.manage'),
  body: envelope('prices', PriceChange),
  response: one(Price),
  errors: ['not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const current = await priceOf(db, params);
    if (!current) return refuse('not_found');
    const changed = await prices(db, hubOf(params)).change(params.price_id, body, actorOf(caller), now);
    return changed ? answer({ ...changed, product_name: current.product_name }) : refuse('not_found');
  },
});

export const priceRoutes = [listPrices, create, read, change];
