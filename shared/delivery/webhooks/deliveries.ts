import { absent, all, equals, exists, oneOf } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { deliveryBody, type WebhookEvent } from './delivery-body.ts';
import {
  bodyKey,
  DELIVERY,
  type DeliveryBody,
  type DeliveryItem,
  type DeliveryStatus,
  deliveriesOf,
  deliveryKey,
  notLeased,
  webhookBodyEntity,
  webhookDeliveryEntity,
} from './delivery-item.ts';

export const RETENTION_SECONDS = 30 * 86_400;

const ttlAt = (now: Date): number => Math.ceil(now.getTime() / 1000) + RETENTION_SECONDS;

/** The deliveries to one endpoint of a hub. */
export const deliveries = (db: Table, hub: HubKey, endpoint: string) => {
  const get = (id: string) => db.get<DeliveryItem>(deliveryKey(hub, endpoint, id));

  const rows = (event: WebhookEvent, now: Date) => {
    const body = deliveryBody(hub, event, now);
    if (body === undefined) return undefined;
    const { id, type } = event;
    const timestamp = now.toISOString();
    const item: DeliveryItem = {
      id,
      team_id: hub.team,
      hub_id: hub.hub,
      endpoint_id: endpoint,
      event_type: type,
      status: 'pending',
      turn: 1,
      tries: 0,
      attempts: [],
      next_attempt_at: timestamp,
      reason: null,
      ended_at: null,
      created_at: timestamp,
      updated_at: timestamp,
    };
    const steps: readonly Step[] = [
      {
        label: 'delivery',
        put: {
          ...deliveryKey(hub, endpoint, id),
          entity: webhookDeliveryEntity,
          ...item,
          attempts: [],
          ttl: ttlAt(now),
        },
        condition: absent(),
      },
      {
        put: { ...bodyKey(hub, endpoint, id), entity: webhookBodyEntity, body, ttl: ttlAt(now) },
      },
    ];
    return { item, steps };
  };

  return {
    /**
     * Creates a delivery that is due at once. A repeated call with the same id returns the first delivery. Whether the
     * endpoint exists and is active is checked when it is sent; if not, the delivery fails.
     */
    async create(event: WebhookEvent, now: Date): Promise<DeliveryItem | 'too_large'> {
      const created = rows(event, now);
      if (!created) return 'too_large';
      const written = await db.transact(created.steps);
      return written.ok ? created.item : ((await get(event.id)) ?? created.item);
    },

    /** The steps of a new delivery. The one labeled `delivery` fails if there is a delivery with this id. */
    createSteps: (event: WebhookEvent, now: Date): readonly Step[] | 'too_large' =>
      rows(event, now)?.steps ?? 'too_large',

    get,

    /** The delivery with its body. */
    async read(id: string): Promise<(DeliveryItem & DeliveryBody) | undefined> {
      const keys = [deliveryKey(hub, endpoint, id), bodyKey(hub, endpoint, id)];
      const [item, stored] = (await db.getMany<unknown>(keys)) as readonly [DeliveryItem?, DeliveryBody?];
      return item && { ...item, body: stored?.body ?? '' };
    },

    /** Newest first. */
    list: (status: DeliveryStatus | undefined, page: PageRequest): Promise<Page<DeliveryItem>> =>
      db.query<DeliveryItem>({
        partition: deliveriesOf(hub, endpoint),
        prefix: DELIVERY,
        descending: true,
        ...(status && { filter: equals('status', status) }),
        ...page,
      }),

    /**
     * Sends a delivery again with the same id and a new series of attempts. A delivery that is pending or leased is not
     * changed. It is kept for 30 days from now.
     */
    async resend(id: string, now: Date): Promise<DeliveryItem | undefined> {
      const timestamp = now.toISOString();
      const fresh = {
        status: 'pending',
        tries: 0,
        next_attempt_at: timestamp,
        reason: null,
        ended_at: null,
        updated_at: timestamp,
      };
      await db.transact([
        {
          update: deliveryKey(hub, endpoint, id),
          change: { set: { ...fresh, ttl: ttlAt(now) }, add: { turn: 1 }, remove: [...UNLISTED, 'lease_until'] },
          condition: all(oneOf('status', ['retrying', 'delivered', 'failed']), notLeased(now)),
        },
        {
          update: bodyKey(hub, endpoint, id),
          change: { set: { ttl: ttlAt(now) } },
          condition: exists('body'),
        },
      ]);
      return get(id);
    },
  };
};
