import type * as z from 'zod';
import { createSlugged, removeSlugged, type Slugged } from '../../hubs/slugs/slugged.ts';
import { live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { catalogueKey, cataloguePartition } from './catalogue.ts';
import type { CouponChange, CouponInput } from './coupon-input.ts';
import { type CouponItem, codeFold, couponCodeKey } from './coupon-item.ts';
import { onOffer } from './on-offer.ts';

const coded = (hub: HubKey, id: string): Slugged => ({
  id,
  key: catalogueKey(hub, 'COUPON', id),
  pointer: (fold) => ({ ...couponCodeKey(hub, fold), entity: 'coupon_code', id }),
});

/** One hub's coupons. Of two that are made at once with one code, one is. */
export const coupons = (db: Table, hub: HubKey) => ({
  async create(input: z.output<typeof CouponInput>, actor: Actor, at: Date): Promise<CouponItem | 'code_taken'> {
    const id = newId();
    const now = at.toISOString();
    const key = catalogueKey(hub, 'COUPON', id);
    const { product_ids, ...given } = input;
    const row = (slug: string) => ({
      ...key,
      entity: 'coupon',
      id,
      team_id: hub.team,
      hub_id: hub.hub,
      ...given,
      slug,
      product_ids: [...new Set(product_ids)],
      times_redeemed: 0,
      created_at: now,
      updated_at: now,
      actor: { ...actor },
    });
    const made = await createSlugged(db, coded(hub, id), { name: input.code, slug: codeFold(input.code) }, row);
    return made === 'slug_taken' ? 'code_taken' : made;
  },

  get: onOffer(db, hub).coupon,

  /** Oldest first. */
  list: (page: PageRequest) => db.query<CouponItem>({ partition: cataloguePartition(hub), prefix: 'COUPON#', ...page }),

  /** The coupon as changed; `undefined` where it does not stand. */
  async change(id: string, input: z.output<typeof CouponChange>, actor: Actor, at: Date) {
    const key = catalogueKey(hub, 'COUPON', id);
    if (Object.values(input).every((value) => value === undefined)) return db.get<CouponItem>(key);
    const set = { ...input, updated_at: at.toISOString(), actor: { ...actor } };
    const written = await db.update<CouponItem>(key, { set }, live);
    return written.ok ? written.value : undefined;
  },

  /** Whether it stood. Its code is free again; what was sold with it stays as cheap as it was. */
  remove: (current: CouponItem, actor: Actor, at: Date): Promise<boolean> =>
    removeSlugged(db, coded(hub, current.id), current, { entity: 'coupon', actor, at }),
});
