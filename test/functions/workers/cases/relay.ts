import { relay } from '../../../../functions/relay/relay.ts';
import type { StreamRecord } from '../../../../functions/relay/stream-record.ts';
import { subscriptionEnds } from '../../../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { deliveries } from '../../../../shared/delivery/webhooks/deliveries.ts';
import { automationEmailRow } from '../../../../shared/downstream/automations/automation-email-item.ts';
import {
  eventSubscriptionsEntity,
  eventSubscriptionsKey,
} from '../../../../shared/downstream/automations/automation-item.ts';
import { publishToAutomations } from '../../../../shared/downstream/automations/publish-to-automations.ts';
import { liveWake } from '../../../../shared/downstream/live/wake.ts';
import { notifier } from '../../../../shared/downstream/notifications/notifier.ts';
import { isStreamed } from '../../../../shared/downstream/stream/streamed.ts';
import { seatChangeHandler } from '../../../../shared/engagement/hub-events/seat-queue.ts';
import { putInInboxes } from '../../../../shared/engagement/messages/inbox-updates.ts';
import { sortRows } from '../../../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../../../shared/hubs/imports/imports.ts';
import { mediaTag } from '../../../../shared/media/files/media-partition.ts';
import { mediaEntity, mediaKey } from '../../../../shared/media/media/media-item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';
import { ledger } from '../../../../shared/platform/ledger/ledger.ts';
import type { Process } from '../../../support/interruptible-process.ts';
import { changesBetween, rowsIn } from '../../../support/table-state.ts';
import { type MeWorld, startMe } from '../../me/world.ts';
import type { World } from '../stopped.ts';

/** Changes that cause every side effect of the relay. */
const change = async (me: MeWorld): Promise<void> => {
  const { db, ours, hub } = me;
  const owner = ours.users.owner.token;
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const [ada, bo, cy] = [await me.person('Ada'), await me.person('Bo'), await me.person('Cy')];
  const post = await me.discussion(ada);
  const talk = await me.conversation(ada, bo);
  await db.put({
    ...eventSubscriptionsKey(hub),
    entity: eventSubscriptionsEntity,
    [`on:${newId()}`]: 'comment.created',
  });
  await me.relay.relayAll();

  const invitation = { email: `${newId()}@example.com`, role_id: ours.users.moderator.role_id };
  await me.made(owner, `/teams/${ours.id}/invitations`, 'invitations', invitation);
  await me.comment(bo, post);
  const warnings = `/teams/${ours.id}/hubs/${ours.hub}/members/${ada.id}/warnings`;
  await me.made(owner, warnings, 'member_warnings', { message: 'Be kind' });
  await me.message(ada, talk, 'Hello');
  await me.seatFreed('Dinner', cy, bo);
  await imports(db, ours.id).create(sortRows([{ email: 'a@example.com' }], new Date()), actor, new Date());
  await me.send(ada.token, 'POST', '/me/export');
  const automationEmail = { id: newId(), contact_id: ada.id, subject: 'Hello', body: 'Words' };
  await db.put(
    automationEmailRow({
      ...automationEmail,
      team_id: hub.team,
      hub_id: hub.hub,
      created_at: new Date().toISOString(),
    }),
  );
  await deliveries(db, hub, newId()).create({ id: newId(), type: 't.t', payload: {} }, new Date());
  const media = newPlaceId(mediaTag(hub.hub));
  const key = mediaKey(ours.id, media);
  if (key) {
    const at = new Date().toISOString();
    const written = { created_at: at, updated_at: at };
    const row = { ...key, entity: mediaEntity, id: media, team_id: ours.id, hub_id: hub.hub, actor, ...written };
    await db.put(row);
    await db.softDelete(key, { entity: mediaEntity, actor, now: new Date() });
  }
};

export const start = async (): Promise<World> => {
  const me = await startMe();
  const { store } = me.service;
  await change(me);
  const records = await me.relay.changes();
  const before = await rowsIn(store);
  const relayed = (process: Process, Records: readonly StreamRecord[]) => {
    const db = process.db(store);
    const mail = process.queue('mail');
    const automations = { send: process.effect('queue automations', async () => undefined) };
    const notify = notifier(db, mail);
    return relay({
      automations,
      mail,
      ledger: ledger(db, isStreamed),
      publishToAutomations: publishToAutomations(db, automations),
      settleSeats: seatChangeHandler(db, process.queue('seats')),
      endSubscriptions: (end, at) => subscriptionEnds(db).request(end, at),
      putInInboxes: (batch) => putInInboxes(db, batch, new Date()),
      notify: (event) => notify(event, new Date()),
      imports: process.queue('transfers'),
      exports: process.queue('exports'),
      derived: process.queue('derived'),
      awards: process.queue('awards'),
      mediaJobs: process.queue('media-jobs'),
      removals: process.queue('removals'),
      webhooks: { send: process.effect('queue webhooks', async () => undefined) },
      live: liveWake(db, process.queue('live')),
      failed: () => undefined,
    })({ Records });
  };
  return {
    stores: [store],
    cases: { 'a batch of everything': [] },
    invoke: (process) => relayed(process, records),
    /* The stream also has the rows that the relay wrote. */
    async settle(process) {
      let known = before;
      for (let rows = await rowsIn(store); ; rows = await rowsIn(store)) {
        const more = changesBetween(known, rows);
        if (more.length === 0) return;
        known = rows;
        if ((await relayed(process, more)).batchItemFailures.length > 0) throw new Error('It was not relayed');
      }
    },
    stop: () => me.service.stop(),
  };
};
