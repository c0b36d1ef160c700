import type { RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { type MembershipItem, membershipEntity } from './memberships.ts';

/** A membership is published as an event of its user. */
const membershipEvents = /* @__PURE__ */ lifecycle<MembershipItem>()({
  thing: 'user',
  resource_type: 'users',
  id: ({ user_id }) => user_id,
  created: 'added',
  updated: (before, after) => (before.role_id === after.role_id ? 'updated' : 'role_changed'),
  deleted: 'removed',
  at: { added: 'joined_at', updated: onWrite, role_changed: onWrite, removed: onWrite },
});

export const membershipKind = {
  entity: membershipEntity,
  key: ['TEAM#{team}', 'USER#{user}'],
  events: membershipEvents,
  person: { user: { exported: 'memberships', erased: 'at once' } },
  text: 'not searched',
  gives: false,
  note: "a user's membership in a team",
} as const satisfies RowKind;
