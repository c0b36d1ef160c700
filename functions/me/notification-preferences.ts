import * as z from 'zod';
import { described, text } from '#docs';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { contactSelf } from '../../shared/api/contact-self.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../shared/downstream/notifications/kinds.ts';
import {
  choicesOf,
  DEFAULT_CHOICES,
  type PreferencesItem,
  preferences,
} from '../../shared/downstream/notifications/preferences.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

const CHOICE = text('Whether notifications of this kind appear in the client, and whether they are emailed.');
const Chosen = z.object({ in_app: z.boolean(), email: z.boolean() }).meta(described(CHOICE));

const ofEachKind = <S extends z.ZodType>(schema: (kind: NotificationKind) => S) =>
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, schema(kind)])) as Record<NotificationKind, S>;

const Preferences = resource('notification_preferences', () =>
  z.object({
    ...ofEachKind(() => Chosen),
    updated_at: z.iso
      .datetime()
      .nullable()
      .meta(described('`null` until the preferences are changed for the first time.')),
  }),
);

/** An omitted channel or kind gets its default. */
const Choice = (kind: NotificationKind) => {
  const { in_app, email } = DEFAULT_CHOICES[kind];
  return z
    .strictObject({ in_app: z.boolean().default(in_app), email: z.boolean().default(email) })
    .default(DEFAULT_CHOICES[kind])
    .meta(described(CHOICE));
};

const shown = (id: string, row: PreferencesItem | undefined) => ({
  id,
  ...choicesOf(row),
  updated_at: row?.updated_at ?? null,
});

const path = '/me/notification-preferences';

const read = route({
  method: 'GET',
  path,
  summary: text('Get notification preferences'),
  description: text(
    'For each kind of notification: whether it appears in the client (`in_app`) and whether it is emailed (`email`). Sign-in emails, password resets and receipts are always sent.',
  ),
  caller: contactSelf(),
  response: one(Preferences),
  errors: ['unauthorized'],
  async handler(_, { caller: { id }, team, prefetched: [me], db }) {
    return me ? answer(shown(id, await preferences(db, team, id).read())) : callerDeleted();
  },
});

const replace = route({
  method: 'PUT',
  path,
  summary: text('Update notification preferences'),
  description: text(
    'Replaces all preferences. A kind or channel that you omit returns to its default. The preferences apply to all hubs of the team. `automation` covers emails from automations and drip campaigns.',
  ),
  caller: contactSelf(),
  body: envelope('notification_preferences', () => z.object(ofEachKind(Choice)), { strict: true }),
  response: one(Preferences),
  errors: ['unauthorized'],
  async handler({ body }, { caller: { id }, team, prefetched: [me], db, now }) {
    return me ? answer(shown(id, await preferences(db, team, id).replace(body, now))) : callerDeleted();
  },
});

export const preferenceRoutes = [read, replace];
