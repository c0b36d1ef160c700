import * as z from 'zod';
import type { Actor } from '../../../platform/db/item.ts';
import { ContentRemovalInput, checkRemoval } from '../content-removals/content-removal-input.ts';
import type { MemberItem, MemberStatus } from './member-item.ts';

export const BAN_REASONS = ['terms_violation', 'spamming', 'compromised_account'] as const;
export const BANNING_ACTORS = ['user', 'api_key', 'automation'] as const;

/** A ban, and what it does with the content of the member. */
export const BanInput = z
  .object({
    ban_reason: z.enum(BAN_REASONS),
    ban_note: z.string().trim().max(2000).nullable().default(null),
    ...ContentRemovalInput,
  })
  .check(checkRemoval);

/** The reason of a ban; by default nothing is removed. */
export type NewBan = Pick<z.output<typeof BanInput>, 'ban_reason' | 'ban_note'> &
  Partial<Pick<z.output<typeof BanInput>, keyof typeof ContentRemovalInput>>;

/** The actor who bans a member, with their display name at that time. */
export interface BanningActor {
  readonly type: (typeof BANNING_ACTORS)[number];
  readonly id: string;
  readonly display_name: string;
}

/** A banned membership: the reason, the actor and the status before the ban. */
export interface BannedItem extends MemberItem {
  readonly ban_reason: (typeof BAN_REASONS)[number];
  readonly ban_note: string | null;
  readonly banned_at: string;
  readonly banned_by: BanningActor;
  readonly before_ban: MemberStatus;
  /** The removal of the member's content, if the ban began one. */
  readonly content_removal_id?: string;
}

/** The public representation of a ban. */
export interface Ban {
  readonly contact_id: string;
  readonly hub_id: string;
  readonly status: MemberStatus;
  readonly ban_reason: BannedItem['ban_reason'];
  readonly ban_note: string | null;
  readonly banned_at: string;
  readonly banned_by_actor: string;
  readonly banned_by_actor_id: string;
  readonly banned_by_actor_type: BanningActor['type'];
  readonly banned_by_api_key_id: string | null;
  readonly banned_by_display_name: string;
  readonly content_removal_id: string | null;
}

export const banOf = (member: BannedItem): Ban => {
  const { type, id, display_name } = member.banned_by;
  return {
    contact_id: member.contact_id,
    hub_id: member.hub_id,
    status: member.status,
    ban_reason: member.ban_reason,
    ban_note: member.ban_note,
    banned_at: member.banned_at,
    banned_by_actor: `${type}:${id}`,
    banned_by_actor_id: id,
    banned_by_actor_type: type,
    banned_by_api_key_id: type === 'api_key' ? id : null,
    banned_by_display_name: display_name,
    content_removal_id: member.content_removal_id ?? null,
  };
};

/** The actor recorded on the row. Automations are recorded as the system. */
export const ledgerActorOf = ({ type, id }: BanningActor): Actor => ({
  type: type === 'automation' ? 'system' : type,
  id: type === 'automation' ? `automation:${id}` : id,
});
