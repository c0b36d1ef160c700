import { all, either, equals, free } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { sortedBy } from '../../../platform/db/listing.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { HubItem } from '../../hubs/hub-item.ts';
import { knownAsMemberStep } from '../contacts/known-hubs.ts';
import { type Benefit, benefit, benefitSteps, withoutProof } from '../contacts/recipient.ts';
import { memberEntity } from './member-events.ts';
import { type MemberItem, type MemberStatus, memberKey, memberOrder, statusAt, statusChange } from './member-item.ts';

/** A new membership. */
export interface Joining {
  readonly hub: HubKey;
  readonly contact: string;
  readonly status: Extract<MemberStatus, 'invited' | 'pending' | 'active'>;
  readonly role?: MemberItem['role'];
  readonly expires_at?: string | null;
  /** When the contact joined, if that was earlier. Default: now. */
  readonly joined_at?: string | null | undefined;
}

const REGISTRATION_STATUSES = { open: 'active', request: 'pending', invite: undefined } as const;

/** The status after self-registration; `undefined` if the hub is by invitation only. */
export const statusOnRegistering = ({ access_level }: HubItem): 'active' | 'pending' | undefined =>
  REGISTRATION_STATUSES[access_level];

const memberItem = ({ hub, contact, status, role, expires_at, joined_at }: Joining, at: string): MemberItem => ({
  contact_id: contact,
  hub_id: hub.hub,
  team_id: hub.team,
  status,
  role: role ?? 'member',
  joined_at: status === 'active' ? (joined_at ?? at) : null,
  suspended_until: null,
  expires_at: expires_at ?? null,
  warning_count: 0,
  created_at: at,
  updated_at: at,
});

const memberRow = (joining: Joining, actor: Actor, now: Date) => {
  const item = memberItem(joining, now.toISOString());
  return {
    ...memberKey(joining.hub, joining.contact),
    entity: memberEntity,
    ...statusChange(joining.hub, joining.status),
    ...sortedBy(memberOrder(item)),
    ...item,
    actor: { ...actor },
  };
};

/** Creates a membership. Fails if one exists, unless the member left. */
export const joinBenefit = (joining: Joining, actor: Actor, now: Date): Benefit =>
  benefit({
    label: 'member',
    put: memberRow(joining, actor, now),
    condition: either(free, equals('status', 'left')),
  });

/** The same for a creator, who may also restore a removed member. */
export const addBenefit = (joining: Joining, actor: Actor, now: Date): Benefit =>
  benefit({
    label: 'member',
    put: memberRow(joining, actor, now),
    condition: either(free, equals('status', 'left'), equals('status', 'removed')),
  });

/** The statuses that a purchase does not change. */
const UNCHANGED_STATUSES: ReadonlySet<MemberStatus> = new Set(['active', 'suspended', 'banned']);

/** Admits a buyer who is a former, removed, invited, pending or new member. Fails after a concurrent change. */
export const buyerBenefits = (
  hub: HubKey,
  contact: string,
  before: MemberItem | undefined,
  actor: Actor,
  now: Date,
): readonly Benefit[] => {
  const status = before && statusAt(before, now.getTime());
  if (status && UNCHANGED_STATUSES.has(status)) return [];
  const role = status === 'invited' ? before?.role : undefined;
  const put = memberRow({ hub, contact, status: 'active', ...(role && { role }) }, actor, now);
  const same = before && all(equals('status', before.status), equals('updated_at', before.updated_at));
  return [benefit({ label: 'member', put, condition: same ?? free })];
};

export const members = (db: Table, hub: HubKey) => ({
  get: (contact: string) => db.get<MemberItem>(memberKey(hub, contact)),

  /** Returns false if the contact is a member already, was removed or is barred. */
  async join(contact: string, status: Joining['status'], actor: Actor, now: Date): Promise<boolean> {
    const joined = benefitSteps(withoutProof('joins'), [joinBenefit({ hub, contact, status }, actor, now)]);
    return (await db.transact([...joined, knownAsMemberStep(hub, contact)])).ok;
  },
});
