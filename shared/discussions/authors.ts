import type { Gathered } from '../db/gather.ts';
import type { HubKey, Key } from '../db/key.ts';
import { type UserItem, userKey } from '../identity/user-item.ts';
import { type ContactItem, contactKey } from '../members/contact-item.ts';
import { type MemberItem, type MemberStatus, memberKey, statusAt } from '../members/member-item.ts';
import { type MembershipItem, membershipKey } from '../teams/memberships.ts';
import { type RolesItem, rolesKey } from '../teams/roles.ts';
import type { Author } from './discussion-item.ts';

export const AUTHOR_ROLES = ['owner', 'admin', 'moderator', 'member', 'guest'] as const;

/** Who wrote something, as they are now. Former members keep their words. */
export interface AuthorAttributes {
  /** Null for a creator's user or key, who is nobody's contact. */
  readonly author_contact_id: string | null;
  readonly author_display_name: string;
  readonly author_is_former_member: boolean;
  readonly author_membership_status: MemberStatus;
  readonly author_role: (typeof AUTHOR_ROLES)[number];
  readonly author_photo_url: string | null;
  readonly author_photo_url_expires_at: string | null;
  readonly author_photo_thumbnail_url: string | null;
  readonly author_photo_thumbnail_url_expires_at: string | null;
}

/** The rows that say who an author is now. */
export const authorKeys = (hub: HubKey, { type, id }: Author): readonly Key[] => {
  if (type === 'contact') return [memberKey(hub, id), contactKey(hub.team, id)];
  return type === 'user' ? [membershipKey(hub.team, id), userKey(id), rolesKey(hub.team)] : [];
};

const FORMER: ReadonlySet<MemberStatus> = new Set(['left', 'removed']);
const NAMELESS = 'Member';
const FORGOTTEN = 'Former member';
const STAFF = 'Team';

const photos = ({ photo_url = null, photo_thumbnail_url = null }: Partial<ContactItem> = {}) => ({
  author_photo_url: photo_url,
  author_photo_url_expires_at: null,
  author_photo_thumbnail_url: photo_thumbnail_url,
  author_photo_thumbnail_url_expires_at: null,
});

const contactAuthor = (hub: HubKey, id: string, rows: Gathered, now: Date): AuthorAttributes => {
  const contact = rows<ContactItem>(contactKey(hub.team, id));
  const member = rows<MemberItem>(memberKey(hub, id));
  const status = contact && member ? statusAt(member, now.getTime()) : 'removed';
  return {
    author_contact_id: id,
    author_display_name: contact ? (contact.name ?? NAMELESS) : FORGOTTEN,
    author_is_former_member: FORMER.has(status),
    author_membership_status: status,
    author_role: member?.role ?? 'member',
    ...photos(contact),
  };
};

const userAuthor = (hub: HubKey, id: string, rows: Gathered): AuthorAttributes => {
  const membership = rows<MembershipItem>(membershipKey(hub.team, id));
  const role = membership && rows<RolesItem>(rolesKey(hub.team))?.roles[membership.role_id];
  return {
    author_contact_id: null,
    author_display_name: membership?.name ?? rows<UserItem>(userKey(id))?.name ?? FORGOTTEN,
    author_is_former_member: !membership,
    author_membership_status: membership ? 'active' : 'removed',
    author_role: role?.system ?? 'admin',
    ...photos(),
  };
};

/** The author as `authorKeys` found them. */
export const authorAttributes = (hub: HubKey, { type, id }: Author, rows: Gathered, now: Date): AuthorAttributes => {
  if (type === 'contact') return contactAuthor(hub, id, rows, now);
  if (type === 'user') return userAuthor(hub, id, rows);
  return {
    author_contact_id: null,
    author_display_name: STAFF,
    author_is_former_member: false,
    author_membership_status: 'active',
    author_role: 'admin',
    ...photos(),
  };
};
