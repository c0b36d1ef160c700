import type * as z from 'zod';
import { live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { catalogueKey } from './catalogue.ts';
import { catalogueReader } from './catalogue-reader.ts';
import type { PriceChange, withCurrency } from './price-input.ts';
import { type PriceItem, priceEntity } from './price-item.ts';

const PRICE = 'PRICE#';

const partitionOf = (hub: HubKey, product: string): string => `${hubPartition(hub)}#PRODUCT#${product}`;

/** A product's prices, oldest first. */
export const pricesOf = (hub: HubKey, product: string) =>
  ({ partition: partitionOf(hub, product), prefix: PRICE, index: 'listing' }) as const;

/** The prices of one hub. */
export const prices = (db: Table, hub: HubKey) => ({
  async create(product: string, input: ReturnType<typeof withCurrency>, actor: Actor, now: Date): Promise<PriceItem> {
    const timestamp = now.toISOString();
    const id = newId();
    const { interval, interval_count } = input;
    const item: PriceItem = {
      id,
      team_id: hub.team,
      hub_id: hub.hub,
      product_id: product,
      ...input,
      interval_count: interval === null ? null : (interval_count ?? 1),
      created_at: timestamp,
      updated_at: timestamp,
    };
    await db.put({
      ...catalogueKey(hub, 'PRICE', id),
      entity: priceEntity,
      ...listed({ partition: partitionOf(hub, product), sort: `${PRICE}${id}` }),
      ...item,
      actor: { ...actor },
    });
    return item;
  },

  get: catalogueReader(db, hub).price,

  /** The prices of one product, oldest first. */
  list: (product: string, page: PageRequest) => db.query<PriceItem>({ ...pricesOf(hub, product), ...page }),

  /** The changed price. `undefined` if it does not exist. */
  async change(id: string, input: z.output<typeof PriceChange>, actor: Actor, now: Date) {
    const key = catalogueKey(hub, 'PRICE', id);
    if (Object.values(input).every((value) => value === undefined)) return db.get<PriceItem>(key);
    const set = { ...input, updated_at: now.toISOString(), actor: { ...actor } };
    const written = await db.update<PriceItem>(key, { set }, live);
    return written.ok ? written.value : undefined;
  },
});
