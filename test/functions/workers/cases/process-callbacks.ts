import { processCallbacks } from '../../../../functions/process-callbacks/process-callbacks.ts';
import { paymentEvent } from '../../../../shared/commerce/payments/stripe/events.ts';
import { paymentEffect } from '../../../../shared/commerce/purchases/payment-effect.ts';
import { resendEffect } from '../../../../shared/delivery/email/resend/callbacks.ts';
import { mediaTag } from '../../../../shared/media/files/media-partition.ts';
import { mediaEntity, mediaKey } from '../../../../shared/media/media/media-item.ts';
import { writeReference } from '../../../../shared/media/transcription/provider.ts';
import { transcriptionEffect } from '../../../../shared/media/transcription/transcription-effect.ts';
import { transcriptions } from '../../../../shared/media/transcription/transcriptions.ts';
import { callbacks } from '../../../../shared/platform/callbacks/callbacks.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';
import { TRANSCRIPT } from '../../callbacks/world.ts';
import { seconds, startShop } from '../../commerce/shop-world.ts';
import { event, session } from '../../commerce/stripe-events.ts';
import { ONCE } from '../../commerce/world.ts';
import { messages, type World } from '../stopped.ts';

/** A payment, a transcript, a bounced email, and a callback of an unknown type. */
export const start = async (): Promise<World> => {
  const { world, prices, checkedOut } = await startShop({ once: ONCE });
  const { db, ours, service, queued } = world;
  const now = new Date();
  const { story } = await checkedOut(prices.once);
  await world.sendEvent(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
  const [payment] = queued.splice(0);

  const id = newPlaceId(mediaTag(ours.hub));
  const key = mediaKey(ours.id, id);
  if (!payment || !key) throw new Error('There is no payment');
  const media = { id, team_id: ours.id, hub_id: ours.hub, asset_kind: 'video' } as const;
  const row = { ...key, entity: mediaEntity, ...media };
  await db.put(row);
  const mediaItem = Object.assign({}, media) as Parameters<ReturnType<typeof transcriptions>['request']>[0];
  const item = await transcriptions(db, ours.id).request(mediaItem, 'assemblyai', { type: 'system', id: 'test' }, now);
  if (!item) throw new Error('It was not taken');
  const reference = writeReference({ team: ours.id, media: id, transcription: item.id });
  const recorded = async (provider: string, payload: unknown, more: { reference?: string } = {}) => {
    const callback = { event_id: newId(), kind: 'event', occurred_at: now.toISOString(), ...more };
    await callbacks(db).record(provider, callback, { body: Buffer.from(JSON.stringify(payload)), endpoint: '' }, now);
    return [{ provider, event_id: callback.event_id }];
  };
  const bounce = { email_id: newId(), to: ['ada@example.com'], bounce: { type: 'Permanent' } };
  return {
    stores: [service.store],
    cases: {
      payment: [payment],
      transcript: await recorded('assemblyai', { transcript_id: newId(), status: 'completed' }, { reference }),
      bounce: await recorded('resend', { type: 'email.bounced', created_at: now.toISOString(), data: bounce }),
      unknown: await recorded('nobody', {}),
    },
    invoke(process, jobs) {
      const provider = {
        name: 'assemblyai',
        submit: async () => 'never',
        fetch: process.effect('fetch', async () => TRANSCRIPT),
      };
      const effects = {
        stripe: paymentEffect(paymentEvent),
        resend: resendEffect,
        assemblyai: transcriptionEffect(provider),
      };
      const deps = { db: process.db(service.store), now: () => new Date(), effects, failed: () => undefined };
      return processCallbacks(deps)(messages(jobs));
    },
    stop: () => service.stop(),
  };
};
