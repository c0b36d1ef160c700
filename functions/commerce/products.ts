import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { PRODUCT_STATUSES, ProductChange, ProductInput } from '../../shared/commerce/catalog/product-item.ts';
import { products } from '../../shared/commerce/catalog/products.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';

const Product = resource('products', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    name: z.string().meta(described('The name that buyers see.')),
    description: z.string().nullable().meta(described('The description that buyers see. Null if none is set.')),
    status: z.enum(PRODUCT_STATUSES).meta(described('`active` if the product can be bought, `archived` if not.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = '/teams/{team_id}/hubs/{hub_id}/products';
const item = '/teams/{team_id}/hubs/{hub_id}/products/{product_id}';

const listProducts = route({
  method: 'GET',
  path: collection,
  summary: text('List products'),
  description: text('Sorted oldest first, including archived products.'),
  caller: creator('commerce.read'),
  query: list(),
  response: many(Product),
  handler: async ({ params, query }, { db }) => answer(await products(db, hubOf(params)).list(query.page)),
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a product'),
  description: text(
    'A product is sold by its prices. An archived product can no longer be bought; existing buyers keep it.',
  ),
  caller: creator('commerce.manage'),
  body: envelope('products', ProductInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(Product),
  handler: async ({ params, body }, { caller, db, now }) =>
    answer(await products(db, hubOf(params)).create(body, actorOf(caller), now)),
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a product'),
  caller: creator('commerce.read'),
  response: one(Product),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const product = await products(db, hubOf(params)).get(params.product_id);
    return product ? answer(product) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a product'),
  description: text(`Fields that you do not send keep their values. Set \`status\` to take the product off sale or
put it back. Its prices do not change.`),
  caller: creator('commerce.manage'),
  body: envelope('products', ProductChange),
  response: one(Product),
  errors: ['not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const changed = await products(db, hubOf(params)).change(params.product_id, body, actorOf(caller), now);
    return changed ? answer(changed) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a product'),
  description: text(
    'The product can no longer be bought. Existing buyers keep it with its name, and their subscriptions continue.',
  ),
  caller: creator('commerce.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const gone = await products(db, hubOf(params)).remove(params.product_id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

export const productRoutes = [listProducts, create, read, change, remove];
