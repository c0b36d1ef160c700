import * as z from 'zod';
import { described } from '#docs';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { Currency } from '../../platform/text/currency.ts';
import { refusing } from '../../platform/text/refused-names.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { Amount } from './currencies.ts';
import { isChargeable, notChargeable } from './minor-units.ts';
import { INTERVALS, PRICE_KINDS } from './price-item.ts';

/** The longest billing period in each unit: three years. */
const MAX_LENGTH = { day: 1095, week: 156, month: 36, year: 3 } as const;

const fields = {
  name: singleLine(z.string().trim().min(1).max(250)).nullable().meta(described('A name for buyers and creators.')),
  grace_days: z
    .int()
    .min(0)
    .max(60)
    .meta(described('Days that access lasts after a renewal failed, 0 to 60. Default: 7.')),
  is_active: z.boolean().meta(described('True if the price can be bought. Default: true.')),
};

const AMOUNT = { free: [0, 0], one_time: [1, Number.POSITIVE_INFINITY], recurring: [1, Number.POSITIVE_INFINITY] };

const Given = z.object({
  name: fields.name.default(null),
  kind: z.enum(PRICE_KINDS).meta(described('`free`, `one_time` or `recurring`.')),
  amount: Amount.default(0).meta(
    described(
      'The amount in the minor unit of the currency. 0 for a free price. In BHD, JOD, KWD, OMR and TND it must end in 0.',
    ),
  ),
  currency: Currency.optional().meta(
    described(
      'The ISO 4217 currency code, such as EUR. Default: the `default_currency` of the hub; USD if it has none.',
      'EUR',
    ),
  ),
  interval: z
    .enum(INTERVALS)
    .nullable()
    .default(null)
    .meta(described('The unit of the billing period, required for a recurring price.')),
  interval_count: z
    .int()
    .min(1)
    .max(1095)
    .nullable()
    .default(null)
    .meta(described('The number of intervals in a billing period, at most three years. Default: 1.')),
  trial_days: z
    .int()
    .min(0)
    .max(730)
    .nullable()
    .default(null)
    .transform((days) => days || null)
    .meta(
      described(
        'Days before the first payment of a recurring price, 1 to 730. A contact has one trial of a product. 0 or null means none.',
      ),
    ),
  grace_days: fields.grace_days.default(7),
  is_active: fields.is_active.default(true),
});

type Field = keyof z.output<typeof Given>;

/** The first contradiction between attributes: the field and the error message. */
const contradiction = (price: z.output<typeof Given>): readonly [Field, string] | undefined => {
  const { kind, amount, currency, interval, interval_count, trial_days } = price;
  const [least, most] = AMOUNT[kind];
  if (amount < (least ?? 0) || amount > (most ?? 0))
    return ['amount', kind === 'free' ? '`amount` must be 0 for a free price.' : '`amount` must be at least 1.'];
  if (currency !== undefined && !isChargeable(amount, currency)) return ['amount', notChargeable('amount', currency)];
  if (kind === 'recurring' && interval === null) return ['interval', '`interval` is required for a recurring price.'];
  if (kind !== 'recurring' && interval !== null)
    return ['interval', '`interval` is only allowed for a recurring price.'];
  if (interval_count !== null && interval_count > (interval === null ? 0 : MAX_LENGTH[interval]))
    return [
      'interval_count',
      'The billing period must not be longer than three years, and `interval_count` requires an `interval`.',
    ];
  if (kind !== 'recurring' && trial_days !== null)
    return ['trial_days', '`trial_days` is only allowed for a recurring price.'];
  return undefined;
};

export const PriceInput = refusing(
  { trial_period_days: 'Send `trial_days`: without it, the first payment is due at once.' },
  Given.superRefine((price, context) => {
    const found = contradiction(price);
    if (found) context.addIssue({ code: 'custom', path: [found[0]], message: found[1] });
  }),
);

export const PriceChange = z.object(fields).partial();

/** The currency of a price without one, in a hub without a default. */
const LAST_CURRENCY = 'USD';

/** The input with its currency: its own, or that of the hub. */
export const withCurrency = (
  price: z.output<typeof PriceInput>,
  { default_currency }: Pick<HubItem, 'default_currency'>,
) => ({ ...price, currency: price.currency ?? default_currency ?? LAST_CURRENCY });
