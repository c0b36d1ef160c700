import { findByText, findFormer } from '../../hubs/slugs/text-index.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey } from './catalogue.ts';
import { type CouponItem, codeForm, couponCodeKey, formerCodeFold } from './coupon-item.ts';
import type { PriceItem } from './price-item.ts';
import type { ProductItem } from './product-item.ts';

/** Reads products, prices and coupons of a hub, without the code that changes them. */
export const catalogueReader = (db: Table, hub: HubKey) => {
  const coupon = (id: string) => db.get<CouponItem>(catalogueKey(hub, 'COUPON', id));
  const index = {
    form: codeForm,
    formerForm: formerCodeFold,
    idAt: async (form: string) => (await db.get<{ id: string }>(couponCodeKey(hub, form)))?.id,
    nameOf: async (id: string) => (await coupon(id))?.code,
  };
  return {
    product: (id: string) => db.get<ProductItem>(catalogueKey(hub, 'PRODUCT', id)),
    price: (id: string) => db.get<PriceItem>(catalogueKey(hub, 'PRICE', id)),
    coupon,

    /** The id of the coupon with this code. */
    findCouponId: (code: string): Promise<string | undefined> => findByText(index, code),

    /** The id of the coupon with this code, if an earlier version stored it in another form. */
    findFormerCouponId: (code: string): Promise<string | undefined> => findFormer(index, code),
  };
};
