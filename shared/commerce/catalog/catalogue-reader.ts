import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey } from './catalogue.ts';
import { type CouponItem, codeFold, couponCodeKey } from './coupon-item.ts';
import type { PriceItem } from './price-item.ts';
import type { ProductItem } from './product-item.ts';

/** Reads products, prices and coupons of a hub, without the code that changes them. */
export const catalogueReader = (db: Table, hub: HubKey) => ({
  product: (id: string) => db.get<ProductItem>(catalogueKey(hub, 'PRODUCT', id)),
  price: (id: string) => db.get<PriceItem>(catalogueKey(hub, 'PRICE', id)),
  coupon: (id: string) => db.get<CouponItem>(catalogueKey(hub, 'COUPON', id)),

  /** The id of the coupon with this code. */
  async findCouponId(code: string): Promise<string | undefined> {
    return (await db.get<{ id: string }>(couponCodeKey(hub, codeFold(code))))?.id;
  },
});
