import { type HubKey, hubPartition, type Key } from '../../../platform/db/key.ts';
import { listedIn } from '../../../platform/db/listing.ts';

export const MEMBER_STATUSES = ['invited', 'pending', 'active', 'suspended', 'banned', 'left', 'removed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const MEMBER_ROLES = ['owner', 'admin', 'moderator', 'member', 'guest'] as const;
type MemberRole = (typeof MEMBER_ROLES)[number];

/** The membership of a contact in a hub. */
export interface MemberItem {
  readonly contact_id: string;
  readonly hub_id: string;
  readonly team_id: string;
  readonly status: MemberStatus;
  readonly role: MemberRole;
  readonly joined_at: string | null;
  readonly suspended_until: string | null;
  /** When the membership expires. */
  readonly expires_at?: string | null;
  /** When the membership last ended: by the member, by the team, or at `expires_at`. */
  readonly ended_at?: string;
  readonly warning_count?: number;
  /** Whether an owner has appointed the member as a sender of automated messages. Missing if never. */
  readonly is_automated_sender?: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export const memberKey = (hub: HubKey, contact: string): Key => ({ pk: hubPartition(hub), sk: `MEMBER#${contact}` });

/** The index partition of a hub's members with one status, in order of creation. */
export const membersByStatus = (hub: HubKey, status: MemberStatus): string => `${hubPartition(hub)}#MEMBERS#${status}`;

export const MEMBER_ORDER = 'CAME#';

export const memberOrder = ({ contact_id, created_at }: Pick<MemberItem, 'contact_id' | 'created_at'>): string =>
  `${MEMBER_ORDER}${created_at}#${contact_id}`;

/** The attributes that a change of status writes. */
export const statusChange = (hub: HubKey, status: MemberStatus) => ({
  status,
  ...listedIn(membersByStatus(hub, status)),
});

/** The attributes that a membership loses with its status `active`. */
export const lostWithStatus = (status: unknown): readonly string[] =>
  status === undefined || status === 'active' ? [] : ['is_automated_sender'];

type Standing = Pick<MemberItem, 'status' | 'suspended_until' | 'expires_at'>;

/** The status at `now` (milliseconds since the epoch), after an elapsed suspension or an expired membership. */
export const statusAt = ({ status, suspended_until, expires_at = null }: Standing, now: number): MemberStatus => {
  const past = (at: string | null) => at !== null && Date.parse(at) <= now;
  const inside = status === 'suspended' && past(suspended_until) ? 'active' : status;
  return past(expires_at) && (inside === 'active' || inside === 'suspended') ? 'removed' : inside;
};

const BARRED_STATUSES: ReadonlySet<unknown> = new Set<MemberStatus>(['banned', 'suspended']);

/** Whether the status bars the member. Barred members get `account_suspended`, other non-members 404. */
export const isBarred = (status: unknown): boolean => BARRED_STATUSES.has(status);

const FORMER_STATUSES: ReadonlySet<unknown> = new Set<MemberStatus>(['left', 'removed']);

/** Whether the status is that of a former member, who may rejoin. */
export const isFormerStatus = (status: unknown): boolean => FORMER_STATUSES.has(status);

/** Whether the membership is active at `now` (milliseconds since the epoch). */
export const isAdmitted = (member: Standing, now: number): boolean => statusAt(member, now) === 'active';

/** Whether automations may send messages in the member's name at `now` (milliseconds since the epoch). */
export const isAutomatedSender = (member: MemberItem | undefined, now: number): boolean =>
  member?.is_automated_sender === true && isAdmitted(member, now);
