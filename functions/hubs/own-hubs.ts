import * as z from 'zod';
import { described, text } from '#docs';
import { contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { withMemberCounts } from '../../shared/hubs/counts/hub-counts.ts';
import { presentedHubs } from '../../shared/hubs/hubs/hub-images.ts';
import { type HubMembership, hubsOfContact } from '../../shared/hubs/people/members/hubs-of-contact.ts';
import { MEMBER_ROLES, MEMBER_STATUSES } from '../../shared/hubs/people/members/member-item.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';
import { Hub, PublicHub } from './hub-resource.ts';

/** The public attributes of a hub, with the caller's membership. */
const OwnHub = resource(
  'hubs',
  () =>
    PublicHub.attributes.extend({
      ...Hub.attributes.pick({ member_count: true }).shape,
      membership_status: z.enum(MEMBER_STATUSES).meta(described('The status of your membership now.')),
      membership_role: z.enum(MEMBER_ROLES).meta(described('Your role in the hub.')),
      joined_at: z.iso.datetime().nullable().meta(described('When you became a member. Null until you are admitted.')),
      membership_expires_at: z.iso
        .datetime()
        .nullable()
        .meta(described('When your membership ends. Null if it does not end by itself.')),
    }),
  'OwnHub',
);

const membershipIn = ({ member, status, member_count }: HubMembership & { readonly member_count: number }) => ({
  member_count: status === 'active' ? member_count : null,
  membership_status: status,
  membership_role: member.role,
  joined_at: member.joined_at,
  membership_expires_at: member.expires_at ?? null,
});

const listOwn = route({
  method: 'GET',
  path: '/me/hubs',
  summary: text("List the member's hubs"),
  description:
    text(`Returns the hubs of the team in which the caller has a membership, oldest hub first, with its status
and role. Hubs that the caller left or was removed from are listed only with \`filter[status]\`. Other hubs are left
out of a page, so a page can be shorter than requested.`),
  caller: contact(),
  query: list(() => ({
    filter: {
      status: z.enum(MEMBER_STATUSES).optional().meta(described('Only hubs in which the membership has this status.')),
    },
  })),
  response: many(OwnHub),
  async handler({ query: { filter, page } }, { caller, team, db, now, files }) {
    const wanted = { team, contact: caller.id, ...(filter.status && { status: filter.status }) };
    const read = () => hubsOfContact(db, wanted, page, now);
    const { items, next } = await withMemberCounts(db, team, page, read, ({ hub }) => hub.id);
    const mineIn = new Map(items.map((one) => [one.hub.id, one]));
    const shown = await presentedHubs(
      db,
      items.map(({ hub }) => hub),
      { now, files },
    );
    const seen = shown.flatMap((hub) => {
      const mine = mineIn.get(hub.id);
      return mine ? [{ ...hub, ...membershipIn(mine) }] : [];
    });
    return answer({ items: seen, next });
  },
});

export const ownHubRoutes = [listOwn];
