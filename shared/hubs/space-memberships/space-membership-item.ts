import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onCreate, onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { isFormerStatus, type MemberItem, statusAt } from '../people/members/member-item.ts';
import { isInMembershipPeriod } from '../people/members/membership-period.ts';

export const spaceMembershipEntity = /* @__PURE__ */ entity('space_member');

export const SPACE_MEMBERSHIP_STATUSES = ['pending', 'active'] as const;
export type SpaceMembershipStatus = (typeof SPACE_MEMBERSHIP_STATUSES)[number];

/** A contact's membership in a space, or their request to join. It is deleted when they leave or are removed. */
export interface SpaceMembershipItem {
  readonly contact_id: string;
  readonly space_id: string;
  readonly hub_id: string;
  readonly team_id: string;
  readonly status: SpaceMembershipStatus;
  /** When it became active. Older rows do not have it. */
  readonly joined_at?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The partition of a contact's memberships in all spaces of one hub, which one query reads. */
export const spaceMembershipsOf = (hub: HubKey, contact: string): string => `${hubPartition(hub)}#CONTACT#${contact}`;

export const SPACE_MEMBERSHIP = 'SPACE#';

export const spaceMembershipKey = (hub: HubKey, contact: string, space: string): Key => ({
  pk: spaceMembershipsOf(hub, contact),
  sk: `${SPACE_MEMBERSHIP}${space}`,
});

/** The index partition of a space's memberships, by status and creation time. */
export const spaceMembersOf = (hub: HubKey, space: string): string => `${hubPartition(hub)}#SPACE#${space}#MEMBERS`;

export const spaceMemberOrder = ({ status, created_at, contact_id }: SpaceMembershipItem): string =>
  `${status.toUpperCase()}#${created_at}#${contact_id}`;

/** Whether a space membership counts at `now`: only in the hub membership period in which it was created. */
export const isCurrentMembership = (member: MemberItem | undefined, place: SpaceMembershipItem, now: Date): boolean =>
  member !== undefined && !isFormerStatus(statusAt(member, now.getTime())) && isInMembershipPeriod(member, place);

/** Whether an active membership began: after a request, or again after the contact had left the hub. */
const hasJoined = (before: SpaceMembershipItem, after: SpaceMembershipItem): boolean =>
  after.status === 'active' && (before.status !== 'active' || before.joined_at !== after.joined_at);

/** Events of a space membership. The resource id is the contact's. */
const spaceMembershipEvents = /* @__PURE__ */ lifecycle<SpaceMembershipItem>()({
  thing: 'space_member',
  resource_type: 'space_memberships',
  id: ({ contact_id }) => contact_id,
  created: ({ status }) => (status === 'active' ? 'joined' : 'requested'),
  updated: (before, after) => (hasJoined(before, after) ? 'joined' : 'updated'),
  deleted: 'left',
  at: { joined: onCreate, requested: onCreate, updated: onWrite, left: onWrite },
});

export const spaceMembershipKind = {
  entity: spaceMembershipEntity,
  key: ['TEAM#{team}#HUB#{hub}#CONTACT#{contact}', 'SPACE#{space}'],
  index: ['TEAM#{team}#HUB#{hub}#SPACE#{space}#MEMBERS', '{STATUS}#{came}#{contact}'],
  events: spaceMembershipEvents,
  person: { contact: { exported: 'space_memberships', erased: 'afterwards' } },
  text: 'none',
  gives: true,
} as const satisfies RowKind;
