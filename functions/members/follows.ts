import * as z from 'zod';
import { described, text } from '#docs';
import { insider, member } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { hubContact } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { type FollowItem, follows } from '../../shared/hubs/people/members/follows.ts';
import { isAdmitted } from '../../shared/hubs/people/members/member-item.ts';
import { memberList } from '../../shared/hubs/people/members/member-list.ts';
import { members } from '../../shared/hubs/people/members/members.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Page } from '../../shared/platform/db/query.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { FellowMember } from './member-view.ts';

/** A follow of one member by another. */
const Follow = compositeResource('follows', ['hub_id', 'follower_contact_id', 'followed_contact_id'], () =>
  z.object({
    hub_id: z.string(),
    follower_contact_id: z.string().meta(described('The member who follows.')),
    ...personShape('follower'),
    followed_contact_id: z.string().meta(described('The followed member.')),
    ...personShape('followed'),
    created_at: z.iso.datetime(),
  }),
);

type Pair = Pick<FollowItem, 'follower_contact_id' | 'followed_contact_id'>;

/** Only current members of the hub follow and are followed. */
const rolesOf = (hub: HubKey) => ({
  follower: ({ follower_contact_id: id }: Pair) => hubContact(hub, id, 'active'),
  followed: ({ followed_contact_id: id }: Pair) => hubContact(hub, id, 'active'),
});

const item = '/hubs/{hub_id}/members/{contact_id}';

const isInside = async (db: Table, hub: HubKey, contact: string, now: Date): Promise<boolean> => {
  const found = await members(db, hub).get(contact);
  return found !== undefined && isAdmitted(found, now.getTime());
};

const follow = route({
  method: 'POST',
  path: `${item}/follow`,
  summary: text('Follow a member'),
  description: text(
    'Following a member again changes nothing. If either member has blocked the other, the response is 403 `contact_blocked`.',
  ),
  caller: member(),
  status: 201,
  response: one(Follow),
  errors: ['contact_blocked', 'not_found', 'self_follow'],
  async handler({ params }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    if (params.contact_id === caller.id) return refuse('self_follow');
    const pair = { follower_contact_id: caller.id, followed_contact_id: params.contact_id };
    const [inside, named] = await Promise.all([
      isInside(db, hub, params.contact_id, now),
      withPeople(db, [pair], rolesOf(hub), { now, files }),
    ]);
    if (!inside) return refuse('not_found');
    const made = await follows(db, hub).follow(caller.id, params.contact_id, now);
    return made === 'contact_blocked' ? refuse(made) : answer({ ...sole(named), ...made });
  },
});

const unfollow = route({
  method: 'DELETE',
  path: `${item}/follow`,
  summary: text('Unfollow a member'),
  description: text('Returns 404 if the caller does not follow the member.'),
  caller: member(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const did = await follows(db, { team, hub: params.hub_id }).unfollow(caller.id, params.contact_id, now);
    return did ? done() : refuse('not_found');
  },
});

/** One page of the followers or followed members, without those who left the hub. */
const peopleOf = async (
  db: Table,
  hub: HubKey,
  { items, next }: Page<FollowItem>,
  end: keyof FollowItem,
  showing: PresentDeps,
) => {
  const contacts = items.map((edge) => edge[end]);
  return {
    items: await memberList(db, hub, { ...showing, audience: 'member' }).inside(contacts, { eventual: true }),
    next,
  };
};

/** The route that lists the followers or the followed members of the member in the path. */
const listAt = (end: 'followers' | 'following', summary: string, other: keyof FollowItem) =>
  route({
    method: 'GET',
    path: `${item}/${end}`,
    summary,
    caller: insider('members.read'),
    query: list(),
    response: many(FellowMember),
    errors: ['not_found'],
    async handler({ params, query }, { team, db, now, files }) {
      const hub = { team, hub: params.hub_id };
      if (!(await isInside(db, hub, params.contact_id, now))) return refuse('not_found');
      const page = await follows(db, hub)[end](params.contact_id, query.page);
      return answer(await peopleOf(db, hub, page, other, { now, files }));
    },
  });

const followers = listAt('followers', "List a member's followers", 'follower_contact_id');
const following = listAt('following', 'List followed members', 'followed_contact_id');

export const followRoutes = [follow, unfollow, followers, following];
