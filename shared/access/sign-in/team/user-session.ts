import { type CredentialItem, credentialKey } from '../../../accounts/identity/credentials.ts';
import { type Grants, oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import type { SessionOwner } from '../../../accounts/identity/sessions.ts';
import { type UserItem, userKey } from '../../../accounts/identity/user-item.ts';
import { type MembershipItem, membershipKey } from '../../../accounts/teams/memberships.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type TeamDomainPointer, teamDomainPointerKey } from './team-domain-item.ts';
import { domainOf } from './team-domains.ts';
import { type TeamProviderItem, teamProviderKey } from './team-provider-item.ts';

interface TeamSignIn {
  readonly id: string;
  readonly team: string;
  readonly provider: string;
}

/**
 * Whether a team sign-in is still valid: the provider is enabled, the team still has the domain of the user's address,
 * and the user is in the team.
 */
export const isTeamSignInValid = async (db: Table, { id, team, provider }: TeamSignIn): Promise<boolean> => {
  const keys = [teamProviderKey(team, provider), userKey(id), membershipKey(team, id)];
  const [of, user, membership] = await rowsAt<[TeamProviderItem, UserItem, MembershipItem]>(db, keys);
  if (!of?.enabled || !user || !membership) return false;
  const pointer = await db.get<TeamDomainPointer>(teamDomainPointerKey(domainOf(user.email)));
  return pointer?.team_id === team;
};

/**
 * Uses up a code of a team sign-in and returns its session. `wrong_verifier` if the code is bound to another browser, or
 * to none; it stays valid. `undefined` if it is invalid or access ended meanwhile.
 */
export const exchangeUserCode = async (
  db: Table,
  { code, code_verifier }: { readonly code: string; readonly code_verifier?: string | undefined },
  now: Date,
): Promise<SessionOwner | 'wrong_verifier' | undefined> => {
  const grant = await oneTimeTokens(db).useBound('user_sign_in_code', code, code_verifier, now);
  if (!grant || grant === 'wrong_verifier') return grant;
  const { team_id: team, provider_id: provider, user_id: id, email, generation } = grant;
  const credential = await db.get<CredentialItem>(credentialKey(email));
  if (credential?.user_id !== id || credential.generation !== generation) return undefined;
  const subject = { kind: 'user', id, team, provider } as const;
  return (await isTeamSignInValid(db, subject)) ? { subject, credential: credentialKey(email), generation } : undefined;
};

/** A browser takes the code from the sign-in page to the page of the `return_url` at once. */
const CODE_SECONDS = 60;

/** The URL of a page with a code for one exchange as its parameter `code`. */
export const withUserCode = async (
  db: Table,
  to: string,
  grant: Grants['user_sign_in_code'],
  now: Date,
): Promise<URL> => {
  const url = new URL(to);
  url.searchParams.set('code', await oneTimeTokens(db).store('user_sign_in_code', grant, CODE_SECONDS, now));
  return url;
};
