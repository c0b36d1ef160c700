import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { insider, member, ungated } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { fieldFilters } from '../../shared/hubs/people/members/field-filters.ts';
import { MEMBER_SORTS } from '../../shared/hubs/people/members/member-filter.ts';
import { MEMBER_ROLES, MEMBER_STATUSES } from '../../shared/hubs/people/members/member-item.ts';
import { memberList } from '../../shared/hubs/people/members/member-list.ts';
import { memberships } from '../../shared/hubs/people/members/memberships.ts';
import { Beginning } from '../../shared/hubs/people/places/beginning.ts';
import type { PageRequest, Position } from '../../shared/platform/db/query.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { idsFilter } from '../../shared/platform/http/ids-filter.ts';
import { parameterProblem, unprocessable } from '../../shared/platform/http/problems.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { lastPart } from '../../shared/platform/ids/composed-id.ts';
import { audienceOf, FellowMember, Member } from './member-view.ts';

/** The same for a field that does not exist and for one that the caller does not see. */
const UNKNOWN_FIELD = 'The caller sees no profile field with this key. The profile fields of the hub list the keys.';

const views = { contact: FellowMember };
const collection = '/hubs/{hub_id}/members';
const item = '/hubs/{hub_id}/members/{contact_id}';

const NameStart = Beginning.optional().meta(
  described('The beginning of the name; case and accents are ignored. Sorts by name.'),
);

const FieldValues = z
  .record(z.string(), z.string())
  .optional()
  .meta(
    described(
      'Profile fields by key, as `filter[field][city]=Berlin`: the members with that value, where case and accents are ignored. For `multi_select` fields the members who chose that option. Options are spelled as in the field, numbers as `12.5`, dates as `2026-03-01`, flags as `true` or `false`; another value returns 422 `invalid_field_value`. Sorted by name, unless `sort` is set. A key that the caller does not see returns 400. The first 120 characters of a text are compared.',
    ),
  );

const TAG =
  'For users and API keys only: the id of a tag that the members have. Sorts by name, unless `sort` is set. Members get 400.';

const parameter = (name: string) => ({ source: { parameter: name } });

const OTHER_CURSOR = 'This cursor is not valid for this list. Use the one from `links.next`.';

const IDS =
  'The ids of members or contacts, separated by commas; at most 100. Sorts by contact id. Ids of other contacts are ignored.';

/** The position of a cursor. Members have another order than creators, so that each have cursors of their own. */
const positionOf = ({ after }: PageRequest, audience: string): Position | Refusal<never> | undefined => {
  if (after === undefined) return undefined;
  const { audience: of, ...position } = after;
  if (of !== audience) return unprocessable([parameterProblem('page[after]', OTHER_CURSOR)]);
  return position;
};

const listMembers = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's members"),
  description: text(
    'Members see active members only, newest first, whatever status they filter by. Creators see all members, or those with the status in `filter[status]`. Several filters together return the members that match all of them. `sort` orders by name, by the time of joining, by the last day on which the member was active in the hub, or by points; it cannot be combined with `filter[id]`. Changes take some seconds to reach filters and sorts. A page can be shorter than `page[size]`, or empty, while `links.next` is present.',
  ),
  caller: insider('members.read'),
  query: list(() => ({
    filter: {
      status: z.enum(MEMBER_STATUSES).optional().meta(described('The status of the members.')),
      role: z
        .enum(MEMBER_ROLES)
        .optional()
        .meta(described('The role of the members. The newest members are first, unless `filter[q]` is set.')),
      q: NameStart,
      field: FieldValues,
      tag: z.uuid().optional().meta(described(TAG)),
      id: idsFilter(100).optional().meta(described(IDS)),
    },
    keyed: ['field'],
    sort: MEMBER_SORTS,
  })),
  response: many(Member, views),
  errors: ['invalid_field_value', 'unsupported_parameter'],
  async handler({ params, query }, { caller, team, db, now, files }) {
    const { id, status: of, field = {}, ...filter } = query.filter;
    const isMember = caller.kind === 'contact';
    if (isMember && filter.tag !== undefined) return refuse('unsupported_parameter', parameter('filter[tag]'));
    if (id && query.sort) return refuse('unsupported_parameter', parameter('sort'));
    const status = isMember ? 'active' : of;
    const audience = audienceOf(caller);
    const read = Object.keys(field).length > 0 ? await fieldFilters(db, team, field, audience) : { filters: [] };
    if ('key' in read) {
      const source = parameter(`filter[field][${read.key}]`);
      const { expected: detail } = read;
      return detail === undefined
        ? refuse('unsupported_parameter', { ...source, detail: UNKNOWN_FIELD })
        : refuse('invalid_field_value', { ...source, detail });
    }
    const ids = id && [...new Set(id.map((one) => lastPart(one, [params.hub_id])))];
    const members = memberList(db, { team, hub: params.hub_id }, { now, files, audience });
    const after = positionOf(query.page, audience);
    if (after instanceof Refusal) return after;
    const page = { ...query.page, after };
    const { items, next } = await members.list({ ...filter, fields: read.filters, status, ids }, page, query.sort);
    return answer({ items, next: next && { ...next, audience } });
  },
});

const readMember = route({
  method: 'GET',
  path: item,
  summary: text('Get a member'),
  description: text('Members can get active members only.'),
  caller: insider('members.read'),
  response: one(Member, views),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now, files }) {
    const showing = { now, files, audience: audienceOf(caller) };
    const found = await memberList(db, { team, hub: params.hub_id }, showing).get(params.contact_id);
    const hidden = caller.kind === 'contact' && found?.status !== 'active';
    return found && !hidden ? answer(found) : refuse('not_found');
  },
});

const leave = route({
  method: 'DELETE',
  path: item,
  summary: text('Leave a hub'),
  description: text(
    'The calling member leaves the hub and can join again later. Their subscriptions in the hub are canceled at the end of the period.',
  ),
  caller: ungated(member()),
  status: 204,
  response: empty,
  errors: ['forbidden', 'not_found'],
  async handler({ params }, { caller, team, db, now }) {
    if (params.contact_id !== caller.id) return refuse('forbidden');
    const hub = { team, hub: params.hub_id };
    const left = await memberships(db, hub).remove(caller.id, actorOf(caller), now, 'left');
    return left === 'not_found' ? refuse('not_found') : done();
  },
});

export const directoryRoutes = [listMembers, readMember, leave];
