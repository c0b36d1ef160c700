import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { onCreate, onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const SPACE_MEMBERSHIP_STATUSES = ['pending', 'active'] as const;
export type SpaceMembershipStatus = (typeof SPACE_MEMBERSHIP_STATUSES)[number];

/** A contact's place in a space of a hub they are a member of. Who left or was removed has none. */
export interface SpaceMembershipItem {
  readonly contact_id: string;
  readonly space_id: string;
  readonly hub_id: string;
  readonly team_id: string;
  readonly status: SpaceMembershipStatus;
  readonly created_at: string;
  readonly updated_at: string;
}

/** All that one contact has in one hub's spaces stands together, so one query tells which spaces they are in. */
export const spaceMembershipsOf = (hub: HubKey, contact: string): string => `${hubPartition(hub)}#CONTACT#${contact}`;

export const SPACE_MEMBERSHIP = 'SPACE#';

export const spaceMembershipKey = (hub: HubKey, contact: string, space: string): Key => ({
  pk: spaceMembershipsOf(hub, contact),
  sk: `${SPACE_MEMBERSHIP}${space}`,
});

/** The partition of the index in which a space's members stand, by status and by when they came. */
export const spaceMembersOf = (hub: HubKey, space: string): string => `${hubPartition(hub)}#SPACE#${space}#MEMBERS`;

export const spaceMemberOrder = ({ status, created_at, contact_id }: SpaceMembershipItem): string =>
  `${status.toUpperCase()}#${created_at}#${contact_id}`;

/** A request, a joining and a leaving are told of the contact, not of the space. */
export const spaceMembershipEvents = /* @__PURE__ */ lifecycle<SpaceMembershipItem>()({
  thing: 'space_member',
  resource_type: 'space_memberships',
  id: ({ contact_id }) => contact_id,
  created: ({ status }) => (status === 'active' ? 'joined' : 'requested'),
  updated: ({ status: from }, { status: to }) => (from !== to && to === 'active' ? 'joined' : 'updated'),
  deleted: 'left',
  at: { joined: onCreate, requested: onCreate, updated: onWrite, left: onWrite },
});
