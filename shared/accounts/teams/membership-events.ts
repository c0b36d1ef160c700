import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { MembershipItem } from './memberships.ts';

/** A membership is published as an event of its user. */
export const membershipEvents = /* @__PURE__ */ lifecycle<MembershipItem>()({
  thing: 'user',
  resource_type: 'users',
  id: ({ user_id }) => user_id,
  created: 'added',
  updated: (before, after) => (before.role_id === after.role_id ? 'updated' : 'role_changed'),
  deleted: 'removed',
  at: { added: 'joined_at', updated: onWrite, role_changed: onWrite, removed: onWrite },
});
