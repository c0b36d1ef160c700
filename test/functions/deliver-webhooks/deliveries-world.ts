import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type Receiver, startReceiver, status } from '../../support/receiver.ts';
import { startWebhooks } from '../../support/webhooks-world.ts';

/** A receiver whose paths behave by their first segment, and access to the deliveries to it. */
export const startDeliveries = async () => {
  let answers: readonly number[] = [];
  const receiver: Receiver = await startReceiver({
    fails: status(500, {}, 'x'.repeat(5_000)),
    gone: status(410),
    redirects: status(307, { Location: '/redirected' }),
    busy: status(429, { 'Retry-After': '9' }),
    scripted: (response, nth, one) => status(answers[nth - 1] ?? 200)(response, nth, one),
  });
  const world = await startWebhooks();
  const of = (endpoint: string) => deliveries(world.db, world.hub, endpoint);

  return {
    ...{ world, receiver },
    unique: (path: string): string => `${path}/${newId()}`,

    /** The statuses with which the path `scripted` responds, in order; 200 after that. */
    respondWith(statuses: readonly number[]) {
      answers = statuses;
    },

    async create(endpoint: string, payload: object = { data: {} }): Promise<string> {
      const id = newId();
      await of(endpoint).create({ id, type: 'automation.webhook', payload: { ...payload } }, new Date());
      return id;
    },

    async read(endpoint: string, id: string) {
      const found = await of(endpoint).get(id);
      if (!found) throw new Error('There is no such delivery');
      return found;
    },

    async alertsOf(endpoint: string) {
      const { items } = await adminAlerts(world.db, world.hub.team).list({ limit: 100, after: undefined });
      return items.filter(({ payload }) => payload.endpoint_id === endpoint);
    },

    async stop() {
      await receiver.stop();
      await world.stop();
    },
  };
};

export type DeliveriesWorld = Awaited<ReturnType<typeof startDeliveries>>;
