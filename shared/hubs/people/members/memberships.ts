import { all, equals, live } from '../../../platform/db/expression.ts';
import type { Actor, Attributes } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { benefit, benefitSteps, isContactMissing, transactForRecipient } from '../contacts/recipient.ts';
import { lostWithStatus, type MemberItem, memberKey, statusChange } from './member-item.ts';
import { termStep } from './terms.ts';

/** A change of a membership, and the steps to write `with` it. */
export interface MembershipChange {
  readonly set: Attributes;
  readonly remove?: readonly string[];
  readonly with?: readonly Step[];
  /** Whether the change gives the member something, which requires a proved address. */
  readonly gives: boolean;
}

/** Reads a membership, calls `decision` and writes its change. Retries after a concurrent change. */
export const changeMembership = async <R extends string>(
  db: Table,
  hub: HubKey,
  contact: string,
  decision: (member: MemberItem) => MembershipChange | R | undefined,
  actor: Actor,
  now: Date,
): Promise<MemberItem | R | 'not_found'> => {
  const key = memberKey(hub, contact);
  return retryUntilCommitted(async () => {
    const member = await db.get<MemberItem>(key);
    if (!member) return 'not_found';
    const decided = decision(member);
    if (decided === undefined) return member;
    if (typeof decided === 'string') return decided;
    const { set, remove = [], with: more = [], gives } = decided;
    const change = {
      set: { ...set, updated_at: now.toISOString(), actor: { ...actor } },
      remove: [...remove, ...lostWithStatus(set.status)],
    };
    const unchanged = all(live, equals('status', member.status), equals('updated_at', member.updated_at));
    if (gives) {
      const written = await transactForRecipient(db, { ...hub, contact }, now, (recipient) => [
        ...benefitSteps(recipient, [benefit({ update: key, change, condition: unchanged })]),
        ...more,
      ]);
      if (isContactMissing(written)) return 'not_found';
      return written.ok ? ((await db.get<MemberItem>(key)) ?? 'not_found') : undefined;
    }
    if (more.length === 0) {
      const written = await db.update<MemberItem>(key, change, unchanged);
      return written.ok ? written.value : undefined;
    }
    const written = await db.transact([{ update: key, change, condition: unchanged }, ...more]);
    return written.ok ? ((await db.get<MemberItem>(key)) ?? 'not_found') : undefined;
  });
};

/** The attributes of a membership that creators may change. */
interface MembershipInput {
  readonly role?: MemberItem['role'] | undefined;
  readonly status?: 'active' | 'suspended' | undefined;
  readonly suspended_until?: string | null | undefined;
}

/** The statuses from which a member may become active or suspended. */
const ALLOWED_FROM = {
  active: ['invited', 'pending', 'active', 'suspended'],
  suspended: ['active', 'suspended'],
} as const;

const mayBecome = (from: MemberItem['status'], to: 'active' | 'suspended'): boolean =>
  (ALLOWED_FROM[to] as readonly string[]).includes(from);

/** The memberships of one hub. */
export const memberships = (db: Table, hub: HubKey) => ({
  change(contact: string, input: MembershipInput, actor: Actor, now: Date) {
    return changeMembership<'illegal_transition'>(
      db,
      hub,
      contact,
      (member) => {
        const { role, suspended_until } = input;
        const to = input.status ?? (suspended_until === undefined ? undefined : 'suspended');
        if (to !== undefined && !mayBecome(member.status, to)) return 'illegal_transition';
        if (input.status === undefined && to === 'suspended' && member.status !== 'suspended')
          return 'illegal_transition';
        if (role === undefined && to === undefined) return undefined;
        const until = to === 'suspended' ? (suspended_until ?? null) : null;
        const ids = { team_id: hub.team, hub_id: hub.hub, contact_id: contact };
        const began = to === 'active' && member.joined_at === null ? { joined_at: now.toISOString() } : {};
        return {
          gives: role !== undefined || to === 'active',
          set: { role, ...(to && { ...statusChange(hub, to), suspended_until: until }), ...began },
          ...(until !== null && { with: [termStep({ kind: 'suspension', ...ids, at: until })] }),
        };
      },
      actor,
      now,
    );
  },

  /** Ends a membership at `ended_at`. Returns `not_found` for a former or banned member, without a change. */
  remove(
    contact: string,
    actor: Actor,
    now: Date,
    to: 'removed' | 'left' = 'removed',
    ended_at: string = now.toISOString(),
  ) {
    return changeMembership<'not_found'>(
      db,
      hub,
      contact,
      ({ status }) =>
        status === 'left' || status === 'removed' || status === 'banned'
          ? 'not_found'
          : { gives: false, set: { ...statusChange(hub, to), suspended_until: null, ended_at } },
      actor,
      now,
    );
  },
});
