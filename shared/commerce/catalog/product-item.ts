import * as z from 'zod';
import { described } from '#docs';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { singleLine } from '../../platform/text/single-line.ts';

export const PRODUCT_STATUSES = ['active', 'archived'] as const;

/** A product of a hub. Its prices are separate rows. */
export interface ProductItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: (typeof PRODUCT_STATUSES)[number];
  readonly created_at: string;
  readonly updated_at: string;
}

/** The name of a deleted product, for its buyers. */
export type RetiredProductItem = Pick<ProductItem, 'id' | 'name'>;

const fields = {
  name: singleLine(z.string().trim().min(1).max(250)).meta(described('The name that buyers see.')),
  description: z
    .string()
    .max(5000)
    .nullable()
    .meta(described('The description that buyers see, at most 5,000 characters.')),
  status: z.enum(PRODUCT_STATUSES).meta(described('`active` if the product can be bought, `archived` if not.')),
};

export const ProductInput = z.object({
  name: fields.name,
  description: fields.description.default(null),
  status: fields.status.default('active'),
});

export const ProductChange = z.object(fields).partial();

export const productEvents = /* @__PURE__ */ plainLifecycle<ProductItem>({
  thing: 'product',
  resource_type: 'products',
  id: ({ id }) => id,
});
