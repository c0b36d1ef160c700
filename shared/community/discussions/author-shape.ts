import * as z from 'zod';
import { MEMBER_STATUSES } from '../../hubs/people/members/member-item.ts';
import { AUTHOR_ROLES } from './authors.ts';

const moment = z.iso.datetime().nullable();

/** Who wrote something, as they are now. */
export const authorShape = {
  author_contact_id: z.string().nullable(),
  author_display_name: z.string(),
  author_is_former_member: z.boolean(),
  author_membership_status: z.enum(MEMBER_STATUSES),
  author_role: z.enum(AUTHOR_ROLES),
  author_photo_url: z.string().nullable(),
  author_photo_url_expires_at: moment,
  author_photo_thumbnail_url: z.string().nullable(),
  author_photo_thumbnail_url_expires_at: moment,
};
