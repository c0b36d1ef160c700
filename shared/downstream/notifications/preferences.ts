import { absent, equals } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { type Channel, NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';
import { notificationsPartition } from './notification-item.ts';

const notificationPreferencesEntity = /* @__PURE__ */ entity('notification_preferences');

type Choice = Readonly<Record<Channel, boolean>>;
type Choices = Readonly<Record<NotificationKind, Choice>>;

/** The default preferences. Frequent kinds send no emails. */
export const DEFAULT_CHOICES: Choices = {
  reply: { in_app: true, email: false },
  message: { in_app: true, email: false },
  achievement: { in_app: true, email: true },
  event_seat: { in_app: true, email: true },
  event_host: { in_app: true, email: true },
  warning: { in_app: true, email: true },
  unlock: { in_app: true, email: false },
  automation: { in_app: true, email: true },
};

/** The preferences of a contact, for all hubs. A kind without a choice has its default. */
export interface PreferencesItem {
  readonly choices: Partial<Choices>;
  readonly updated_at: string;
}

export const preferencesKey = (team: TeamId, contact: string): Key => ({
  pk: notificationsPartition(team, contact),
  sk: 'PREFERENCES',
});

export const choicesOf = (row: PreferencesItem | undefined): Choices => {
  const choice = (kind: NotificationKind): Choice => row?.choices[kind] ?? DEFAULT_CHOICES[kind];
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, choice(kind)])) as Choices;
};

/** Whether the preferences include a kind on a channel. */
export const wants = (row: PreferencesItem | undefined, kind: NotificationKind, channel: Channel): boolean =>
  choicesOf(row)[kind][channel];

/** The same choices without any email. */
const withoutEmails = (choices: Choices): Choices => {
  const choice = (kind: NotificationKind): Choice => ({ ...choices[kind], email: false });
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, choice(kind)])) as Choices;
};

const preferencesRow = (team: TeamId, contact: string, item: PreferencesItem, actor: Actor) => ({
  ...preferencesKey(team, contact),
  entity: notificationPreferencesEntity,
  ...attributesOf(item),
  actor: { ...actor },
});

/** The row of a new contact who gets no emails. */
export const noEmailsRow = (team: TeamId, contact: string, actor: Actor, now: Date) =>
  preferencesRow(team, contact, { choices: withoutEmails(DEFAULT_CHOICES), updated_at: now.toISOString() }, actor);

export const preferences = (db: Table, team: TeamId, contact: string) => ({
  read: () => db.get<PreferencesItem>(preferencesKey(team, contact)),

  /** Replaces all preferences. */
  async replace(choices: Choices, now: Date): Promise<PreferencesItem> {
    const item: PreferencesItem = { choices, updated_at: now.toISOString() };
    await db.put(preferencesRow(team, contact, item, { type: 'contact', id: contact }));
    return item;
  },

  /** Turns off all emails, and keeps the other choices. */
  turnOffEmails: async (actor: Actor, now: Date): Promise<void> => {
    await retryUntilCommitted(async () => {
      const row = await db.get<PreferencesItem>(preferencesKey(team, contact));
      const choices = choicesOf(row);
      if (NOTIFICATION_KINDS.every((kind) => !choices[kind].email)) return true;
      const item = { choices: withoutEmails(choices), updated_at: now.toISOString() };
      const same = row ? equals('updated_at', row.updated_at) : absent();
      return (await db.put(preferencesRow(team, contact, item, actor), same)).ok || undefined;
    });
  },
});

export const notificationPreferencesKind = {
  entity: notificationPreferencesEntity,
  key: ['TEAM#{team}#CONTACT#{contact}#NOTIFICATIONS', 'PREFERENCES'],
  events: 'none',
  person: { contact: { exported: 'notification_preferences', erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'notification preferences of a contact',
} as const satisfies RowKind;
