import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { CouponChange, CouponInput } from '../../shared/commerce/catalog/coupon-input.ts';
import { COUPON_DURATIONS } from '../../shared/commerce/catalog/coupon-item.ts';
import { coupons } from '../../shared/commerce/catalog/coupons.ts';
import { products } from '../../shared/commerce/catalog/products.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';

const Coupon = resource('coupons', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    code: z.string().meta(described('The code that buyers enter, unique in the hub regardless of case.')),
    percent_off: z.int().nullable().meta(described('The discount in percent. Null if the coupon takes an amount off.')),
    amount_off: z
      .int()
      .nullable()
      .meta(described('The discount in the minor unit of the currency. Null if the coupon takes a percentage off.')),
    currency: z.string().nullable().meta(described('The ISO 4217 code of the currency of `amount_off`.')),
    duration: z
      .enum(COUPON_DURATIONS)
      .meta(
        described(
          'The payments of a subscription that are reduced: `once`, `forever`, or `repeating` for some months.',
        ),
      ),
    duration_in_months: z
      .int()
      .nullable()
      .meta(described('The months of a `repeating` discount. Null for other durations.')),
    max_redemptions: z
      .int()
      .nullable()
      .meta(described('The number of orders that can use the coupon. Null means no limit.')),
    max_redemptions_per_contact: z
      .int()
      .nullable()
      .meta(described('The number of orders of one buyer that can use the coupon. Null means no limit.')),
    times_redeemed: z.int().meta(described('The number of orders that use the coupon, paid or still open.')),
    expires_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time after which the coupon cannot be used. Null means never.')),
    product_ids: z
      .array(z.string())
      .meta(described('The products that the coupon applies to. Empty means all products.')),
    is_active: z.boolean().meta(described('False if the coupon cannot be used.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = '/teams/{team_id}/hubs/{hub_id}/coupons';
const item = '/teams/{team_id}/hubs/{hub_id}/coupons/{coupon_id}';

const listCoupons = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's coupons"),
  description: text('Sorted oldest first, including expired and used up coupons.'),
  caller: creator('commerce.read'),
  query: list(),
  response: many(Coupon),
  handler: async ({ params, query }, { db }) => answer(await coupons(db, hubOf(params)).list(query.page)),
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a coupon'),
  description: text(`A coupon takes a percentage or an amount off the first payment, off all payments, or off the
payments of some months. \`max_redemptions\` limits the orders, and \`max_redemptions_per_contact\` the orders of
one buyer, who must then be known at checkout. If a checkout session expires unpaid, its redemption is returned. A
code is unique in its hub, regardless of case.`),
  caller: creator('commerce.manage'),
  body: envelope('coupons', CouponInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(Coupon),
  errors: ['code_taken', 'expires_in_past', 'unknown_product'],
  async handler({ params, body }, { caller, db, now }) {
    if (body.expires_at !== null && Date.parse(body.expires_at) <= now.getTime())
      return refuse('expires_in_past', { field: 'expires_at' });
    const missing = await products(db, hubOf(params)).missing(body.product_ids);
    if (missing !== undefined) return refuse('unknown_product', { field: `product_ids.${missing}` });
    const made = await coupons(db, hubOf(params)).create(body, actorOf(caller), now);
    return made === 'code_taken' ? refuse('code_taken', { field: 'code' }) : answer(made);
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a coupon'),
  caller: creator('commerce.read'),
  response: one(Coupon),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const coupon = await coupons(db, hubOf(params)).get(params.coupon_id);
    return coupon ? answer(coupon) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a coupon'),
  description: text(
    'Changes the limits, the expiry, the products and `is_active`. The code and the discount cannot be changed.',
  ),
  caller: creator('commerce.manage'),
  body: envelope('coupons', CouponChange),
  response: one(Coupon),
  errors: ['not_found', 'unknown_product'],
  async handler({ params, body }, { caller, db, now }) {
    const hubCoupons = coupons(db, hubOf(params));
    if (body.product_ids) {
      if (!(await hubCoupons.get(params.coupon_id))) return refuse('not_found');
      const missing = await products(db, hubOf(params)).missing(body.product_ids);
      if (missing !== undefined) return refuse('unknown_product', { field: `product_ids.${missing}` });
    }
    const changed = await hubCoupons.change(params.coupon_id, body, actorOf(caller), now);
    return changed ? answer(changed) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a coupon'),
  description: text('The code can be used for another coupon. Existing orders and subscriptions keep their discount.'),
  caller: creator('commerce.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const hubCoupons = coupons(db, hubOf(params));
    const coupon = await hubCoupons.get(params.coupon_id);
    return coupon && (await hubCoupons.remove(coupon, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const couponRoutes = [listCoupons, create, read, change, remove];
