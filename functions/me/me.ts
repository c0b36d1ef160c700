import * as z from 'zod';
import { described, text } from '#docs';
import { PersonName } from '../../shared/accounts/identity/person-name.ts';
import type { UserItem } from '../../shared/accounts/identity/user-item.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { self } from '../../shared/api/callers.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import { contacts } from '../../shared/hubs/people/contacts/contacts.ts';
import { portraitUrl } from '../../shared/hubs/people/portraits/portrait.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { either } from '../../shared/platform/http/body.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { personOf, type SelfCaller } from './person.ts';
import { route } from './ports.ts';

const moment = z.iso.datetime().nullable();

const person = {
  email: z.string(),
  name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  avatar_url_expires_at: moment,
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
      platform_admin: z.boolean().optional(),
      address_proved_at: moment
        .optional()
        .meta(described('When the user verified their email address; `null` until then.')),
    }),
  'Me',
);
const MeAsContact = resource('contacts', () => z.object({ ...person, team_id: z.string() }), 'MeAsContact');

const currentAccount = async (caller: SelfCaller, db: Table, [contact]: readonly unknown[]) =>
  caller.kind === 'user' ? users(db).get(caller.id) : (contact as ContactItem | undefined);

const shown = <T extends UserItem | ContactItem>(me: T, caller: SelfCaller, deps: PresentDeps) => {
  const [avatar, banner] = [
    portraitUrl(personOf(caller), 'avatar', me.avatar, deps),
    portraitUrl(personOf(caller), 'banner', me.banner, deps),
  ];
  return {
    ...me,
    ...(caller.kind === 'user' && { address_proved_at: null }),
    ...('address_proved_at' in me && { address_proved_at: me.address_proved_at }),
    avatar_url: avatar?.url ?? null,
    avatar_url_expires_at: avatar?.expires_at ?? null,
    banner_url: banner?.url ?? null,
    banner_url_expires_at: banner?.expires_at ?? null,
  };
};

const read = route({
  method: 'GET',
  path: '/me',
  summary: text('Get the current account'),
  description: text('Returns the user for a platform token and the contact for a contact token.'),
  caller: self(),
  response: one(Me, { contact: MeAsContact }),
  errors: ['unauthorized'],
  async handler(_, { caller, db, now, files, prefetched }) {
    const me = await currentAccount(caller, db, prefetched);
    return me ? answer(shown(me, caller, { now, files })) : callerDeleted();
  },
});

const change = route({
  method: 'PATCH',
  path: '/me',
  summary: text('Update the current account'),
  description: text("A contact's name changes in all hubs of the team. `{}` changes nothing."),
  caller: self(),
  body: either(['users', 'contacts'], () => z.object({ name: PersonName.optional() })),
  response: one(Me, { contact: MeAsContact }),
  errors: ['unauthorized'],
  async handler({ body }, { caller, db, now, files }) {
    const me =
      caller.kind === 'user'
        ? await users(db).change(caller.id, body, now)
        : await contacts(db, caller.team).change(caller.id, body, now);
    return me ? answer(shown(me, caller, { now, files })) : callerDeleted();
  },
});

export const meRoutes = [read, change];
