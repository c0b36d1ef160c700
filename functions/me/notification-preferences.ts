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
  preferencesKey,
} from '../../shared/downstream/notifications/preferences.ts';
import { proofOf } from '../../shared/hubs/people/contacts/address-proofs.ts';
import {
  type ContactCredentialItem,
  contactCredentialKey,
  contactCredentials,
} from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

const CHOICE = text('Whether notifications of this kind appear in the client, and whether they are emailed.');
const PROVED = text(
  'When the member verified their email address; null until then. Until then, `email` is stored and has no effect: no notification is emailed.',
);
const Chosen = z.object({ in_app: z.boolean(), email: z.boolean() }).meta(described(CHOICE));

const ofEachKind = <S extends z.ZodType>(schema: (kind: NotificationKind) => S) =>
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, schema(kind)])) as Record<NotificationKind, S>;

const Preferences = resource('notification_preferences', () =>
  z.object({
    ...ofEachKind(() => Chosen),
    address_proved_at: z.iso.datetime().nullable().meta(described(PROVED)),
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

const shown = (id: string, row: PreferencesItem | undefined, address_proved_at: string | null) => ({
  id,
  ...choicesOf(row),
  address_proved_at,
  updated_at: row?.updated_at ?? null,
});

/** The contact's row, which is absent once they are deleted. */
const isContact = (row: unknown): row is ContactItem => row !== undefined;

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
    if (!isContact(me)) return callerDeleted();
    const keys = [preferencesKey(team, id), contactCredentialKey(team, me.email)];
    const [chosen, credential] = await rowsAt<[PreferencesItem, ContactCredentialItem]>(db, keys);
    return answer(shown(id, chosen, proofOf(credential, id)));
  },
});

const replace = route({
  method: 'PUT',
  path,
  summary: text('Update notification preferences'),
  description: text(
    'Replaces all preferences. A kind or channel that you omit returns to its default. `email` has no effect until the member has verified their address, for example with a magic link. The preferences apply to all hubs of the team. `automation` covers emails from automations and drip campaigns. `unlock` notifications are not emailed, whatever its `email`: a campaign has steps that send emails.',
  ),
  caller: contactSelf(),
  body: envelope('notification_preferences', () => z.object(ofEachKind(Choice)), { strict: true }),
  response: one(Preferences),
  errors: ['unauthorized'],
  async handler({ body }, { caller: { id }, team, prefetched: [me], db, now }) {
    if (!isContact(me)) return callerDeleted();
    const written = preferences(db, team, id).replace(body, now);
    const [chosen, credential] = await Promise.all([written, contactCredentials(db, team).get(me.email)]);
    return answer(shown(id, chosen, proofOf(credential, id)));
  },
});

export const preferenceRoutes = [read, replace];
