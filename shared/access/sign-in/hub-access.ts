import { hasSubscription } from '../../commerce/purchases/subscriptions/subscription-holder.ts';
import { isAdmitted, type MemberItem } from '../../hubs/people/members/member-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

export const HUB_ACCESS = ['member', 'purchases'] as const;

/** What signing in to a hub opens: the hub itself, or only what the contact bought in it. */
export type HubAccess = (typeof HUB_ACCESS)[number];

/**
 * Admitted members get the hub. Others who have a subscription in it, ended or not, get their purchases, regardless
 * of their membership status; `undefined` for all others. An admitted member costs no read.
 */
export const hubAccess = async (
  db: Table,
  hub: HubKey,
  contact: string,
  member: MemberItem | undefined,
  now: Date,
): Promise<HubAccess | undefined> => {
  if (member && isAdmitted(member, now.getTime())) return 'member';
  return (await hasSubscription(db, hub, contact)) ? 'purchases' : undefined;
};
