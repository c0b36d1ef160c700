import { type Grants, oneTimeTokens } from '../../accounts/identity/one-time-tokens.ts';
import { hashPassword } from '../../accounts/identity/password.ts';
import type { SessionOwner } from '../../accounts/identity/sessions.ts';
import { isOnAllowedOrigin } from '../../hubs/hubs/allowed-origin.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { proveAddress } from '../../hubs/people/contacts/address-proof.ts';
import { type ContactCredentialItem, contactCredentialKey } from '../../hubs/people/contacts/contact-credentials.ts';
import { contactSession } from '../../hubs/people/contacts/contact-session.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubAccess, hubAccess } from './hub-access.ts';

export const MAGIC_LINK_SECONDS = 10 * 60;

type Grant = Grants['magic_link'];

/** The hub, the contact and the page that a valid link leads to; `returnTo` is null without a page. */
interface GoodLink {
  readonly hub: HubItem;
  readonly email: string;
  /** The access that the contact had when the email was sent. */
  readonly access: HubAccess;
  readonly returnTo: string | null;
}

/** The hub that a grant signs in to, and the contact’s credential and access there now. */
const signInOf = async (db: Table, { team_id: team, hub_id, email, contact_id }: Grant, now: Date) => {
  const key = { team, hub: hub_id };
  const keys = [hubItemKey(key), memberKey(key, contact_id), contactCredentialKey(team, email)];
  const [hub, member, found] = await rowsAt<[HubItem, MemberItem, ContactCredentialItem]>(db, keys);
  const credential = found?.contact_id === contact_id ? found : undefined;
  const access = hub && credential && (await hubAccess(db, key, contact_id, member, now));
  return { hub, credential, access };
};

/** What a link would do, without spending it; `undefined` if it no longer signs in. */
export const peekMagicLink = async (db: Table, token: string, now: Date): Promise<GoodLink | undefined> => {
  const grant = await oneTimeTokens(db).peek('magic_link', token, now);
  if (!grant) return undefined;
  const { hub, access } = await signInOf(db, grant, now);
  if (!hub || !access || hub.sign_in === 'password') return undefined;
  return { hub, email: grant.email, access: grant.access ?? 'member', returnTo: allowedReturn(hub, grant.return_url) };
};

/** The session that a link starts, and its target. */
export interface SpentLink {
  readonly session: SessionOwner;
  readonly access: HubAccess;
  readonly hub: HubItem;
  readonly grant: Grant;
}

/** How a link is spent. The page of the link has no verifier: its code is bound instead. */
interface Spending {
  readonly password?: string | undefined;
  readonly by: 'page' | { readonly code_verifier: string | undefined };
}

/**
 * Spends the token of a link, which proves the address, and sets `password` if given. `undefined` if the token is
 * invalid, or if the contact no longer has access to the hub or a purchase in it.
 */
export const spendMagicLink = async (
  db: Table,
  token: string,
  { by, password }: Spending,
  now: Date,
): Promise<SpentLink | 'magic_link_not_allowed' | 'wrong_verifier' | undefined> => {
  const tokens = oneTimeTokens(db);
  const grant = await (by === 'page'
    ? tokens.use('magic_link', token, now)
    : tokens.useBound('magic_link', token, by.code_verifier, now));
  if (!grant || grant === 'wrong_verifier') return grant;
  const { team_id: team, email } = grant;
  const { hub, credential, access } = await signInOf(db, grant, now);
  if (hub?.sign_in === 'password') return 'magic_link_not_allowed';
  if (!hub || !credential || !access) return undefined;
  const chosen = password === undefined ? null : await hashPassword(password);
  const proved = await proveAddress(db, { team, email }, credential, now, chosen);
  return proved && { session: contactSession(team, email, proved), access, hub, grant: { ...grant, access } };
};

type Site = Pick<HubItem, 'allowed_origins' | 'site_url'>;

/** The page that an unrequested link leads to: the hub's site, else the root of its first origin; null without any. */
export const siteOf = ({ site_url, allowed_origins: [origin] }: Site): string | null =>
  site_url ?? (origin === undefined ? null : new URL('/', origin).href);

/** The return URL if it is on an allowed origin of the hub, else the hub's site; null without one. */
export const allowedReturn = (hub: Site, return_url: string | null): string | null =>
  return_url !== null && isOnAllowedOrigin(hub, return_url) ? return_url : (hub.site_url ?? null);
