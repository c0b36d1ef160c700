import * as z from 'zod';
import { described } from '#docs';
import type { Caller } from '../../shared/api/callers.ts';
import { profileAttributes } from '../../shared/hubs/people/contacts/profile-attributes.ts';
import { MEMBER_ROLES, MEMBER_STATUSES } from '../../shared/hubs/people/members/member-item.ts';
import { compositeResource } from '../../shared/platform/http/response.ts';

export { MEMBER_ROLES };

/** A member for the creators of the hub. */
export const Member = compositeResource('members', ['hub_id', 'contact_id'], () =>
  z.object({
    hub_id: z.string(),
    contact_id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    ...profileAttributes(),
    photo_url: z.string().nullable(),
    photo_url_expires_at: z.iso.datetime().nullable(),
    photo_thumbnail_url: z.string().nullable(),
    photo_thumbnail_url_expires_at: z.iso.datetime().nullable(),
    role: z.enum(MEMBER_ROLES),
    status: z.enum(MEMBER_STATUSES),
    joined_at: z.iso.datetime().nullable(),
    suspended_until: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().nullable(),
    warning_count: z.int(),
    is_automated_sender: z
      .boolean()
      .meta(described('True if an owner allows automations of the hub to send messages in the name of the member.')),
    last_active_at: z.iso
      .datetime()
      .nullable()
      .meta(
        described(
          'The start of the last UTC day on which the member was active in the hub; null before the first one. It follows within seconds. Only the team sees it.',
        ),
      ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** A member for other members: without email address, time zone, language, status, warnings and activity. */
export const FellowMember = compositeResource('members', ['hub_id', 'contact_id'], () =>
  Member.attributes.pick({
    hub_id: true,
    contact_id: true,
    name: true,
    headline: true,
    bio: true,
    profile_links: true,
    fields: true,
    photo_url: true,
    photo_url_expires_at: true,
    photo_thumbnail_url: true,
    photo_thumbnail_url_expires_at: true,
    role: true,
    joined_at: true,
  }),
);

/** Whose view of profiles a caller gets. */
export const audienceOf = ({ kind }: Pick<Caller, 'kind'>): 'member' | 'team' =>
  kind === 'contact' ? 'member' : 'team';
