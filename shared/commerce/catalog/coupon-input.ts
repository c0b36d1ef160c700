import * as z from 'zod';
import { described } from '#docs';
import { Currency } from '../../platform/text/currency.ts';
import { refusing } from '../../platform/text/refused-names.ts';
import { requiredText } from '../../platform/text/visible.ts';
import { Moment } from '../../platform/time/moment.ts';
import { COUPON_DURATIONS } from './coupon-item.ts';
import { Amount } from './currencies.ts';
import { isChargeable, notChargeable } from './minor-units.ts';

const fields = {
  max_redemptions: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .nullable()
    .meta(described('The number of orders that can use the coupon. Null means no limit.')),
  max_redemptions_per_contact: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .meta(described('The number of orders of one buyer that can use the coupon. Null means no limit.')),
  expires_at: Moment.nullable().meta(described('The time after which the coupon cannot be used. Null means never.')),
  product_ids: z
    .array(z.uuid())
    .max(50)
    .meta(described('The products that the coupon applies to, at most 50. Empty means all products.')),
  is_active: z.boolean().meta(described('False if the coupon cannot be used. Default: true.')),
};

const Given = z.object({
  code: requiredText(64)
    .regex(/^[^\p{C}\p{Z}]+$/u, 'A code must not contain spaces or control characters.')
    .meta(described('The code that buyers enter, without spaces, unique in the hub regardless of case.')),
  percent_off: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .meta(described('The discount in percent. Mutually exclusive with `amount_off`.')),
  amount_off: Amount.min(1)
    .nullable()
    .default(null)
    .meta(
      described(
        'The discount in the minor unit of `currency`. Mutually exclusive with `percent_off`. In BHD, JOD, KWD, OMR and TND it must end in 0.',
      ),
    ),
  currency: Currency.nullable().default(null).meta(described('The ISO 4217 code of the currency of `amount_off`.')),
  duration: z
    .enum(COUPON_DURATIONS)
    .default('once')
    .meta(
      described('The payments of a subscription that are reduced: `once`, `forever`, or `repeating` for some months.'),
    ),
  duration_in_months: z
    .int()
    .min(1)
    .max(36)
    .nullable()
    .default(null)
    .meta(described('The months of a `repeating` discount.')),
  max_redemptions: fields.max_redemptions.default(null),
  max_redemptions_per_contact: fields.max_redemptions_per_contact.default(null),
  expires_at: fields.expires_at.default(null),
  product_ids: fields.product_ids.default([]),
  is_active: fields.is_active.default(true),
});

type Field = keyof z.output<typeof Given>;

const contradiction = (coupon: z.output<typeof Given>): readonly [Field, string] | undefined => {
  const { percent_off, amount_off, currency, duration, duration_in_months } = coupon;
  if ((percent_off === null) === (amount_off === null))
    return ['percent_off', '`percent_off` and `amount_off` are mutually exclusive; send one of them.'];
  if ((amount_off === null) !== (currency === null))
    return ['currency', '`amount_off` and `currency` must be sent together.'];
  if (amount_off !== null && currency !== null && !isChargeable(amount_off, currency))
    return ['amount_off', notChargeable('amount_off', currency)];
  if ((duration === 'repeating') !== (duration_in_months !== null))
    return [
      'duration_in_months',
      '`duration_in_months` is required if `duration` is `repeating`, and not allowed otherwise.',
    ];
  return undefined;
};

export const CouponInput = refusing(
  {
    redeem_by: 'Send `expires_at`: without it, the coupon never expires.',
    applies_to: 'Send `product_ids`: without them, the coupon applies to all products.',
    max_uses: 'Send `max_redemptions`: without it, the coupon has no limit.',
  },
  Given.superRefine((coupon, context) => {
    const found = contradiction(coupon);
    if (found) context.addIssue({ code: 'custom', path: [found[0]], message: found[1] });
  }),
);

/** The attributes of a coupon that can be changed: who can use it, not its discount. */
export const CouponChange = z.object(fields).partial();
