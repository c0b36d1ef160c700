import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const priceEntity = /* @__PURE__ */ entity('price');

export const PRICE_KINDS = ['free', 'one_time', 'recurring'] as const;
export const INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** A price of a product. Its amount and interval never change: a new amount is a new price. */
export interface PriceItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly product_id: string;
  readonly name: string | null;
  readonly kind: (typeof PRICE_KINDS)[number];
  /** In the minor unit of the currency. 0 for a free price. */
  readonly amount: number;
  readonly currency: string;
  /** A recurring price is charged every `interval_count` intervals. */
  readonly interval: (typeof INTERVALS)[number] | null;
  readonly interval_count: number | null;
  /** Days before the first charge of a recurring price. */
  readonly trial_days: number | null;
  /** Days that access lasts after a failed renewal. */
  readonly grace_days: number;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

const priceEvents = /* @__PURE__ */ plainLifecycle<PriceItem>({
  thing: 'price',
  resource_type: 'prices',
  id: ({ id }) => id,
});

export const priceKind = {
  entity: priceEntity,
  key: ['TEAM#{team}#HUB#{hub}#CATALOGUE', 'PRICE#{price}'],
  index: ['TEAM#{team}#HUB#{hub}#PRODUCT#{product}', 'PRICE#{price}'],
  events: priceEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'what buyers agreed to is never changed',
} as const satisfies RowKind;
