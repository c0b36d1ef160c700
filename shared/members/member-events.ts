import { lifecycle } from '../events/lifecycle.ts';
import type { MemberItem, MemberStatus } from './member-item.ts';

const ARRIVALS: Readonly<Record<MemberStatus, string>> = {
  invited: 'invited',
  pending: 'requested',
  active: 'joined',
  suspended: 'suspended',
  banned: 'banned',
  left: 'left',
  removed: 'removed',
};

/** Where a membership that was left for a while goes on, whatever it goes on as. */
const arrival = (from: MemberStatus, to: MemberStatus): string => {
  if (from === 'banned') return 'unbanned';
  return from === 'suspended' && to === 'active' ? 'reinstated' : ARRIVALS[to];
};

/** A membership is told by the state it comes to. */
export const memberEvents = lifecycle<MemberItem>({
  thing: 'member',
  resource_type: 'members',
  id: ({ contact_id }) => contact_id,
  unspoken: ['warning_count'],
  created: ({ status }) => ARRIVALS[status],
  updated: ({ status: from }, { status: to }) => (from === to ? undefined : arrival(from, to)),
  deleted: 'removed',
});
