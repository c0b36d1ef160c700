import type * as z from 'zod';
import { createSlugged, removeSlugged, type Slugged } from '../../hubs/slugs/slugged.ts';
import { live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { catalogueKey, cataloguePartition } from './catalogue.ts';
import { catalogueReader } from './catalogue-reader.ts';
import type { CouponChange, CouponInput } from './coupon-input.ts';
import { type CouponItem, codeForm, couponCodeEntity, couponCodeKey, couponEntity } from './coupon-item.ts';

const slugged = (hub: HubKey, id: string): Slugged => ({
  id,
  key: catalogueKey(hub, 'COUPON', id),
  pointer: (form) => ({ ...couponCodeKey(hub, form), entity: couponCodeEntity, id }),
});

/** The coupons of one hub. Of two concurrent creations with the same code, one succeeds. */
export const coupons = (db: Table, hub: HubKey) => ({
  async create(input: z.output<typeof CouponInput>, actor: Actor, now: Date): Promise<CouponItem | 'code_taken'> {
    const id = newId();
    const timestamp = now.toISOString();
    const key = catalogueKey(hub, 'COUPON', id);
    const { product_ids, ...fields } = input;
    const row = (slug: string) => ({
      ...key,
      entity: couponEntity,
      id,
      team_id: hub.team,
      hub_id: hub.hub,
      ...fields,
      slug,
      product_ids: [...new Set(product_ids)],
      times_redeemed: 0,
      created_at: timestamp,
      updated_at: timestamp,
      actor: { ...actor },
    });
    if (await catalogueReader(db, hub).findFormerCouponId(input.code)) return 'code_taken';
    const created = await createSlugged(db, slugged(hub, id), { name: input.code, slug: codeForm(input.code) }, row);
    return created === 'slug_taken' ? 'code_taken' : created;
  },

  get: catalogueReader(db, hub).coupon,

  /** Oldest first. */
  list: (page: PageRequest) => db.query<CouponItem>({ partition: cataloguePartition(hub), prefix: 'COUPON#', ...page }),

  /** The changed coupon. `undefined` if it does not exist. */
  async change(id: string, input: z.output<typeof CouponChange>, actor: Actor, now: Date) {
    const key = catalogueKey(hub, 'COUPON', id);
    if (Object.values(input).every((value) => value === undefined)) return db.get<CouponItem>(key);
    const set = { ...input, updated_at: now.toISOString(), actor: { ...actor } };
    const written = await db.update<CouponItem>(key, { set }, live);
    return written.ok ? written.value : undefined;
  },

  /** Returns false if there is no such coupon. Its code can be used again; past orders keep their discount. */
  remove: (current: CouponItem, actor: Actor, now: Date): Promise<boolean> =>
    removeSlugged(db, slugged(hub, current.id), current, { entity: couponEntity, actor, now }),
});
