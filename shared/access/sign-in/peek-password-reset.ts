import { oneTimeTokens } from '../../accounts/identity/one-time-tokens.ts';
import { canResetPassword } from '../../accounts/identity/password-reset.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../hubs/people/contacts/contact-credentials.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubAccess, hubAccess } from './hub-access.ts';

/** What a valid token of a password reset would do; `signIn` is the hub that the password of a member then opens. */
interface PeekedReset {
  readonly signIn: { readonly hub: HubItem; readonly email: string; readonly access: HubAccess } | undefined;
}

const peekContactReset = async (db: Table, token: string, now: Date): Promise<PeekedReset | undefined> => {
  const grant = await oneTimeTokens(db).peek('contact_password', token, now);
  if (!grant) return undefined;
  const { team_id: team, hub_id, contact_id, email, generation } = grant;
  const credential = await contactCredentials(db, team).get(email);
  if (credential?.contact_id !== contact_id || credential.generation !== generation) return undefined;
  if (hub_id === undefined) return { signIn: undefined };
  const key = { team, hub: hub_id };
  const [hub, member] = await rowsAt<[HubItem, MemberItem]>(db, [hubItemKey(key), memberKey(key, contact_id)]);
  const access = hub && (await hubAccess(db, key, contact_id, member, now));
  return { signIn: hub && access && { hub, email, access } };
};

/** Reads a token of a member or a user without using it; `undefined` if it can no longer set a password. */
export const peekPasswordReset = async (db: Table, token: string, now: Date): Promise<PeekedReset | undefined> =>
  (await peekContactReset(db, token, now)) ??
  ((await canResetPassword(db, token, now)) ? { signIn: undefined } : undefined);
