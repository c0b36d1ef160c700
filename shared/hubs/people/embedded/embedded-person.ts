import { type ApiKeyItem, apiKeyKey } from '../../../accounts/api-keys/api-key-item.ts';
import { type UserItem, userKey } from '../../../accounts/identity/user-item.ts';
import { type MembershipItem, membershipKey } from '../../../accounts/teams/memberships.ts';
import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import type { Gathered } from '../../../platform/db/gather.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../../platform/db/key.ts';
import { type ContactItem, contactKey } from '../contacts/contact-item.ts';
import { isFormerStatus, type MemberItem, type MemberStatus, memberKey, statusAt } from '../members/member-item.ts';
import { type Person, portraitUrl } from '../portraits/portrait.ts';

/** A person whom a resource names. Without a hub, a contact is a former member only if the team deleted them. */
export interface NamedPerson extends Actor {
  readonly team: TeamId;
  readonly hub?: string | undefined;
  /** The current status of a contact in the hub, if it is known; it is not read then. */
  readonly status?: MemberStatus;
}

/** A contact as a person of a hub. */
export const hubContact = ({ team, hub }: HubKey, id: string, status?: MemberStatus): NamedPerson => ({
  type: 'contact',
  id,
  team,
  hub,
  ...(status && { status }),
});

/** The current name and photo of a person. */
export interface EmbeddedPerson {
  readonly display_name: string;
  readonly photo_url: string | null;
  /** ISO 8601; null without a photo. */
  readonly photo_url_expires_at: string | null;
  readonly is_former_member: boolean;
}

const UNNAMED_MEMBER = 'Member';
const FORMER_MEMBER = 'Former member';
const FORMER_USER = 'Former user';
const DELETED_KEY = 'Deleted API key';
const OPERATOR = 'Service operator';
const SYSTEM = 'Service';

/** The rows that `embeddedPerson` needs. */
export const embeddedKeys = ({ type, id, team, hub, status }: NamedPerson): readonly Key[] => {
  if (type === 'contact') return [contactKey(team, id), ...(hub && !status ? [memberKey({ team, hub }, id)] : [])];
  if (type === 'user') return [membershipKey(team, id), userKey(id)];
  return type === 'api_key' ? [apiKeyKey(team, id)] : [];
};

const embeddedPhoto = (person: Person, avatar: string | null | undefined, showing: PresentDeps) => {
  const signed = portraitUrl(person, 'avatar', avatar, showing);
  return { photo_url: signed?.url ?? null, photo_url_expires_at: signed?.expires_at ?? null };
};

const NO_PHOTO = { photo_url: null, photo_url_expires_at: null };

/** Undefined for a contact who never was a member of the hub. */
const statusIn = ({ id, team, hub, status }: NamedPerson, rows: Gathered, now: Date): MemberStatus | undefined => {
  if (status || !hub) return status ?? 'active';
  const membership = rows<MemberItem>(memberKey({ team, hub }, id));
  return membership && statusAt(membership, now.getTime());
};

const contactPerson = (named: NamedPerson, rows: Gathered, showing: PresentDeps): EmbeddedPerson => {
  const { id, team } = named;
  const contact = rows<ContactItem>(contactKey(team, id));
  return {
    display_name: contact ? (contact.name ?? UNNAMED_MEMBER) : FORMER_MEMBER,
    ...embeddedPhoto({ kind: 'contact', id, team }, contact?.avatar, showing),
    is_former_member: !contact || isFormerStatus(statusIn(named, rows, showing.now)),
  };
};

const userPerson = ({ id, team }: NamedPerson, rows: Gathered, showing: PresentDeps): EmbeddedPerson => {
  const membership = rows<MembershipItem>(membershipKey(team, id));
  const user = rows<UserItem>(userKey(id));
  return {
    display_name: membership?.name ?? user?.name ?? FORMER_USER,
    ...embeddedPhoto({ kind: 'user', id }, membership && user?.avatar, showing),
    is_former_member: !membership,
  };
};

/** The person from the rows of `embeddedKeys`. */
export const embeddedPerson = (named: NamedPerson, rows: Gathered, showing: PresentDeps): EmbeddedPerson => {
  const { type, id, team } = named;
  if (type === 'contact') return contactPerson(named, rows, showing);
  if (type === 'user') return userPerson(named, rows, showing);
  if (type !== 'api_key')
    return { display_name: type === 'operator' ? OPERATOR : SYSTEM, ...NO_PHOTO, is_former_member: false };
  const key = rows<ApiKeyItem>(apiKeyKey(team, id));
  return { display_name: key?.name ?? DELETED_KEY, ...NO_PHOTO, is_former_member: !key || key.revoked_at !== null };
};
