import { HUB_READING } from '../accounts/api-keys/key-scopes.ts';
import type { Permission, SystemRole } from '../accounts/roles/permissions.ts';
import { contactKey } from '../hubs/people/contacts/contact-item.ts';
import type { MemberItem } from '../hubs/people/members/member-item.ts';
import type { Key, TeamId } from '../platform/db/key.ts';
import type { Table } from '../platform/db/table.ts';

/** A creator's user. `team` and `permissions` are those of the team that the path or the context names. */
export interface UserCaller {
  readonly kind: 'user';
  readonly id: string;
  readonly team: TeamId | undefined;
  readonly role: { readonly id: string; readonly system: SystemRole | null } | undefined;
  readonly permissions: ReadonlySet<string>;
}

/** An integration, bound to its one team. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly id: string;
  readonly team: TeamId;
  readonly scopes: ReadonlySet<string>;
  readonly can_moderate: boolean;
}

/** A person known to a team; `member` is set on paths that name a hub. */
export interface ContactCaller {
  readonly kind: 'contact';
  readonly id: string;
  readonly team: TeamId;
  /** Of the credential that they signed in with. */
  readonly generation: number;
  readonly member: MemberItem | undefined;
}

interface Anonymous {
  readonly kind: 'anonymous';
}

export type Caller = UserCaller | KeyCaller | ContactCaller | Anonymous;
export type CallerKind = Caller['kind'];

type Params = Readonly<Record<string, string>>;

/**
 * Where a route finds its team: in its path (by team or by hub), in `X-Team-ID` or the token's claim, by looking up
 * what the path names, or nowhere, where it has none.
 */
export type Tenancy =
  | 'path'
  | 'context'
  | 'none'
  | ((db: Table, params: Params, claim: Claim) => Promise<TeamId | undefined>);

/** What a creator brings before their team is found: the user they are, and the team they or their key named. */
interface Claim {
  readonly user: string | undefined;
  readonly team: string | undefined;
}

/** Rows that a handler will want whoever the caller turns out to be: they are read beside those of admission. */
export type Prefetch = (team: TeamId, caller: Pick<KnownCaller, 'kind' | 'id'>, params: Params) => readonly Key[];
type KnownCaller = Exclude<Caller, Anonymous>;

/** Scopes of which an API key needs one; `any` takes whatever scope a key has, one that is no permission included. */
export type Scopes = readonly Permission[] | 'any';

/** For what every integration of a team may know. */
export const ANY_SCOPE = 'any';

/** Which kinds of caller a route takes and what each must hold. Everything else is refused with 403. */
export interface CallerRule<C extends Caller = Caller> {
  readonly kinds: readonly C['kind'][];
  readonly tenancy: Tenancy;
  /** What a user's role, or a key's scopes, must hold. */
  readonly permission?: Permission;
  /** An API key needs any one of these scopes, where no one permission is asked for; users need none of them. */
  readonly scopes?: Scopes;
  /** A key needs `can_moderate` in the place of the scope, and nothing else will do. */
  readonly moderates?: boolean;
  /** The handler judges what each may do, so a key that may moderate needs no scope to be let in. */
  readonly judged?: boolean;
  /** The path's name for a user, who needs no permission for what concerns them alone. */
  readonly orSelf?: string;
  readonly ownerOnly?: boolean;
  readonly platformAdmin?: boolean;
  readonly prefetch?: Prefetch;
  /** A contact may send a stream ticket as `?ticket=` in the place of a token. */
  readonly ticketed?: boolean;
  /** Members who do not meet the access rule on their hub reach it all the same. */
  readonly ungated?: boolean;
  /** A contact reaches it whatever their membership of the hub: it shows and changes only what is their own. */
  readonly anyStanding?: boolean;
  /** No credential is even looked at. */
  readonly open?: boolean;
}

const rule = <C extends Caller>(
  kinds: readonly C['kind'][],
  rest: Omit<CallerRule, 'kinds' | 'tenancy'> & { tenancy?: Tenancy },
): CallerRule<C> => ({ tenancy: 'path', ...rest, kinds });

/** What lets an API key in; nothing where the route takes no key or asks for `can_moderate` alone. */
export const scopesOf = ({ kinds, permission, moderates, scopes }: CallerRule): Scopes => {
  if (!kinds.includes('key') || moderates) return [];
  return permission ? [permission] : (scopes ?? []);
};

const needs = (permission?: Permission) => (permission ? { permission } : {});

/** Anybody; a credential that is sent is not looked at. */
export const anyone = (): CallerRule<Anonymous> => rule(['anonymous'], { open: true, tenancy: 'path' });

/** A user of the team, whose role holds the permission. */
export const platform = (permission?: Permission, tenancy: Tenancy = 'path'): CallerRule<UserCaller> =>
  rule(['user'], { ...needs(permission), tenancy });

/** A user or an API key of the team that holds the permission. */
export const creator = (permission: Permission, tenancy: Tenancy = 'path'): CallerRule<UserCaller | KeyCaller> =>
  rule(['user', 'key'], { permission, tenancy });

/** Any user of the team, and an API key of it with one of the scopes. */
export const teamMember = (scopes: Scopes, tenancy: Tenancy = 'path'): CallerRule<UserCaller | KeyCaller> =>
  rule(['user', 'key'], { scopes, tenancy });

/** The same, and the user whom the path names as `orSelf`, about themselves. */
export const creatorOrSelf = (
  permission: Permission,
  tenancy: Tenancy,
  orSelf: string,
): CallerRule<UserCaller | KeyCaller> => rule(['user', 'key'], { permission, tenancy, orSelf });

/** A user whose role holds `members.moderate`, or an API key that may moderate, whatever its scopes. */
export const moderator = (tenancy: Tenancy = 'path'): CallerRule<UserCaller | KeyCaller> =>
  rule(['user', 'key'], { permission: 'members.moderate', moderates: true, tenancy });

/**
 * An admitted member of the path's hub; and a user or a key of its team that holds the permission. Without one every
 * user is let in, and a key that reads the hub.
 */
export const insider = (permission?: Permission): CallerRule<UserCaller | KeyCaller | ContactCaller> =>
  rule(['user', 'key', 'contact'], permission ? { permission } : { scopes: HUB_READING });

/** The same callers, and a contact by a stream ticket. */
export const withTicket = <C extends Caller>(of: CallerRule<C>): CallerRule<C> => ({ ...of, ticketed: true });

/** The same callers, members whom the access rule on their hub keeps out of it too. */
export const ungated = <C extends Caller>(of: CallerRule<C>): CallerRule<C> => ({ ...of, ungated: true });

/**
 * A user or a key that holds the permission, and any contact: which of them may reach what the path names is for the
 * handler to say, from what it finds.
 */
export const holderOrContact = (
  permission: Permission,
  tenancy: Tenancy,
): CallerRule<UserCaller | KeyCaller | ContactCaller> => rule(['user', 'key', 'contact'], { permission, tenancy });

/**
 * Users, contacts and API keys that read the hub or may moderate: which of them may do what is for the handler to say,
 * from what it finds.
 */
export const participant = (
  rest: { tenancy?: Tenancy; prefetch?: Prefetch } = {},
): CallerRule<UserCaller | KeyCaller | ContactCaller> =>
  rule(['user', 'key', 'contact'], { ...rest, scopes: HUB_READING, judged: true });

/** A user whose role in the team is owner. */
export const owner = (): CallerRule<UserCaller> => rule(['user'], { ownerOnly: true });

/** A user who runs the whole service. */
export const platformAdmin = (): CallerRule<UserCaller> => rule(['user'], { platformAdmin: true, tenancy: 'none' });

/** Any signed-in user, whatever the team. */
export const user = (): CallerRule<UserCaller> => rule(['user'], { tenancy: 'none' });

/** A user or a contact, about themselves. The row of a contact comes first `prefetch`; admission reads it anyway. */
export const oneself = (): CallerRule<UserCaller | ContactCaller> =>
  rule(['user', 'contact'], { tenancy: 'none', prefetch: (team, { id }) => [contactKey(team, id)] });

/** An admitted member of the path's hub. */
export const member = (rest: { prefetch?: Prefetch } = {}): CallerRule<ContactCaller> => rule(['contact'], rest);

/** A contact of the hub's team, whatever their membership: left, removed, banned, suspended, pending or none. */
export const buyer = (): CallerRule<ContactCaller> => rule(['contact'], { ungated: true, anyStanding: true });

/** A contact, whatever hubs of the team they are in; what the path names decides who reaches it. */
export const contact = (rest: { prefetch?: Prefetch } = {}): CallerRule<ContactCaller> => rule(['contact'], rest);

/** Users, admitted members, API keys with one of the scopes; and as a visitor anybody else, other keys included. */
export const everyone = (scopes: Scopes): CallerRule<Caller> =>
  rule(['user', 'key', 'contact', 'anonymous'], { scopes });
