import * as z from 'zod';
import { described, text } from '#docs';
import { insider, type Prefetch } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { leaderboard } from '../../shared/engagement/achievements/leaderboard.ts';
import { memberAchievements } from '../../shared/engagement/achievements/member-achievements.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, many } from '../../shared/platform/http/response.ts';
import { isId } from '../../shared/platform/ids/id.ts';
import { Achievement } from './achievement-resource.ts';

const Entry = compositeResource('leaderboard_entries', ['hub_id', 'contact_id'], () =>
  z.object({
    contact_id: z.string().meta(described('The member.')),
    name: z.string().nullable().meta(described("The member's name. Null if they have not set one.")),
    photo_url: z.string().nullable().meta(described("A temporary URL of the member's photo. Null without a photo.")),
    photo_url_expires_at: z.iso.datetime().nullable(),
    photo_thumbnail_url: z
      .string()
      .nullable()
      .meta(described("A temporary URL of the photo's thumbnail. Null without a photo.")),
    photo_thumbnail_url_expires_at: z.iso.datetime().nullable(),
    points: z.int().meta(described("The member's points in this hub.")),
    rank: z.int().meta(described('The place, from 1. Members with the same points share a rank.')),
  }),
);

const readLeaderboard = route({
  method: 'GET',
  path: '/hubs/{hub_id}/leaderboard',
  summary: text("List a hub's leaderboard"),
  description: text(`Sorted by points, most first. Members with the same points have the same \`rank\`, and the
member who reached the points first is listed first. Members without points and former members are not listed.`),
  caller: insider('members.read'),
  query: list(),
  response: many(Entry),
  handler: async ({ params, query }, { team, db, now, files }) =>
    answer(await leaderboard(db, { team, hub: params.hub_id }, { now, files }).list(query.page)),
});

/** Reads the member in the round trip of the admission. */
const prefetchMember: Prefetch = (team, _, { hub_id: hub = '', contact_id: contact = '' }) =>
  isId(hub) && isId(contact) ? [memberKey({ team, hub }, contact)] : [];

const listOfMember = route({
  method: 'GET',
  path: '/hubs/{hub_id}/members/{contact_id}/achievements',
  summary: text("List a member's achievements"),
  description: text(`Sorted by the creation of the achievement, oldest first, including achievements that the hub no
longer offers. The member and creators also see revoked ones. Other members see a secret achievement only if they
have earned it themselves.`),
  caller: { ...insider('members.read'), prefetch: prefetchMember },
  query: list(),
  response: many(Achievement),
  errors: ['not_found'],
  async handler({ params, query }, { caller, team, prefetched, db, now }) {
    const hub = { team, hub: params.hub_id };
    const { contact_id: contact } = params;
    const [member] = prefetched as readonly [MemberItem?];
    if (!member || (caller.kind === 'contact' && !isAdmitted(member, now.getTime()))) return refuse('not_found');
    const viewer =
      caller.kind === 'contact' ? ({ kind: 'member', contact: caller.id } as const) : ({ kind: 'creator' } as const);
    return answer(await memberAchievements(db, hub, contact, viewer).list(query.page));
  },
});

export const standingRoutes = [readLeaderboard, listOfMember];
