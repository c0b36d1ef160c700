import { all, type Condition, equals } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Page, PageRequest, Query } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { beginsWithText, namesFrom } from '../places/person-place.ts';
import { MEMBER_ORDER, type MemberItem } from './member-item.ts';
import { type MemberPlace, membersByName, membersByRole } from './member-places.ts';

/** Which members a list contains. Several filters together select the members that match all of them. */
export interface MemberFilter {
  readonly status?: MemberItem['status'] | undefined;
  readonly role?: MemberItem['role'] | undefined;
  /** The beginning of the name. */
  readonly q?: string | undefined;
  /** At most 100 contacts. */
  readonly ids?: readonly string[] | undefined;
}

/** The places that the filter selects. By name, most members have the role `member`, which reads few others. */
const placesQuery = (hub: HubKey, { role, q }: MemberFilter): Pick<Query, 'partition' | 'prefix' | 'descending'> => {
  if (q !== undefined || role === undefined) return { partition: membersByName(hub), prefix: namesFrom(q ?? '') };
  return { partition: membersByRole(hub, role), prefix: MEMBER_ORDER, descending: true };
};

/**
 * The places of the members with a role or a name, from the index. Reads at most 1,000 of them for a page; a page with
 * fewer members than its limit still has the position of the next one.
 */
export const listedMembers = (
  db: Table,
  hub: HubKey,
  filter: MemberFilter,
  page: PageRequest,
): Promise<Page<MemberPlace>> => {
  const { status, role, q } = filter;
  const conditions: readonly Condition[] = [
    ...(status === undefined ? [] : [equals('status', status)]),
    ...(role === undefined || q === undefined ? [] : [equals('role', role)]),
  ];
  return db.query<MemberPlace>({
    ...placesQuery(hub, filter),
    index: 'listing',
    ...(conditions.length > 0 && { filter: all(...conditions) }),
    dense: role === undefined || q === undefined,
    ...page,
  });
};

type Found = Pick<MemberItem, 'status' | 'role'> & { readonly name: string | null };

/** Whether the member matches the filter now. The index can lag behind a change. */
export const isFound = ({ status, role, name }: Found, filter: MemberFilter): boolean =>
  (filter.status === undefined || status === filter.status) &&
  (filter.role === undefined || role === filter.role) &&
  (filter.q === undefined || beginsWithText(name, filter.q));
