import * as z from 'zod';
import { described, text } from '#docs';
import { ungatedEveryone } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { offers } from '../../shared/commerce/catalog/offers.ts';
import { INTERVALS, PRICE_KINDS } from '../../shared/commerce/catalog/price-item.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';

const OfferedPrice = z.object({
  id: z.string().meta(described('The `price_id` to send to a checkout.')),
  name: z.string().nullable(),
  kind: z.enum(PRICE_KINDS),
  amount: z.int().meta(described('Amount in the minor unit of the currency, such as cents.')),
  currency: z.string(),
  interval: z.enum(INTERVALS).nullable(),
  interval_count: z.int().nullable(),
  trial_days: z.int().nullable(),
});

const OfferedProduct = resource(
  'products',
  () =>
    z.object({
      hub_id: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      prices: z.array(OfferedPrice),
    }),
  'OfferedProduct',
);

const listOffers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/products',
  summary: text("List a hub's products"),
  description: text(
    'Returns active products with their active prices, oldest first, to members and visitors. Members whom an access rule keeps out of the hub see them too, because a purchase may grant access.',
  ),
  caller: ungatedEveryone(['commerce.read', 'commerce.manage']),
  query: list(),
  response: many(OfferedProduct),
  handler: async ({ params, query }, { team, db }) =>
    answer(await offers(db, { team, hub: params.hub_id }, query.page)),
});

export const offerRoutes = [listOffers];
