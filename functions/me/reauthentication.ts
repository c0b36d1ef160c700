import * as z from 'zod';
import type { Table } from '../../shared/db/table.ts';
import type { ContactCaller } from '../../shared/http/callers.ts';
import { credentials } from '../../shared/identity/credentials.ts';
import { oneTimeTokens } from '../../shared/identity/one-time-tokens.ts';
import { checkPassword, PresentedPassword } from '../../shared/identity/password.ts';
import { contactCredentials } from '../../shared/members/contact-credentials.ts';

/** What shows that it is still they who hold the token: their password, or the token of a letter they just got. */
export const Reauthentication = z.object({
  password: PresentedPassword.optional(),
  token: z.string().min(1).max(512).optional().meta({
    description: 'Of members: the token of a magic link, which is spent.',
  }),
});
export type Shown = z.output<typeof Reauthentication>;

const hasPassword = async (password: string | undefined, hash: string | null | undefined): Promise<boolean> =>
  password !== undefined && (await checkPassword(password, hash)).matches;

export const provesUser = async (
  db: Table,
  me: { readonly id: string; readonly email: string },
  { password }: Shown,
): Promise<boolean> => {
  const credential = await credentials(db).get(me.email);
  return credential?.user_id === me.id && hasPassword(password, credential.password_hash);
};

/** A letter’s token does where the letter went to the address that they have now. */
export const provesContact = async (
  db: Table,
  { id, team }: Pick<ContactCaller, 'id' | 'team'>,
  email: string,
  { password, token }: Shown,
  now: Date,
): Promise<boolean> => {
  const credential = await contactCredentials(db, team).get(email);
  if (credential?.contact_id !== id) return false;
  if (await hasPassword(password, credential.password_hash)) return true;
  const grant = token === undefined ? undefined : await oneTimeTokens(db).read('magic_link', token);
  if (token === undefined || grant?.team_id !== team || grant.contact_id !== id || grant.email !== email) return false;
  return (await oneTimeTokens(db).spend('magic_link', token, now)) !== undefined;
};
