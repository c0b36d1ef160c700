import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { hubContact, type NamedPerson } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { BAN_REASONS, BANNING_ACTORS, type Ban, BanInput } from '../../shared/hubs/people/members/ban.ts';
import { bans } from '../../shared/hubs/people/members/bans.ts';
import { MEMBER_STATUSES } from '../../shared/hubs/people/members/member-item.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';

/** A banned member. `banned_by_actor` is the actor's type and id in one. */
const BannedMember = compositeResource('banned_members', ['hub_id', 'contact_id'], () =>
  z.object({
    contact_id: z.string().meta(described('The banned contact.')),
    ...personShape('contact'),
    hub_id: z.string(),
    status: z.enum(MEMBER_STATUSES),
    ban_reason: z.enum(BAN_REASONS),
    ban_note: z.string().nullable(),
    banned_at: z.iso.datetime(),
    banned_by_actor: z.string(),
    banned_by_actor_id: z.string(),
    banned_by_actor_type: z.enum(BANNING_ACTORS),
    banned_by_api_key_id: z.string().nullable(),
    ...personShape('banned_by'),
    banned_by_display_name: z
      .string()
      .meta(
        described(
          'The current name; after the deletion of the user or key, and for automations, the name at the time of the ban.',
        ),
      ),
    content_removal_id: z
      .string()
      .nullable()
      .meta(described("The job that removes the member's content. Null if the ban keeps the content.")),
  }),
);

type Named = Pick<Ban, 'contact_id' | 'hub_id' | 'status' | 'banned_by_actor_id' | 'banned_by_actor_type'>;

const rolesOf = (team: TeamId) => ({
  contact: ({ contact_id, hub_id: hub, status }: Named) => hubContact({ team, hub }, contact_id, status),
  banned_by({ banned_by_actor_type: type, banned_by_actor_id: id }: Named): NamedPerson {
    return { type: type === 'automation' ? 'system' : type, id, team };
  },
});

/** Automations, and users and keys that were deleted, have the name from the time of the ban. */
const isStored = (type: Ban['banned_by_actor_type'], isFormer: boolean): boolean => type === 'automation' || isFormer;

const path = '/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/ban';

const ban = route({
  method: 'POST',
  path,
  summary: text('Ban a member'),
  description: text(
    `The member can no longer sign in to the hub, and their tokens are refused there, except to list and cancel
purchases. Their subscriptions in the hub are canceled at the end of the period. The direct conversations that they
began leave the inboxes and unread counts of the other members until the ban is lifted. With \`remove_content\`, a job
also hides or deletes what they wrote: get it by \`content_removal_id\`. It can be undone for 30 days.`,
  ),
  caller: moderator(),
  body: either('banned_members', BanInput),
  status: 201,
  response: one(BannedMember),
  errors: ['already_banned', 'not_found'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const { hub_id, contact_id } = params;
    const type = caller.kind === 'key' ? 'api_key' : caller.kind;
    const made = {
      hub_id,
      contact_id,
      status: 'banned',
      banned_by_actor_id: caller.id,
      banned_by_actor_type: type,
    } as const;
    /* Nothing is read after the write: it takes effect when the answer is sent. */
    const named = sole(await withPeople(db, [made], rolesOf(team), { now, files }));
    const by = { type, id: caller.id, display_name: named.banned_by_display_name } as const;
    const banned = await bans(db, { team, hub: hub_id }).create(contact_id, body, by, now);
    return typeof banned === 'string' ? refuse(banned) : answer({ ...named, ...banned });
  },
});

const lift = route({
  method: 'DELETE',
  path,
  summary: text('Unban a member'),
  description: text(`Restores the membership status from before the ban, and brings back the conversations that the
member began. Removed content stays removed: undo its removal for that.`),
  caller: moderator(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const lifted = await bans(db, { team, hub: params.hub_id }).lift(params.contact_id, actorOf(caller), now);
    return lifted ? done() : refuse('not_found');
  },
});

const listBans = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/bans',
  summary: text('List banned members'),
  description: text('Includes the reason of each ban and who banned the member.'),
  caller: moderator(),
  query: list(),
  response: many(BannedMember),
  async handler({ params, query }, { team, db, now, files }) {
    const { items, next } = await bans(db, { team, hub: params.hub_id }).list(query.page);
    const named = await withPeople(db, items, rolesOf(team), { now, files });
    const shown = named.map((ban, nth) => {
      const { banned_by_actor_type: type, banned_by_is_former_member: isFormer } = ban;
      const { banned_by_display_name: stored } = items[nth] ?? ban;
      return isStored(type, isFormer) ? { ...ban, banned_by_display_name: stored } : ban;
    });
    return answer({ items: shown, next });
  },
});

export const banRoutes = [ban, lift, listBans];
