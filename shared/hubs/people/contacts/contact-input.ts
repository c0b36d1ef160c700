import * as z from 'zod';
import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { Moment } from '../../../platform/time/moment.ts';
import { TagName } from '../tags/tag-name.ts';

const Name = singleLine(z.string().trim().min(1).max(120));

export const ContactInput = z.object({ email: EmailAddress, name: Name.nullable().default(null) });

export const ContactChange = z.object({ email: EmailAddress, name: Name.nullable() }).partial();

/** A row of an import: the contact, their hub and tags, and when these expire. */
export const ImportRow = z.object({
  email: EmailAddress,
  name: Name.nullable().optional(),
  hub_id: z.uuid().nullable().optional(),
  tags: z.array(TagName).max(20).optional(),
  expires_at: Moment.nullable().optional(),
});
