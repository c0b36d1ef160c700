import type { Table } from '../../platform/db/table.ts';
import { type CredentialItem, credentials } from './credentials.ts';
import { checkPassword } from './password.ts';

export const hasPassword = async (password: string | undefined, hash: string | null | undefined): Promise<boolean> =>
  password !== undefined && (await checkPassword(password, hash)).matches;

/** Returns the user's credential if the password is theirs. */
export const provesUser = async (
  db: Table,
  me: { readonly id: string; readonly email: string },
  { password }: { readonly password?: string | undefined },
): Promise<CredentialItem | undefined> => {
  const credential = await credentials(db).get(me.email);
  if (credential?.user_id !== me.id) return undefined;
  return (await hasPassword(password, credential.password_hash)) ? credential : undefined;
};
