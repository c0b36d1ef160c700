import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { AccessTarget } from './target.ts';

export const accessGrantEntity = /* @__PURE__ */ entity('access_grant');

/** A grant of access to one target for one member, regardless of its access rule. */
export interface AccessGrantItem {
  readonly contact_id: string;
  readonly target_type: AccessTarget;
  readonly target_id: string;
  /** The source of the grant: `automation:{id}` or `drip_campaign:{id}`. */
  readonly granted_by: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** In the partition of the member in the hub. */
export const accessGrantKey = (
  hub: HubKey,
  contact: string,
  { type, id }: { readonly type: AccessTarget; readonly id: string },
): Key => ({ pk: memberPartition(hub, contact), sk: `GRANT#${type}#${id}` });

const accessGrantEvents = /* @__PURE__ */ lifecycle<AccessGrantItem>()({
  thing: 'access',
  resource_type: 'contacts',
  id: ({ contact_id }) => contact_id,
  created: 'granted',
  updated: 'updated',
  deleted: 'revoked',
  at: { granted: 'created_at', updated: onWrite, revoked: onWrite },
});

export const accessGrantKind = {
  entity: accessGrantEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'GRANT#{type}#{target}'],
  events: accessGrantEvents,
  person: { contact: { exported: 'access_grants', erased: 'afterwards' } },
  text: 'none',
  gives: true,
  note: 'open to this member, whatever the rule on it asks',
} as const satisfies RowKind;
