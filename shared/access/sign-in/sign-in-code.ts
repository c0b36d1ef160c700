import { type Grants, oneTimeTokens } from '../../accounts/identity/one-time-tokens.ts';
import type { SessionOwner } from '../../accounts/identity/sessions.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type ContactCredentialItem, contactCredentialKey } from '../../hubs/people/contacts/contact-credentials.ts';
import { contactSession } from '../../hubs/people/contacts/contact-session.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { providerAccess } from './contact-provider.ts';
import { type HubAccess, hubAccess } from './hub-access.ts';

/** A browser takes the code from a sign-in page to the hub's site at once. */
const CODE_SECONDS = 60;

/** The URL of a page of the hub's site, with a code for one exchange as its parameter `code`. */
export const withSignInCode = async (db: Table, to: string, grant: Grants['sign_in_code'], now: Date): Promise<URL> => {
  const url = new URL(to);
  url.searchParams.set('code', await oneTimeTokens(db).store('sign_in_code', grant, CODE_SECONDS, now));
  return url;
};

interface Exchanged {
  readonly session: SessionOwner;
  readonly access: HubAccess;
}

/**
 * Uses up a code and returns the session that it stands for. `wrong_verifier` if it is bound to another browser, or sent
 * with a verifier although it is not bound; the code stays valid. `undefined` if the code is invalid or of another hub, if
 * the credential changed since, if the identity provider ended or no longer speaks for the contact, or if the contact no
 * longer has access to the hub or a purchase in it.
 */
export const exchangeSignInCode = async (
  db: Table,
  {
    code,
    code_verifier,
    slug,
  }: { readonly code: string; readonly code_verifier?: string | undefined; readonly slug: string },
  now: Date,
): Promise<Exchanged | 'wrong_verifier' | undefined> => {
  const grant = await oneTimeTokens(db).useBound('sign_in_code', code, code_verifier, now);
  if (!grant || grant === 'wrong_verifier') return grant;
  const { team_id: team, email, contact_id, generation } = grant;
  const key = { team, hub: grant.hub_id };
  const keys = [hubItemKey(key), memberKey(key, contact_id), contactCredentialKey(team, email)];
  const [hub, member, credential] = await rowsAt<[HubItem, MemberItem, ContactCredentialItem]>(db, keys);
  if (hub?.slug !== slug) return undefined;
  if (credential?.contact_id !== contact_id || credential.generation !== generation) return undefined;
  const provider = grant.provider_id === undefined ? undefined : { id: grant.provider_id, hub: grant.hub_id };
  const access = provider
    ? await providerAccess(db, team, provider, contact_id, now)
    : await hubAccess(db, key, contact_id, member, now);
  if (!access) return undefined;
  return { session: contactSession(team, email, credential, provider), access };
};
