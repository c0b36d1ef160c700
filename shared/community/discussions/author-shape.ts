import * as z from 'zod';
import { described } from '#docs';
import { MEMBER_STATUSES } from '../../hubs/people/members/member-item.ts';
import { AUTHOR_ROLES } from './authors.ts';

const moment = z.iso.datetime().nullable();

/** The author's current attributes. */
export const authorShape = {
  author_contact_id: z.string().nullable().meta(described('The author. Null if a creator wrote it.')),
  author_display_name: z.string().meta(described("The author's current name.")),
  author_is_former_member: z.boolean().meta(described('True if the author has left the hub or the team.')),
  author_membership_status: z.enum(MEMBER_STATUSES),
  author_role: z.enum(AUTHOR_ROLES).meta(described("The author's role in the hub.")),
  author_photo_url: z
    .string()
    .nullable()
    .meta(described("A temporary URL of the author's photo. Null without a photo.")),
  author_photo_url_expires_at: moment,
  author_photo_thumbnail_url: z
    .string()
    .nullable()
    .meta(described("A temporary URL of the photo's thumbnail. Null without a photo.")),
  author_photo_thumbnail_url_expires_at: moment,
};
