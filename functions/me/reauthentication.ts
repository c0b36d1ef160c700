import * as z from 'zod';
import { described } from '#docs';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { PresentedPassword } from '../../shared/accounts/identity/password.ts';
import { hasPassword } from '../../shared/accounts/identity/user-proof.ts';
import type { ContactCaller } from '../../shared/api/callers.ts';
import {
  type ContactCredentialItem,
  contactCredentials,
} from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';

/** The proof of re-authentication: the password, or an emailed token. */
export const Reauthentication = z.object({
  password: PresentedPassword.optional(),
  token: z
    .string()
    .min(1)
    .max(512)
    .optional()
    .meta(
      described(
        'For members: a magic-link token that was requested without a `code_challenge`. It is used up; one that is bound to a browser is not, and returns 422 `invalid_code_verifier`.',
      ),
    ),
});
export type Proof = z.output<typeof Reauthentication>;

/** The verified credential of a contact, and what verified it. */
interface ContactProof {
  readonly credential: ContactCredentialItem;
  readonly by: 'password' | 'email';
}

/** Verifies a contact. An emailed token is accepted only if it was sent to the current address and is bound to no browser. */
export const provesContact = async (
  db: Table,
  { id, team }: Pick<ContactCaller, 'id' | 'team'>,
  email: string,
  { password, token }: Proof,
  now: Date,
): Promise<ContactProof | Refusal<'invalid_code_verifier'> | undefined> => {
  const credential = await contactCredentials(db, team).get(email);
  if (credential?.contact_id !== id) return undefined;
  if (await hasPassword(password, credential.password_hash)) return { credential, by: 'password' };
  if (token === undefined) return undefined;
  const grant = await oneTimeTokens(db).read('magic_link', token);
  if (grant?.team_id !== team || grant.contact_id !== id || grant.email !== email) return undefined;
  const used = await oneTimeTokens(db).useBound('magic_link', token, undefined, now);
  if (used === 'wrong_verifier') return refuse('invalid_code_verifier', { field: 'token' });
  return used && { credential, by: 'email' };
};
