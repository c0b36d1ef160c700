import { credentials } from '../../shared/accounts/identity/credentials.ts';
import { hashPassword, NewPassword, PresentedPassword } from '../../shared/accounts/identity/password.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { type ContactCaller, self, type UserCaller } from '../../shared/api/callers.ts';
import { proveAddress } from '../../shared/hubs/people/contacts/address-proof.ts';
import { contactCredentials } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';
import { provesContact, provesUser, Reauthentication, type Shown, TRIES } from './reauthentication.ts';

/** Whether the password is another now; `undefined` where whose it would be is no more. */
type Chosen = Promise<boolean | undefined>;

const chooseAsUser = async (db: Table, { id }: UserCaller, shown: Shown, chosen: string, now: Date): Chosen => {
  const me = await users(db).get(id);
  if (!me) return undefined;
  const credential = await provesUser(db, me, shown);
  return credential !== undefined && credentials(db).replace(credential, await hashPassword(chosen), now);
};

/** A letter shows whose the address is as well, so that no later one drops what was chosen with it. */
const chooseAsContact = async (
  { db, caller, me }: { readonly db: Table; readonly caller: ContactCaller; readonly me: ContactItem | undefined },
  shown: Shown,
  chosen: string,
  now: Date,
): Chosen => {
  const { team } = caller;
  if (!me) return undefined;
  const proof = await provesContact(db, caller, me.email, shown, now);
  if (!proof) return false;
  const [mine, hash] = [contactCredentials(db, team), await hashPassword(chosen)];
  const { credential, by } = proof;
  if (by === 'password') return mine.replace(me.email, credential, hash, now);
  return (await proveAddress(db, { team, email: me.email }, credential, now, hash)) !== undefined;
};

const choose = route({
  method: 'PUT',
  path: '/me/password',
  summary: 'Change the password',
  description:
    "Re-authenticate with the current password; a member can send a magic-link token instead, which also sets the first password. A member's password applies to every hub of the team with password sign-in. All sessions end, including this one; access tokens stay valid until they expire. If two requests use the same proof, one of them gets 403 `reauthentication_required`. Limited to five attempts in 15 minutes, shared with `DELETE /me`.",
  caller: self(),
  limit: TRIES,
  replayable: false,
  body: either(
    'passwords',
    Reauthentication.extend({
      new_password: NewPassword.meta({ description: 'The new password.' }),
      password: PresentedPassword.optional().meta({ description: 'The current password.' }),
    }),
  ),
  status: 204,
  response: empty,
  errors: ['reauthentication_required', 'unauthorized'],
  async handler({ body: { new_password, ...shown } }, { caller, db, now, prefetched: [me] }) {
    const chosen =
      caller.kind === 'user'
        ? await chooseAsUser(db, caller, shown, new_password, now)
        : await chooseAsContact({ db, caller, me: me as ContactItem | undefined }, shown, new_password, now);
    if (chosen === undefined) return callerDeleted();
    return chosen ? done() : refuse('reauthentication_required');
  },
});

export const passwordRoutes = [choose];
