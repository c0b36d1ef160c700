import { all, beginsWith, type Condition, contains, equals } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { own } from '../../../platform/runtime/own.ts';
import { beginsWithText, comparable, namesFrom } from '../places/person-place.ts';
import type { FieldValue } from '../profile-fields/field-value.ts';
import { MEMBER_ORDER, type MemberItem } from './member-item.ts';
import { fieldMarks, isFoundBy, tagMark } from './member-marks.ts';
import { membersByName, membersByRole, membersInOrder } from './member-places.ts';

/** A value of a profile field that a filter requires. */
export interface FieldFilter {
  readonly id: string;
  readonly key: string;
  readonly value: FieldValue;
}

export const MEMBER_SORTS = ['name', 'joined_at', 'last_active_at', 'points'] as const;

/** How a list of members is sorted. */
export interface MemberSort {
  readonly field: (typeof MEMBER_SORTS)[number];
  readonly descending: boolean;
}

/** Which members a list contains. Several filters together select the members that match all of them. */
export interface MemberFilter {
  readonly status?: MemberItem['status'] | undefined;
  readonly role?: MemberItem['role'] | undefined;
  /** The beginning of the name. */
  readonly q?: string | undefined;
  /** At most 100 contacts. */
  readonly ids?: readonly string[] | undefined;
  readonly fields?: readonly FieldFilter[] | undefined;
  /** The id of a tag that the contact has. */
  readonly tag?: string | undefined;
}

const marksFor = ({ fields = [], tag }: MemberFilter): readonly string[] => [
  ...fields.flatMap(({ id, value }) => fieldMarks(id, value)),
  ...(tag === undefined ? [] : [tagMark(tag)]),
];

/** Whether a filter or a sort needs a place in the index besides that by status. */
export const needsPlaces = ({ q, role, fields = [], tag }: MemberFilter, sort: MemberSort | undefined): boolean =>
  sort !== undefined || q !== undefined || role !== undefined || fields.length > 0 || tag !== undefined;

type Range = { readonly partition: string; readonly prefix?: string; readonly descending?: boolean };

/** Where the places are, and the filters that the range itself applies. */
const rangeOf = (hub: HubKey, filter: MemberFilter, sort: MemberSort | undefined): Range & { readonly by: string } => {
  const { role, q } = filter;
  const { field = undefined, descending = false } = sort ?? {};
  if (field !== undefined && field !== 'name') return { by: field, partition: membersInOrder(hub, field), descending };
  if (field === undefined && q === undefined && role !== undefined && marksFor(filter).length === 0)
    return { by: 'role', partition: membersByRole(hub, role), prefix: MEMBER_ORDER, descending: true };
  const prefix = q === undefined ? {} : { prefix: namesFrom(q) };
  return { by: 'name', partition: membersByName(hub), ...prefix, descending };
};

/** The places of the members that a filter selects, in the index: by name, unless sorted otherwise. */
export const placesQuery = (hub: HubKey, filter: MemberFilter, sort?: MemberSort) => {
  const { by, ...range } = rangeOf(hub, filter, sort);
  const { status, role, q } = filter;
  const selective: readonly Condition[] = [
    ...(by === 'role' || role === undefined ? [] : [equals('role', role)]),
    ...(by === 'name' || q === undefined ? [] : [beginsWith('named', comparable(q))]),
    ...marksFor(filter).map((mark) => contains('marks', mark)),
  ];
  const conditions = [...(status === undefined ? [] : [equals('status', status)]), ...selective];
  return {
    ...range,
    ...(conditions.length > 0 && { filter: all(...conditions) }),
    dense: selective.length === 0,
  };
};

type Found = Pick<MemberItem, 'status' | 'role'> & {
  readonly name: string | null;
  readonly fields: Readonly<Record<string, FieldValue>>;
};

/** Whether the member matches the filter now, except for tags. The index can lag behind a change. */
export const isFound = ({ status, role, name, fields }: Found, filter: MemberFilter): boolean =>
  (filter.status === undefined || status === filter.status) &&
  (filter.role === undefined || role === filter.role) &&
  (filter.q === undefined || beginsWithText(name, filter.q)) &&
  (filter.fields ?? []).every(({ key, value }) => isFoundBy(own(fields, key), value));
