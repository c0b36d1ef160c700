import { type Condition, compare } from '../../../platform/db/expression.ts';
import type { MemberItem } from './member-item.ts';

type Joined = Pick<MemberItem, 'joined_at'>;

const NEVER_JOINED = '0000';

/** When a member’s present stay in the hub began; before everything for who has not come yet. */
const periodStart = ({ joined_at }: Joined): string => joined_at ?? NEVER_JOINED;

/** Whether something was got in the member’s present stay in the hub: who comes back begins anew. */
export const isInMembershipPeriod = (member: Joined, { created_at }: { readonly created_at: string }): boolean =>
  created_at >= periodStart(member);

/** The same of a row as it is when it is written: that it was got before. */
export const createdBeforePeriod = (member: Joined): Condition => compare('created_at', '<', periodStart(member));
