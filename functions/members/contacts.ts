import * as z from 'zod';
import { described, text } from '#docs';
import { emailFilter } from '../../shared/accounts/identity/email-address.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { FIELD_ERRORS, fieldRefusal } from '../../shared/api/field-refusal.ts';
import { mayActForMembers } from '../../shared/api/may-act-for-members.ts';
import { route } from '../../shared/api/route.ts';
import { hasPurchases } from '../../shared/commerce/purchases/has-purchases.ts';
import { type AddressProofs, addressProofs } from '../../shared/hubs/people/contacts/address-proofs.ts';
import { changeContact } from '../../shared/hubs/people/contacts/change-contact.ts';
import { contactChange, contactInput } from '../../shared/hubs/people/contacts/contact-input.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import { contacts } from '../../shared/hubs/people/contacts/contacts.ts';
import {
  type ProfiledContact,
  profiledContact,
  profileFieldsOf,
  profileOf,
  storedProfile,
} from '../../shared/hubs/people/contacts/profile.ts';
import { profileAttributes } from '../../shared/hubs/people/contacts/profile-attributes.ts';
import { removeContact } from '../../shared/hubs/people/contacts/remove-contact.ts';
import { teamContacts } from '../../shared/hubs/people/contacts/team-contacts.ts';
import { Beginning } from '../../shared/hubs/people/places/beginning.ts';
import { contactPhotos } from '../../shared/hubs/people/portraits/portrait.ts';
import { changedValues } from '../../shared/hubs/people/profile-fields/field-values.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse, tooMany } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';

import { mayEmailAddress } from './address-change-limits.ts';

/** A person as the team knows them. */
const Contact = resource('contacts', () =>
  z.object({
    team_id: z.string().meta(described('The team of the contact.')),
    email: z.string().meta(described('The email address, in lower case. It is unique in the team.')),
    address_proved_at: z.iso
      .datetime()
      .nullable()
      .meta(
        described(
          'When the contact proved that they receive emails at the current address, by an emailed link or an identity provider; null until then. Read-only. Members do not see it.',
        ),
      ),
    pending_email: z
      .string()
      .nullable()
      .meta(
        described(
          'The new address of a contact whose current address was used, until the holder of the current one has allowed the change, where that is needed, and the new one is confirmed; null without a pending change. Read-only.',
        ),
      ),
    name: z.string().nullable().meta(described('The name; null if it is not known.')),
    ...profileAttributes(),
    photo_url: z.string().nullable().meta(described('Null without a photo.')),
    photo_url_expires_at: z.iso.datetime().nullable().meta(described('When `photo_url` stops working.')),
    photo_thumbnail_url: z.string().nullable().meta(described('The URL of a small photo; null without a photo.')),
    photo_thumbnail_url_expires_at: z.iso
      .datetime()
      .nullable()
      .meta(described('When `photo_thumbnail_url` stops working.')),
    expires_at: z.iso
      .datetime()
      .nullable()
      .meta(described('When the memberships in all hubs of the team end; null without an end.')),
    created_at: z.iso.datetime().meta(described('When the contact was created.')),
    updated_at: z.iso.datetime().meta(described('When the contact was last changed.')),
  }),
);

const shown = ({ contact, fields }: ProfiledContact, proofs: AddressProofs, showing: PresentDeps) => ({
  ...contact,
  address_proved_at: proofs(contact),
  pending_email: contact.pending_email ?? null,
  ...contactPhotos(contact, showing),
  ...profileOf(fields, contact, 'team'),
  expires_at: contact.expires_at ?? null,
});

/** A new contact has not proved the address. */
const unproved: AddressProofs = () => null;

/** The response with one contact. */
const shownOne = async (found: ProfiledContact, { db, ...showing }: PresentDeps & { readonly db: Table }) =>
  answer(shown(found, await addressProofs(db, found.contact.team_id, [found.contact]), showing));

const collection = '/teams/{team_id}/contacts';
const item = '/teams/{team_id}/contacts/{contact_id}';
/** The window of the limits of address changes, in seconds. */
const DAY = 24 * 60 * 60;

const taken = () => refuse('email_taken', { field: 'email' });

const TagFilter = z.uuid().optional().meta(described('The id of a tag. Returns only contacts with this tag.'));

const TextFilter = Beginning.optional().meta(
  described(
    'The beginning of the name or the email address; case and accents are ignored. Sorts by that text. A change takes some seconds to reach this filter.',
  ),
);

const listContacts = route({
  method: 'GET',
  path: collection,
  summary: text('List contacts'),
  description: text(
    'Oldest first. `filter[email]` finds the contact with an address; `filter[tag]` takes a tag id and lists the contacts with that tag; `filter[q]` finds contacts by the beginning of their name or address. Several filters together return the contacts that match all of them. There is no `sort`; List a hub’s members has `sort` and `filter[tag]`.',
  ),
  caller: creator('members.read'),
  query: list(() => ({ filter: { ...emailFilter, tag: TagFilter, q: TextFilter } })),
  response: many(Contact),
  async handler({ params, query }, context) {
    const { db } = context;
    const { team_id: team } = params;
    const [{ items, next }, fields] = await Promise.all([
      teamContacts(db, team).list(query.filter, query.page),
      profileFieldsOf(db, team, { eventual: true }),
    ]);
    const proofs = await addressProofs(db, team, items, { eventual: true });
    return answer({ items: items.map((contact) => shown({ contact, fields }, proofs, context)), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a contact'),
  description: text(
    'An address is unique in a team. A new contact belongs to no hub until you add them to one or they register.',
  ),
  caller: creator('members.manage'),
  body: envelope('contacts', contactInput),
  status: 201,
  location: '/teams/{team_id}/contacts/{id}',
  response: one(Contact),
  errors: ['email_taken', ...FIELD_ERRORS],
  async handler({ params, body }, context) {
    const { caller, db, now } = context;
    const { email, name, fields: given, ...profile } = body;
    const fields = given ? await profileFieldsOf(db, params.team_id) : [];
    const read = changedValues(fields, undefined, given ?? {}, 'team');
    if ('code' in read) return fieldRefusal(read);
    const made = await contacts(db, params.team_id).create(
      {
        email,
        name,
        password_hash: null,
        hubs: [],
        profile: { ...storedProfile(profile), ...(given && { fields: read.values }) },
      },
      now,
      actorOf(caller),
    );
    return made === 'email_taken' ? taken() : answer(shown({ contact: made, fields }, unproved, context));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a contact'),
  caller: creator('members.read'),
  response: one(Contact),
  errors: ['not_found'],
  async handler({ params }, context) {
    const { db } = context;
    const found = await profiledContact(db, params.team_id, params.contact_id);
    return found ? shownOne(found, context) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a contact'),
  description: text(
    'A new `email` replaces an address at once if nobody has used it: the contact did not register, has never signed in or had a password, and has bought nothing. They sign in with an email sent to the new address. Any other address stays until the new one is confirmed by the link of an email, within 24 hours: `pending_email` shows the new one, which opens nothing before. The old address gets a notice whose link undoes the change for seven days after the confirmation; it restores the address and ends the sessions and the password chosen since. Only an owner, or an API key with the scope `members.impersonate`, starts this alone: for other callers, the holder of the old address must allow the change by the link of the notice within seven days, and the new address gets its email then. For those seven days no other contact can take the old address. Sending the current `email` cancels a pending change. Limited to 5 changes a day of a contact, and to a new address.',
  ),
  caller: creator('members.manage'),
  body: envelope('contacts', contactChange),
  response: one(Contact),
  errors: ['email_taken', 'not_found', 'rate_limited', ...FIELD_ERRORS],
  async handler({ params, body }, context) {
    const { caller, db, limiter, now } = context;
    const rights = {
      mayEmail: mayEmailAddress(limiter, now),
      mayActForMembers: mayActForMembers(caller),
      hasPurchases: ({ team_id: team, id: contact }: ContactItem) => hasPurchases(db, team, contact),
    };
    const changed = await changeContact(db, params.team_id, params.contact_id, body, actorOf(caller), now, rights);
    if (changed === 'email_taken') return taken();
    if (changed === 'rate_limited') return tooMany(DAY, {});
    if (changed === 'not_found') return refuse(changed);
    return 'code' in changed ? fieldRefusal(changed) : shownOne(changed, context);
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a contact'),
  description: text(
    'Memberships and sessions end, and the address becomes available. Posts are kept without their author. The members of a hub include the ended membership with `status: removed`, without name and email; `filter[status]=active` leaves it out.',
  ),
  caller: creator('members.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const gone = await removeContact(db, params.team_id, params.contact_id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

export const contactRoutes = [listContacts, create, read, change, remove];
