import { deliverWebhooks } from '../../../../functions/deliver-webhooks/deliver-webhooks.ts';
import { deliveries } from '../../../../shared/delivery/webhooks/deliveries.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Process } from '../../../support/interruptible-process.ts';
import { type Behaviour, startReceiver, status } from '../../../support/receiver.ts';
import { startWebhooks } from '../../../support/webhooks-world.ts';
import { messages, type World } from '../stopped.ts';

/** Deliveries that are accepted, refused, permanently refused, and to a slow endpoint. */
export const start = async (): Promise<World> => {
  let current: Process | undefined;
  const respondWith =
    (code: number): Behaviour =>
    (response, nth, one) => {
      current?.record('webhook', [one.path, one.id]);
      status(code)(response, nth, one);
    };
  const receiver = await startReceiver({ fine: respondWith(200), fails: respondWith(500), gone: respondWith(410) });
  const world = await startWebhooks();
  const { service, deps, db, hub } = world;
  const delivery = async (path: string, slow = false) => {
    const url = receiver.url(path);
    const endpoint_id = await (slow ? world.endpoint(url) : world.fastEndpoint(url));
    const id = newId();
    await deliveries(db, hub, endpoint_id).create({ id, type: 't.t', payload: {} }, new Date());
    return [{ team_id: hub.team, hub_id: hub.hub, endpoint_id, delivery_id: id, turn: 1 }];
  };
  return {
    stores: [service.store],
    ownQueue: 'queue webhooks-slow',
    cases: {
      accepted: await delivery('fine/1'),
      refused: await delivery('fails/1'),
      'permanently refused': await delivery('gone/1'),
      slow: await delivery('fine/2', true),
    },
    async invoke(process, jobs) {
      current = process;
      const queue = process.queue('webhooks-slow');
      const slowLane = { send: (job: object) => queue.send({ ...job, slow: true }) };
      const unseal = process.effect('decrypt', deps.sender.unseal);
      const sender = { ...deps.sender, unseal };
      const workerDeps = { ...deps, db: process.db(service.store), sender, slowLane, failed: () => undefined };
      return deliverWebhooks(workerDeps)(messages(jobs));
    },
    async stop() {
      await receiver.stop();
      await world.stop();
    },
  };
};
