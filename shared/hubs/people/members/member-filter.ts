import { all, type Condition, equals } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { beginsWithText, namesFrom } from '../places/person-place.ts';
import { MEMBER_ORDER, type MemberItem } from './member-item.ts';
import { membersByName, membersByRole } from './member-places.ts';

/** Which members a list contains. Several filters together select the members that match all of them. */
export interface MemberFilter {
  readonly status?: MemberItem['status'] | undefined;
  readonly role?: MemberItem['role'] | undefined;
  /** The beginning of the name. */
  readonly q?: string | undefined;
  /** At most 100 contacts. */
  readonly ids?: readonly string[] | undefined;
}

/** The places of the members with a role or a name, in the index. */
export const placesQuery = (hub: HubKey, { status, role, q }: MemberFilter) => {
  const isByName = q !== undefined || role === undefined;
  const conditions: readonly Condition[] = [
    ...(status === undefined ? [] : [equals('status', status)]),
    ...(isByName && role !== undefined ? [equals('role', role)] : []),
  ];
  return {
    ...(isByName
      ? { partition: membersByName(hub), prefix: namesFrom(q ?? '') }
      : { partition: membersByRole(hub, role), prefix: MEMBER_ORDER, descending: true }),
    ...(conditions.length > 0 && { filter: all(...conditions) }),
    dense: role === undefined || q === undefined,
  };
};

type Found = Pick<MemberItem, 'status' | 'role'> & { readonly name: string | null };

/** Whether the member matches the filter now. The index can lag behind a change. */
export const isFound = ({ status, role, name }: Found, filter: MemberFilter): boolean =>
  (filter.status === undefined || status === filter.status) &&
  (filter.role === undefined || role === filter.role) &&
  (filter.q === undefined || beginsWithText(name, filter.q));
