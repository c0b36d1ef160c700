import * as z from 'zod';
import { described, text } from '#docs';
import { PersonName } from '../../shared/accounts/identity/person-name.ts';
import type { UserItem } from '../../shared/accounts/identity/user-item.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { type CallerRule, type ContactCaller, self, type UserCaller } from '../../shared/api/callers.ts';
import { FIELD_ERRORS, fieldRefusal } from '../../shared/api/field-refusal.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import { changeOwnProfile } from '../../shared/hubs/people/contacts/own-profile.ts';
import { type ProfiledContact, profileOf } from '../../shared/hubs/people/contacts/profile.ts';
import { profileAttributes } from '../../shared/hubs/people/contacts/profile-attributes.ts';
import { profileInput } from '../../shared/hubs/people/contacts/profile-input.ts';
import { portraitUrl } from '../../shared/hubs/people/portraits/portrait.ts';
import { missingFields } from '../../shared/hubs/people/profile-fields/field-values.ts';
import {
  fieldsIn,
  type ProfileFieldsItem,
  profileFieldsKey,
} from '../../shared/hubs/people/profile-fields/profile-field-item.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import { either } from '../../shared/platform/http/body.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { personOf, type SelfCaller } from './person.ts';
import { route } from './ports.ts';
import { refuseIfBanned } from './profile-access.ts';

const moment = z.iso.datetime().nullable();

const person = {
  email: z.string(),
  photo_url: z.string().nullable(),
  photo_url_expires_at: moment,
  banner_url: z.string().nullable(),
  banner_url_expires_at: moment,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

const Me = resource(
  'users',
  () =>
    z.object({
      ...person,
      name: z.string(),
      platform_admin: z.boolean().optional(),
      address_proved_at: moment
        .optional()
        .meta(described('When the user verified their email address; `null` until then.')),
    }),
  'Me',
);
const MeAsContact = resource(
  'contacts',
  () =>
    z.object({
      ...person,
      name: z.string().nullable(),
      team_id: z.string(),
      pending_email: z
        .string()
        .nullable()
        .meta(
          described(
            'The new address that the team set, until the holder of the current one has allowed the change, where that is needed, and the new one is confirmed; null without a pending change.',
          ),
        ),
      ...profileAttributes(),
      missing_fields: z
        .array(z.string())
        .meta(described('The keys of required profile fields without a value, in display order.')),
    }),
  'MeAsContact',
);

/** A user, or for contacts their contact. */
const account = one<typeof Me.attributes | typeof MeAsContact.attributes, 'id'>(Me, { contact: MeAsContact });

/** The caller, and the profile fields of the team in the same read. */
const caller = (): CallerRule<UserCaller | ContactCaller> => ({
  ...self(),
  prefetch: (team, { id }) => [contactKey(team, id), profileFieldsKey(team)],
});

/** The same callers, and users who signed in with an identity provider of a team. */
const reader = (): CallerRule<UserCaller | ContactCaller> => ({ ...caller(), teamSignIn: true });

const prefetchedContact = (
  { team }: ContactCaller,
  [contact, fields]: readonly unknown[],
): ProfiledContact | undefined =>
  contact === undefined
    ? undefined
    : { contact: contact as ContactItem, fields: fieldsIn(team, fields as ProfileFieldsItem | undefined) };

const shown = <T extends UserItem | ContactItem>(me: T, caller: SelfCaller, deps: PresentDeps) => {
  const [avatar, banner] = [
    portraitUrl(personOf(caller), 'avatar', me.avatar, deps),
    portraitUrl(personOf(caller), 'banner', me.banner, deps),
  ];
  return {
    ...me,
    ...(caller.kind === 'user' && { address_proved_at: null }),
    ...('address_proved_at' in me && { address_proved_at: me.address_proved_at }),
    photo_url: avatar?.url ?? null,
    photo_url_expires_at: avatar?.expires_at ?? null,
    banner_url: banner?.url ?? null,
    banner_url_expires_at: banner?.expires_at ?? null,
  };
};

const shownContact = ({ contact, fields }: ProfiledContact, caller: ContactCaller, deps: PresentDeps) => ({
  ...shown(contact, caller, deps),
  pending_email: contact.pending_email ?? null,
  ...profileOf(fields, contact, 'self'),
  missing_fields: missingFields(fields, contact),
});

const read = route({
  method: 'GET',
  path: '/me',
  summary: text('Get the current account'),
  description: text('Returns the user for a platform token and the contact for a contact token.'),
  caller: reader(),
  response: account,
  errors: ['unauthorized'],
  async handler(_, { caller, db, now, files, prefetched }) {
    if (caller.kind === 'contact') {
      const me = prefetchedContact(caller, prefetched);
      return me ? answer(shownContact(me, caller, { now, files })) : callerDeleted();
    }
    const me = await users(db).get(caller.id);
    return me ? answer(shown(me, caller, { now, files })) : callerDeleted();
  },
});

const change = route({
  method: 'PATCH',
  path: '/me',
  summary: text('Update the current account'),
  description: text(
    "A contact's profile changes in all hubs of the team; users only have a `name`, and their other attributes are ignored. Of `fields`, only the sent values change, and afterwards no required field may be empty. `{}` changes nothing. A contact who is banned from a hub and an active member of no other hub of the team gets 403 `account_suspended`.",
  ),
  caller: caller(),
  body: either(['users', 'contacts'], () => z.object({ name: PersonName, ...profileInput() }).partial()),
  response: account,
  errors: ['account_suspended', 'unauthorized', ...FIELD_ERRORS],
  async handler({ body }, { caller, db, now, files, prefetched }) {
    const refused = await refuseIfBanned({ caller, db, now });
    if (refused) return refused;
    if (caller.kind === 'contact') {
      const known = prefetchedContact(caller, prefetched);
      const me = await changeOwnProfile(db, caller, body, now, known);
      if (me && 'code' in me) return fieldRefusal(me);
      return me ? answer(shownContact(me, caller, { now, files })) : callerDeleted();
    }
    const me = await users(db).change(caller.id, { name: body.name }, now);
    return me ? answer(shown(me, caller, { now, files })) : callerDeleted();
  },
});

export const meRoutes = [read, change];
