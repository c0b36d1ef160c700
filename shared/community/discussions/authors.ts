import { type UserItem, userKey } from '../../accounts/identity/user-item.ts';
import { type RolesItem, rolesKey } from '../../accounts/roles/roles.ts';
import { type MembershipItem, membershipKey } from '../../accounts/teams/memberships.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import {
  isFormerStatus,
  type MemberItem,
  type MemberStatus,
  memberKey,
  statusAt,
} from '../../hubs/people/members/member-item.ts';
import { type Person, portraitUrl } from '../../hubs/people/portraits/portrait.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { Author } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';

export const AUTHOR_ROLES = ['owner', 'admin', 'moderator', 'member', 'guest'] as const;

/** The author's current attributes. */
interface AuthorAttributes {
  /** Null for a user or an API key. */
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

/** The rows that `authorAttributes` needs. */
export const authorKeys = (hub: HubKey, { type, id }: Author): readonly Key[] => {
  if (type === 'contact') return [memberKey(hub, id), contactKey(hub.team, id)];
  return type === 'user' ? [membershipKey(hub.team, id), userKey(id), rolesKey(hub.team)] : [];
};

const UNNAMED_MEMBER = 'Member';
const FORMER_MEMBER = 'Former member';
const TEAM_NAME = 'Team';

/** The avatar has no separate thumbnail. */
const photos = (person?: Person, avatar?: string | null, showing?: PresentDeps) => {
  const signed = person && showing && portraitUrl(person, 'avatar', avatar, showing);
  const [url, expires_at] = [signed?.url ?? null, signed?.expires_at ?? null];
  return {
    author_photo_url: url,
    author_photo_url_expires_at: expires_at,
    author_photo_thumbnail_url: url,
    author_photo_thumbnail_url_expires_at: expires_at,
  };
};

const contactAuthor = (hub: HubKey, id: string, rows: Gathered, showing: PresentDeps): AuthorAttributes => {
  const contact = rows<ContactItem>(contactKey(hub.team, id));
  const member = rows<MemberItem>(memberKey(hub, id));
  const status = contact && member ? statusAt(member, showing.now.getTime()) : 'removed';
  return {
    author_contact_id: id,
    author_display_name: contact ? (contact.name ?? UNNAMED_MEMBER) : FORMER_MEMBER,
    author_is_former_member: isFormerStatus(status),
    author_membership_status: status,
    author_role: member?.role ?? 'member',
    ...photos({ kind: 'contact', id, team: hub.team }, contact?.avatar, showing),
  };
};

const userAuthor = (hub: HubKey, id: string, rows: Gathered, showing: PresentDeps): AuthorAttributes => {
  const membership = rows<MembershipItem>(membershipKey(hub.team, id));
  const role = membership && rows<RolesItem>(rolesKey(hub.team))?.roles[membership.role_id];
  const user = rows<UserItem>(userKey(id));
  return {
    author_contact_id: null,
    author_display_name: membership?.name ?? user?.name ?? FORMER_MEMBER,
    author_is_former_member: !membership,
    author_membership_status: membership ? 'active' : 'removed',
    author_role: role?.system ?? 'admin',
    ...photos({ kind: 'user', id }, membership && user?.avatar, showing),
  };
};

/** The author's attributes from the rows of `authorKeys`. */
export const authorAttributes = (
  hub: HubKey,
  { type, id }: Author,
  rows: Gathered,
  showing: PresentDeps,
): AuthorAttributes => {
  if (type === 'contact') return contactAuthor(hub, id, rows, showing);
  if (type === 'user') return userAuthor(hub, id, rows, showing);
  return {
    author_contact_id: null,
    author_display_name: TEAM_NAME,
    author_is_former_member: false,
    author_membership_status: 'active',
    author_role: 'admin',
    ...photos(),
  };
};
