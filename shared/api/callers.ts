import { openTargetIds } from '../access/rules/gate.ts';
import { HUB_READING } from '../accounts/api-keys/key-scopes.ts';
import { IMPERSONATE, type KeyScope } from '../accounts/roles/key-scope.ts';
import type { Permission, SystemRole } from '../accounts/roles/permissions.ts';
import type { TicketHolder } from '../downstream/stream/ticket-holder.ts';
import type { HubItem } from '../hubs/hubs/hub-item.ts';
import { contactKey } from '../hubs/people/contacts/contact-item.ts';
import type { MemberItem } from '../hubs/people/members/member-item.ts';
import type { Key, TeamId } from '../platform/db/key.ts';
import type { Table } from '../platform/db/table.ts';
import type { Refusal } from '../platform/http/errors.ts';

/** A platform user. `team` and `permissions` are those of the team of the path or the context. */
export interface UserCaller {
  readonly kind: 'user';
  readonly id: string;
  readonly team: TeamId | undefined;
  readonly role: { readonly id: string; readonly system: SystemRole | null } | undefined;
  readonly permissions: ReadonlySet<string>;
  /** The generation of the credential that was used to sign in. */
  readonly generation?: number | undefined;
}

/** An API key of one team. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly id: string;
  readonly team: TeamId;
  readonly scopes: ReadonlySet<string>;
  readonly can_moderate: boolean;
}

/** A contact of a team; `member` is set on hub paths. */
export interface ContactCaller {
  readonly kind: 'contact';
  readonly id: string;
  readonly team: TeamId;
  /** The generation of the credential that was used to sign in. */
  readonly generation: number;
  /** The id of the API key that acts for the contact. */
  readonly actor?: string;
  /** When a token with a shortened lifetime expires, in milliseconds. Nothing that it opens lasts longer. */
  readonly expires_at?: number;
  readonly member: MemberItem | undefined;
}

interface Anonymous {
  readonly kind: 'anonymous';
}

export type Caller = UserCaller | KeyCaller | ContactCaller | Anonymous;
export type CallerKind = Caller['kind'];

type Params = Readonly<Record<string, string>>;

/**
 * How a route determines its team: from its path (team or hub), from `X-Team-ID` or the token's claim, by a lookup of
 * the path's resource, or not at all.
 */
export type Tenancy =
  | 'path'
  | 'context'
  | 'none'
  | ((db: Table, params: Params, claim: Claim) => Promise<TeamId | Refusal<'team_context_required'> | undefined>);

/** What is known before the team is determined: the user, and the team named by the user or the key. */
interface Claim {
  readonly user: string | undefined;
  readonly team: string | undefined;
}

/** Keys of rows that the handler needs. They are read in the round trip of admission. */
export type Prefetch = (team: TeamId, caller: Pick<KnownCaller, 'kind' | 'id'>, params: Params) => readonly Key[];
type KnownCaller = Exclude<Caller, Anonymous>;

/** Whether the access rule of a hub admits a member. */
type HubGate = (db: Table, caller: ContactCaller, hub: HubItem, now: Date) => Promise<boolean>;

/** The contact of a stream ticket for a hub. */
type TicketReader = (db: Table, ticket: string, hub: string, now: number) => Promise<TicketHolder | undefined>;

/** An API key needs one of these scopes. `any` accepts every scope, even one that is not a permission. */
export type Scopes = readonly KeyScope[] | 'any';

/** For data that every integration of a team may read. */
export const ANY_SCOPE = 'any';

/** The kinds of caller that a route accepts and what each needs. Other callers are refused with 403. */
export interface CallerRule<C extends Caller = Caller> {
  readonly kinds: readonly C['kind'][];
  readonly tenancy: Tenancy;
  /** The permission that a user's role or a key's scopes must include. */
  readonly permission?: Permission;
  /** An API key needs one of these scopes; users need none. Used without `permission`. */
  readonly scopes?: Scopes;
  /** A key needs `can_moderate` instead of a scope. */
  readonly keyMustModerate?: boolean;
  /** The handler authorizes each caller. Admission lets a key with `can_moderate` pass without a scope. */
  readonly handlerAuthorizes?: boolean;
  /** The path parameter of a user id. Users need no permission for themselves. */
  readonly orSelf?: string;
  readonly ownerOnly?: boolean;
  readonly platformAdmin?: boolean;
  /** Without a team, users who signed in with an identity provider of a team are accepted. */
  readonly teamSignIn?: boolean;
  readonly prefetch?: Prefetch;
  /** A contact may send a stream ticket as `?ticket=` instead of a token. */
  readonly ticket?: TicketReader;
  /** Checks the access rule of the path's hub. Without it, a hub with an access rule admits no contact. */
  readonly gate?: HubGate;
  /** The hub's access rule is not checked. */
  readonly withoutAccessRule?: boolean;
  /** Any membership status is accepted: the route shows and changes only the contact's own data. */
  readonly anyStanding?: boolean;
  /** An API key that acts for the contact is refused. */
  readonly inPerson?: boolean;
  /** Public: credentials are ignored. */
  readonly open?: boolean;
}

const rule = <C extends Caller>(
  kinds: readonly C['kind'][],
  rest: Omit<CallerRule, 'kinds' | 'tenancy'> & { tenancy?: Tenancy },
): CallerRule<C> => ({ tenancy: 'path', ...rest, kinds });

const gate: HubGate = async (db, caller, hub, now) => {
  const key = { team: caller.team, hub: hub.id };
  const open = await openTargetIds(db, caller, key, [{ ...hub, type: 'hub' }], now);
  return open.has(hub.id);
};

/** The scopes that admit an API key; empty if the route accepts no keys or requires `can_moderate`. */
export const scopesOf = ({ kinds, permission, keyMustModerate: moderates, scopes }: CallerRule): Scopes => {
  if (!kinds.includes('key') || moderates) return [];
  return permission ? [permission] : (scopes ?? []);
};

const needs = (permission?: Permission) => (permission ? { permission } : {});

/** Public: credentials are ignored. */
export const anyone = (): CallerRule<Anonymous> => rule(['anonymous'], { open: true, tenancy: 'path' });

/** A user of the team with the permission. */
export const platform = (permission?: Permission, tenancy: Tenancy = 'path'): CallerRule<UserCaller> =>
  rule(['user'], { ...needs(permission), tenancy });

/** A user or an API key of the team with the permission. */
export const creator = (permission: Permission, tenancy: Tenancy = 'path'): CallerRule<UserCaller | KeyCaller> =>
  rule(['user', 'key'], { permission, tenancy });

/** Any user of the team, or an API key with one of the scopes. */
export const teamMember = (scopes: Scopes, tenancy: Tenancy = 'path'): CallerRule<UserCaller | KeyCaller> =>
  rule(['user', 'key'], { scopes, tenancy });

/** An API key with the scope `members.impersonate`. */
export const impersonator = (): CallerRule<KeyCaller> => rule(['key'], { scopes: [IMPERSONATE] });

/** As `creator`, and the user named by the path parameter `orSelf`. */
export const creatorOrSelf = (
  permission: Permission,
  tenancy: Tenancy,
  orSelf: string,
): CallerRule<UserCaller | KeyCaller> => rule(['user', 'key'], { permission, tenancy, orSelf });

/** A user with `members.moderate`, or an API key with `can_moderate`, whatever its scopes. */
export const moderator = (tenancy: Tenancy = 'path'): CallerRule<UserCaller | KeyCaller> =>
  rule(['user', 'key'], { permission: 'members.moderate', keyMustModerate: true, tenancy });

const insiders = (permission?: Permission): CallerRule<UserCaller | KeyCaller | ContactCaller> =>
  rule(['user', 'key', 'contact'], permission ? { permission } : { scopes: HUB_READING });

/**
 * A member of the path's hub, or a user or key of its team with the permission. Without a permission: any user, or a
 * key that can read the hub.
 */
export const insider = (permission?: Permission): CallerRule<UserCaller | KeyCaller | ContactCaller> => ({
  ...insiders(permission),
  gate,
});

/** The same callers, without the check of the hub's access rule. */
export const ungatedInsider = (permission: Permission): CallerRule<UserCaller | KeyCaller | ContactCaller> =>
  ungated(insiders(permission));

/** The same callers, and a contact with a stream ticket. */
export const withTicket = <C extends Caller>(of: CallerRule<C>, ticket: TicketReader): CallerRule<C> => ({
  ...of,
  ticket,
});

/** The same callers, but no API key that acts for a contact: for credentials, further tokens and the end of the account. */
export const inPerson = <C extends Caller>(of: CallerRule<C>): CallerRule<C> => ({ ...of, inPerson: true });

/** The same callers, without the check of the hub's access rule. */
export const ungated = <C extends Caller>(of: CallerRule<C>): CallerRule<C> => ({ ...of, withoutAccessRule: true });

/** A user or key with the permission, or any contact. The handler authorizes. */
export const holderOrContact = (
  permission: Permission,
  tenancy: Tenancy,
): CallerRule<UserCaller | KeyCaller | ContactCaller> => rule(['user', 'key', 'contact'], { permission, tenancy });

/** Any authenticated user or contact, or a key that can read the hub or moderate. The handler authorizes. */
export const participant = (
  rest: { tenancy?: Tenancy; prefetch?: Prefetch } = {},
): CallerRule<UserCaller | KeyCaller | ContactCaller> =>
  rule(['user', 'key', 'contact'], { ...rest, scopes: HUB_READING, handlerAuthorizes: true, gate });

/** An owner of the team. */
export const owner = (): CallerRule<UserCaller> => rule(['user'], { ownerOnly: true });

/** A platform administrator. */
export const platformAdmin = (): CallerRule<UserCaller> => rule(['user'], { platformAdmin: true, tenancy: 'none' });

/** Any signed-in user. */
export const user = (): CallerRule<UserCaller> => rule(['user'], { tenancy: 'none' });

/** The signed-in user or contact. The contact's row comes first in `prefetch`; admission reads it anyway. */
export const self = (): CallerRule<UserCaller | ContactCaller> =>
  rule(['user', 'contact'], { tenancy: 'none', prefetch: (team, { id }) => [contactKey(team, id)] });

/** A member of the path's hub. */
export const member = (rest: { prefetch?: Prefetch } = {}): CallerRule<ContactCaller> =>
  rule(['contact'], { ...rest, gate });

/** A contact of the hub's team, with any membership status or none. */
export const buyer = (): CallerRule<ContactCaller> => rule(['contact'], { withoutAccessRule: true, anyStanding: true });

/** A contact, in any hub of the team. The handler authorizes. */
export const contact = (rest: { prefetch?: Prefetch } = {}): CallerRule<ContactCaller> => rule(['contact'], rest);

const all = (scopes: Scopes): CallerRule<Caller> => rule(['user', 'key', 'contact', 'anonymous'], { scopes });

/** Users, members, API keys with one of the scopes; all others are admitted as anonymous. */
export const everyone = (scopes: Scopes): CallerRule<Caller> => ({ ...all(scopes), gate });

/** The same callers, without the check of the hub's access rule. */
export const ungatedEveryone = (scopes: Scopes): CallerRule<Caller> => ungated(all(scopes));
