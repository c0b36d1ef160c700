import { type UserItem, userKey } from '../../accounts/identity/user-item.ts';
import { type RolesItem, rolesKey } from '../../accounts/roles/roles.ts';
import { type MembershipItem, membershipKey } from '../../accounts/teams/memberships.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import {
  type EmbeddedPerson,
  embeddedKeys,
  embeddedPerson,
  hubContact,
} from '../../hubs/people/embedded/embedded-person.ts';
import {
  isFormerStatus,
  type MemberItem,
  type MemberStatus,
  memberKey,
  statusAt,
} from '../../hubs/people/members/member-item.ts';
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
  return type === 'user' ? [...embeddedKeys({ type, id, team: hub.team }), rolesKey(hub.team)] : [];
};

const FORMER_MEMBER = 'Former member';
const TEAM_NAME = 'Team';

/** The avatar has no separate thumbnail. */
const photos = ({ photo_url, photo_url_expires_at }: Pick<EmbeddedPerson, 'photo_url' | 'photo_url_expires_at'>) => ({
  author_photo_url: photo_url,
  author_photo_url_expires_at: photo_url_expires_at,
  author_photo_thumbnail_url: photo_url,
  author_photo_thumbnail_url_expires_at: photo_url_expires_at,
});

const contactAuthor = (hub: HubKey, id: string, rows: Gathered, showing: PresentDeps): AuthorAttributes => {
  const contact = rows<ContactItem>(contactKey(hub.team, id));
  const member = rows<MemberItem>(memberKey(hub, id));
  const status = contact && member ? statusAt(member, showing.now.getTime()) : 'removed';
  const person = embeddedPerson(hubContact(hub, id, status), rows, showing);
  return {
    author_contact_id: id,
    author_display_name: person.display_name,
    author_is_former_member: isFormerStatus(status),
    author_membership_status: status,
    author_role: member?.role ?? 'member',
    ...photos(person),
  };
};

const userAuthor = (hub: HubKey, id: string, rows: Gathered, showing: PresentDeps): AuthorAttributes => {
  const membership = rows<MembershipItem>(membershipKey(hub.team, id));
  const role = membership && rows<RolesItem>(rolesKey(hub.team))?.roles[membership.role_id];
  const person = embeddedPerson({ type: 'user', id, team: hub.team }, rows, showing);
  const isNamed = membership !== undefined || rows<UserItem>(userKey(id)) !== undefined;
  return {
    author_contact_id: null,
    author_display_name: isNamed ? person.display_name : FORMER_MEMBER,
    author_is_former_member: person.is_former_member,
    author_membership_status: membership ? 'active' : 'removed',
    author_role: role?.system ?? 'admin',
    ...photos(person),
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
    ...photos({ photo_url: null, photo_url_expires_at: null }),
  };
};
