import type { MailQueue } from '../../delivery/email/mail-queue.ts';
import { absent } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationKind } from './kinds.ts';
import { type NotificationItem, notificationRow } from './notification-item.ts';
import { type HubScopedEvent, notificationFor } from './notification-rules.ts';
import { type PreferencesItem, preferencesKey, wants } from './preferences.ts';
import { visibleNotifications } from './visible-notifications.ts';

/** The kinds whose emails are made from the notification; other kinds have their own emails. */
const EMAILED_KINDS: ReadonlySet<NotificationKind> = new Set(['reply', 'message', 'warning', 'event_host']);

/**
 * Creates the notifications of an event; the relay calls it. Idempotent: a notification has the id of its event.
 * Recipients who cannot see the subject or have turned the kind off are skipped.
 */
export const notifier =
  (db: Table, mail: MailQueue) =>
  async (event: HubScopedEvent, now: Date): Promise<void> => {
    const draft = await notificationFor(db, event);
    if (!draft) return;
    const { id, team_id, hub_id, actor, at } = event;
    const { kind, contacts, subject, title = null, body = null } = draft;
    const choices = await gather(
      db,
      contacts.map((contact) => preferencesKey(team_id, contact)),
    );

    const notify = async (contact_id: string): Promise<void> => {
      const preferences = choices<PreferencesItem>(preferencesKey(team_id, contact_id));
      const isEmailed = EMAILED_KINDS.has(kind) && wants(preferences, kind, 'email');
      const isInApp = wants(preferences, kind, 'in_app');
      if (!isEmailed && !isInApp) return;
      const item: NotificationItem = {
        id,
        team_id,
        hub_id,
        contact_id,
        kind,
        title,
        body,
        url: null,
        ...(subject && { subject }),
        ...(actor && { by: { type: actor.type, id: actor.id } }),
        ...(!isInApp && { unlisted: true }),
        read_at: null,
        created_at: at,
        updated_at: at,
      };
      if ((await visibleNotifications(db, team_id, contact_id, [item], now)).length === 0) return;
      await db.put(notificationRow(item, actor), absent());
      if (isEmailed) await mail.send({ kind: 'notification', team_id, contact_id, notification_id: id });
    };

    await Promise.all(contacts.map(notify));
  };
