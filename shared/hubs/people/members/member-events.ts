import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { onCreate, onWrite, scheduledTime } from '../../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import type { BannedItem } from './ban.ts';
import type { MemberItem, MemberStatus } from './member-item.ts';

export const memberEntity = /* @__PURE__ */ entity('member');

const EVENT_OF_STATUS = {
  invited: 'invited',
  pending: 'requested',
  active: 'joined',
  suspended: 'suspended',
  banned: 'banned',
  left: 'left',
  removed: 'removed',
} as const satisfies Record<MemberStatus, string>;

/** The event of a status change. Any change from `banned` is `unbanned`, whatever the new status. */
const eventOfChange = (from: MemberStatus, to: MemberStatus) => {
  if (from === 'banned') return 'unbanned';
  return from === 'suspended' && to === 'active' ? 'reinstated' : EVENT_OF_STATUS[to];
};

/** The event of a change that keeps the status. */
const eventOfUpdate = ({ is_automated_sender }: MemberItem, changed: readonly string[]) => {
  if (!changed.includes('is_automated_sender')) return 'updated';
  return is_automated_sender === true ? 'sender_appointed' : 'sender_dismissed';
};

/** Events named after the new status. */
const memberEvents = /* @__PURE__ */ lifecycle<MemberItem>()({
  thing: 'member',
  resource_type: 'members',
  id: ({ contact_id }) => contact_id,
  hidden: ['warning_count', 'ended_at'],
  created: ({ status }) => EVENT_OF_STATUS[status],
  updated: ({ status: from }, after, changed) =>
    from === after.status ? eventOfUpdate(after, changed) : eventOfChange(from, after.status),
  deleted: null,
  at: {
    updated: onWrite,
    sender_appointed: onWrite,
    sender_dismissed: onWrite,
    invited: onCreate,
    requested: onCreate,
    /* A membership that was imported with an earlier time is a fact of its import. */
    joined: (row, was, written) =>
      row.joined_at === was?.joined_at || (row.joined_at ?? '') < row.created_at ? written : row.joined_at,
    suspended: onWrite,
    reinstated: (_, was, written) => scheduledTime(was?.suspended_until, written),
    banned: (row) => (row as Partial<BannedItem>).banned_at,
    unbanned: onWrite,
    left: 'ended_at',
    removed: 'ended_at',
  },
});

export const memberKind = {
  entity: memberEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'MEMBER#{contact}'],
  index: ['TEAM#{team}#HUB#{hub}#MEMBERS#{status}', 'CAME#{at}#{contact}'],
  events: memberEvents,
  person: {
    contact: {
      exported: 'memberships',
      erased: { kept: 'The words of a former member need it, and a ban outlives the account.' },
    },
  },
  text: { foundAs: 'member' },
  gives: true,
} as const satisfies RowKind;
