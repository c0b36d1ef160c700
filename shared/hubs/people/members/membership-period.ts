import { type Condition, compare } from '../../../platform/db/expression.ts';
import type { MemberItem } from './member-item.ts';

type Joined = Pick<MemberItem, 'joined_at'>;

const NEVER_JOINED = '0000';

/** The start of the current membership period; `0000` for a contact who never joined. */
const periodStart = ({ joined_at }: Joined): string => joined_at ?? NEVER_JOINED;

/** Whether a row was created in the current membership period. A member who rejoins starts a new period. */
export const isInMembershipPeriod = (member: Joined, { created_at }: { readonly created_at: string }): boolean =>
  created_at >= periodStart(member);

/** The condition that a row was created before the current membership period. */
export const createdBeforePeriod = (member: Joined): Condition => compare('created_at', '<', periodStart(member));
