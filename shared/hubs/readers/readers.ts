import { hasScope } from '../../accounts/api-keys/api-key-scopes.ts';
import { HUB_READING } from '../../accounts/api-keys/key-scopes.ts';
import type { Permission } from '../../accounts/roles/permissions.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { MemberItem } from '../people/members/member-item.ts';
import { isInMembershipPeriod } from '../people/members/membership-period.ts';
import type { SpaceItem } from '../spaces/space-item.ts';

/** The reader of content in a space. A contact's `member` is set if the hub admits them. */
export type Reader =
  | { readonly kind: 'user'; readonly id: string; readonly permissions: ReadonlySet<string> }
  | {
      readonly kind: 'key';
      readonly id: string;
      readonly scopes: ReadonlySet<string>;
      readonly can_moderate: boolean;
    }
  | { readonly kind: 'contact'; readonly id: string; readonly member: MemberItem | undefined }
  | { readonly kind: 'anonymous' };

export type ContactReader = Extract<Reader, { readonly kind: 'contact' }>;

/** A reader's access to the content of a space. Each level includes the previous ones. */
export const SPACE_VIEWS = ['none', 'read', 'write', 'moderate'] as const;
export type SpaceView = (typeof SPACE_VIEWS)[number];

export const mayRead = (view: SpaceView): boolean => view !== 'none';
export const mayWrite = (view: SpaceView): boolean => SPACE_VIEWS.indexOf(view) >= SPACE_VIEWS.indexOf('write');

/** Whether a user's role or a key's scopes include the permission. */
export const hasPermission = (reader: Reader, permission: Permission): boolean => {
  if (reader.kind === 'user') return reader.permissions.has(permission);
  return reader.kind === 'key' && hasScope(reader.scopes, permission);
};

/** Whether the reader is a contact and the author. */
export const isByReader = (reader: Reader, { type, id }: Pick<Actor, 'type' | 'id'>): boolean =>
  reader.kind === 'contact' && type === 'contact' && id === reader.id;

/**
 * Whether the reader is a user whose role may moderate members, or a key created with `can_moderate`, of any scopes.
 */
export const isModerator = (reader: Reader): boolean =>
  reader.kind === 'key' ? reader.can_moderate : hasPermission(reader, 'members.moderate');

/** Whether the reader sees the secret spaces of their team. */
export const seesSecretSpaces = (reader: Reader): boolean =>
  hasPermission(reader, 'hubs.manage') || hasPermission(reader, 'content.manage') || isModerator(reader);

/** The attributes of a space membership that decide whether it counts. */
interface Membership {
  readonly status: string;
  readonly created_at: string;
}

/** A space membership counts only in the hub membership period in which it was created. */
export const isInside = (member: MemberItem, membership: Membership | undefined): boolean =>
  membership?.status === 'active' && isInMembershipPeriod(member, membership);

type SpaceRules = Pick<SpaceItem, 'visibility' | 'access_level' | 'gated'>;

/** Whether the reader fails the access rule of the space. Creators always have access. */
export const isLocked = (reader: Reader, { gated }: SpaceRules, meets: boolean): boolean =>
  gated === true && !meets && reader.kind !== 'user' && reader.kind !== 'key';

const viewOfContact = (
  reader: ContactReader,
  space: SpaceRules,
  membership: Membership | undefined,
  meets: boolean,
): SpaceView => {
  const { member } = reader;
  const { visibility, access_level, gated } = space;
  if (!member || isLocked(reader, space, meets)) return 'none';
  if (isInside(member, membership) || (gated && access_level === 'rule')) return 'write';
  if (visibility === 'secret') return 'none';
  if (access_level === 'open') return 'write';
  return visibility === 'public' ? 'read' : 'none';
};

/** Whether the reader may read community content. An API key needs a scope for it. */
export const mayReadHub = (reader: Reader): boolean =>
  reader.kind !== 'key' || isModerator(reader) || HUB_READING.some((permission) => hasPermission(reader, permission));

const viewOfCreator = (reader: Reader, { visibility }: SpaceRules): SpaceView => {
  if (isModerator(reader)) return 'moderate';
  if (hasPermission(reader, 'content.manage')) return 'write';
  if (!mayReadHub(reader)) return 'none';
  return visibility !== 'secret' || seesSecretSpaces(reader) ? 'read' : 'none';
};

/**
 * The reader's access to the content of a space. Members of the space write. Members of the hub write in an open space
 * and read a public one; only its members access a secret space. A reader who fails the access rule has no access. In a
 * space with access by rule, a member who meets the rule writes without a space membership. Visitors never read
 * content.
 */
export const spaceView = (
  reader: Reader,
  space: SpaceRules,
  membership: Membership | undefined,
  meets: boolean,
): SpaceView => {
  if (reader.kind === 'anonymous') return 'none';
  return reader.kind === 'contact' ? viewOfContact(reader, space, membership, meets) : viewOfCreator(reader, space);
};

/** Whether the reader may see that the space exists, even without access to its content. */
export const maySeeSpace = (reader: Reader, { visibility }: SpaceRules, inside: boolean): boolean => {
  if (visibility === 'public') return true;
  if (reader.kind === 'anonymous') return false;
  return visibility === 'members' || inside || seesSecretSpaces(reader);
};
