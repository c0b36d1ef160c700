import type { HubKey, Key } from '../../platform/db/key.ts';

import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { spaceMembershipsOf } from '../space-memberships/space-membership-item.ts';

export const spaceReadEntity = /* @__PURE__ */ entity('space_read');

/** Up to when a contact has read a space. */
export interface SpaceReadItem {
  readonly contact_id: string;
  readonly space_id: string;
  readonly hub_id: string;
  readonly team_id: string;
  /** Discussions that were published until then are read. Never moves back. */
  readonly read_at: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export const SPACE_READ = 'READ#';

/** In the partition of the contact's space memberships. A contact can read an open space without one. */
export const spaceReadKey = (hub: HubKey, contact: string, space: string): Key => ({
  pk: spaceMembershipsOf(hub, contact),
  sk: `${SPACE_READ}${space}`,
});

export const spaceReadKind = {
  entity: spaceReadEntity,
  key: ['TEAM#{team}#HUB#{hub}#CONTACT#{contact}', 'READ#{space}'],
  events: 'none',
  person: { contact: { exported: 'space_reads', erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'up to when a contact has read a space; without it, since they joined',
} as const satisfies RowKind;
