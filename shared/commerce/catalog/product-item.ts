import * as z from 'zod';
import { described } from '#docs';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { singleLine } from '../../platform/text/single-line.ts';

export const productEntity = /* @__PURE__ */ entity('product');
export const retiredProductEntity = /* @__PURE__ */ entity('retired_product');

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

const productEvents = /* @__PURE__ */ plainLifecycle<ProductItem>({
  thing: 'product',
  resource_type: 'products',
  id: ({ id }) => id,
});

export const productKind = {
  entity: productEntity,
  key: ['TEAM#{team}#HUB#{hub}#CATALOGUE', 'PRODUCT#{product}'],
  events: productEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const retiredProductKind = {
  entity: retiredProductEntity,
  key: ['TEAM#{team}#HUB#{hub}#CATALOGUE', 'RETIRED_PRODUCT#{product}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'the name of a deleted product, which its buyers see',
} as const satisfies RowKind;
