import * as z from 'zod';
import { everyone, ungated } from '../../shared/api/callers.ts';
import { offers } from '../../shared/commerce/catalog/offers.ts';
import { INTERVALS, PRICE_KINDS } from '../../shared/commerce/catalog/price-item.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const OfferedPrice = z.object({
  id: z.string().meta({ description: 'The `price_id` of a checkout.' }),
  name: z.string().nullable(),
  kind: z.enum(PRICE_KINDS),
  amount: z.int().meta({ description: 'In the minor unit of the currency.' }),
  currency: z.string(),
  interval: z.enum(INTERVALS).nullable(),
  interval_count: z.int().nullable(),
  trial_days: z.int().nullable(),
});

const OfferedProduct = resource(
  'products',
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
  summary: 'List what a hub sells',
  description:
    'What can be bought at this moment, oldest first, with its prices, for members and visitors: products that are active, and of their prices those in use. Those whom an access rule keeps out of the hub see it too, since buying may be what lets them in.',
  caller: ungated(everyone(['commerce.read', 'commerce.manage'])),
  query: list(),
  response: many(OfferedProduct),
  handler: async ({ params, query }, { team, db }) =>
    answer(await offers(db, { team, hub: params.hub_id }, query.page)),
});

export const offerRoutes = [listOffers];
