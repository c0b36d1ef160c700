import type * as z from 'zod';
import { all, equals, live } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { newId } from '../../platform/ids/id.ts';
import { catalogueKey, cataloguePartition } from './catalogue.ts';
import { catalogueReader } from './catalogue-reader.ts';
import {
  type ProductChange,
  type ProductInput,
  type ProductItem,
  productEntity,
  retiredProductEntity,
} from './product-item.ts';

/** The products of one hub. */
export const products = (db: Table, hub: HubKey) => ({
  async create(input: z.output<typeof ProductInput>, actor: Actor, now: Date): Promise<ProductItem> {
    const timestamp = now.toISOString();
    const id = newId();
    const item: ProductItem = {
      id,
      team_id: hub.team,
      hub_id: hub.hub,
      ...input,
      created_at: timestamp,
      updated_at: timestamp,
    };
    await db.put({ ...catalogueKey(hub, 'PRODUCT', id), entity: productEntity, ...item, actor: { ...actor } });
    return item;
  },

  get: catalogueReader(db, hub).product,

  /** The index of the first id that is not a product of the hub. `undefined` if all are. */
  async missing(ids: readonly string[]): Promise<number | undefined> {
    const keys = ids.map((id) => catalogueKey(hub, 'PRODUCT', id));
    const row = await gather(db, keys);
    const index = keys.findIndex((key) => !row(key));
    return index < 0 ? undefined : index;
  },

  /** Oldest first. */
  list: (page: PageRequest) =>
    db.query<ProductItem>({ partition: cataloguePartition(hub), prefix: 'PRODUCT#', ...page }),

  /** The changed product. `undefined` if it does not exist. */
  async change(id: string, input: z.output<typeof ProductChange>, actor: Actor, now: Date) {
    const key = catalogueKey(hub, 'PRODUCT', id);
    if (Object.values(input).every((value) => value === undefined)) return db.get<ProductItem>(key);
    const set = { ...input, updated_at: now.toISOString(), actor: { ...actor } };
    const written = await db.update<ProductItem>(key, { set }, live);
    return written.ok ? written.value : undefined;
  },

  /** Returns false if there is no such product. Buyers keep their access, and see the name that it had. */
  remove(id: string, actor: Actor, now: Date): Promise<boolean> {
    const key = catalogueKey(hub, 'PRODUCT', id);
    return retryUntilCommitted(async () => {
      const product = await db.get<ProductItem>(key);
      if (!product) return false;
      const { name } = product;
      const retired = { ...catalogueKey(hub, 'RETIRED_PRODUCT', id), entity: retiredProductEntity, id, name };
      const removed = await db.transact([
        { put: tombstone(key, { entity: productEntity, actor, now }), condition: all(live, equals('name', name)) },
        { put: retired },
      ]);
      return removed.ok ? true : undefined;
    });
  },
});
