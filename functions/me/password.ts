import { described, text } from '#docs';
import { credentials } from '../../shared/accounts/identity/credentials.ts';
import { hashPassword, NewPassword, PresentedPassword } from '../../shared/accounts/identity/password.ts';
import { provesUser } from '../../shared/accounts/identity/user-proof.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { type ContactCaller, inPerson, self, type UserCaller } from '../../shared/api/callers.ts';
import { REAUTHENTICATION_LIMIT } from '../../shared/api/reauthentication-limit.ts';
import { proveAddress } from '../../shared/hubs/people/contacts/address-proof.ts';
import { contactCredentials } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import { signOut } from '../../shared/hubs/people/contacts/sign-out.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { either } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';
import { type Proof, provesContact, Reauthentication } from './reauthentication.ts';

/** Whether the password was changed, or why not. */
type PasswordChanged = Promise<boolean | Refusal<'invalid_code_verifier' | 'unauthorized'>>;

const changeAsUser = async (
  db: Table,
  { id }: UserCaller,
  proof: Proof,
  newPassword: string,
  now: Date,
): PasswordChanged => {
  const me = await users(db).get(id);
  if (!me) return callerDeleted();
  const credential = await provesUser(db, me, proof);
  return credential !== undefined && credentials(db).replace(credential, await hashPassword(newPassword), now);
};

/** An emailed token also verifies the address, so a later first verification does not remove the new password. */
const changeAsContact = async (
  { db, caller, me }: { readonly db: Table; readonly caller: ContactCaller; readonly me: ContactItem | undefined },
  proof: Proof,
  newPassword: string,
  now: Date,
): PasswordChanged => {
  const { team } = caller;
  if (!me) return callerDeleted();
  const proven = await provesContact(db, caller, me.email, proof, now);
  if (proven instanceof Refusal) return proven;
  if (!proven) return false;
  const [credentialsOfTeam, hash] = [contactCredentials(db, team), await hashPassword(newPassword)];
  const { credential, by } = proven;
  if (by === 'password') {
    const changed = await credentialsOfTeam.replace(me.email, credential, hash, now);
    if (changed) await signOut(db, { team, id: caller.id }, now);
    return changed;
  }
  return (await proveAddress(db, { team, email: me.email }, credential, now, hash)) !== undefined;
};

const change = route({
  method: 'PUT',
  path: '/me/password',
  summary: text('Change the password'),
  description: text(
    "Re-authenticate with the current password; a member can send a magic-link token instead, which also sets the first password. A member's password applies to every hub of the team with password sign-in. All sessions end, including this one, and the stream tickets and WebSockets of a member; access tokens stay valid until they expire. If two requests use the same proof, one of them gets 403 `reauthentication_required`. Limited to five attempts in 15 minutes, shared with `DELETE /me`.",
  ),
  caller: inPerson(self()),
  limit: REAUTHENTICATION_LIMIT,
  replayable: false,
  body: either('passwords', () =>
    Reauthentication.extend({
      new_password: NewPassword,
      password: PresentedPassword.optional().meta(described('The current password.')),
    }),
  ),
  status: 204,
  response: empty,
  errors: ['invalid_code_verifier', 'reauthentication_required', 'unauthorized'],
  async handler({ body: { new_password, ...proof } }, { caller, db, now, prefetched: [me] }) {
    const changed =
      caller.kind === 'user'
        ? await changeAsUser(db, caller, proof, new_password, now)
        : await changeAsContact({ db, caller, me: me as ContactItem | undefined }, proof, new_password, now);
    if (changed instanceof Refusal) return changed;
    return changed ? done() : refuse('reauthentication_required');
  },
});

export const passwordRoutes = [change];
