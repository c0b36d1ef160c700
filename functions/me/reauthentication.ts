import * as z from 'zod';
import { type CredentialItem, credentials } from '../../shared/accounts/identity/credentials.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { checkPassword, PresentedPassword } from '../../shared/accounts/identity/password.ts';
import type { ContactCaller } from '../../shared/api/callers.ts';
import {
  type ContactCredentialItem,
  contactCredentials,
} from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { RouteLimit } from '../../shared/platform/http/route.ts';

/** What shows that it is still they who hold the token: their password, or the token of a letter they just got. */
export const Reauthentication = z.object({
  password: PresentedPassword.optional(),
  token: z.string().min(1).max(512).optional().meta({
    description: 'For members: a magic-link token. It is used up.',
  }),
});
export type Shown = z.output<typeof Reauthentication>;

/** So often may somebody try, all routes that ask for it taken together. */
export const TRIES: RouteLimit = { name: 'reauthentications', limit: 5, seconds: 900, by: 'caller' };

const hasPassword = async (password: string | undefined, hash: string | null | undefined): Promise<boolean> =>
  password !== undefined && (await checkPassword(password, hash)).matches;

/** The credential that was shown to be theirs. */
export const provesUser = async (
  db: Table,
  me: { readonly id: string; readonly email: string },
  { password }: Shown,
): Promise<CredentialItem | undefined> => {
  const credential = await credentials(db).get(me.email);
  if (credential?.user_id !== me.id) return undefined;
  return (await hasPassword(password, credential.password_hash)) ? credential : undefined;
};

/** What showed that the credential is a contact’s. */
interface ContactProof {
  readonly credential: ContactCredentialItem;
  readonly by: 'password' | 'letter';
}

/** A letter’s token does where the letter went to the address that they have now. */
export const provesContact = async (
  db: Table,
  { id, team }: Pick<ContactCaller, 'id' | 'team'>,
  email: string,
  { password, token }: Shown,
  now: Date,
): Promise<ContactProof | undefined> => {
  const credential = await contactCredentials(db, team).get(email);
  if (credential?.contact_id !== id) return undefined;
  if (await hasPassword(password, credential.password_hash)) return { credential, by: 'password' };
  if (token === undefined) return undefined;
  const grant = await oneTimeTokens(db).read('magic_link', token);
  if (grant?.team_id !== team || grant.contact_id !== id || grant.email !== email) return undefined;
  return (await oneTimeTokens(db).use('magic_link', token, now)) && { credential, by: 'letter' };
};
