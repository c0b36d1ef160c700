import { type Condition, compare } from '../../../platform/db/expression.ts';
import type { MemberItem } from './member-item.ts';

type Stay = Pick<MemberItem, 'joined_at'>;

const BEFORE_ALL = '0000';

/** When a member’s present stay in the hub began; before everything for who has not come yet. */
const beginning = ({ joined_at }: Stay): string => joined_at ?? BEFORE_ALL;

/** Whether something was got in the member’s present stay in the hub: who comes back begins anew. */
export const isOfThisStay = (member: Stay, { created_at }: { readonly created_at: string }): boolean =>
  created_at >= beginning(member);

/** The same of a row as it is when it is written: that it was got before. */
export const gotBefore = (member: Stay): Condition => compare('created_at', '<', beginning(member));
