import * as z from 'zod';
import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { lazy } from '../../../platform/runtime/lazy.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { Moment } from '../../../platform/time/moment.ts';
import { TagName } from '../tags/tag-name.ts';
import { fieldValuesInput, profileInput } from './profile-input.ts';

const Name = singleLine(z.string().trim().min(1).max(120));

export const contactInput = lazy(() =>
  z.object({
    email: EmailAddress,
    name: Name.nullable().default(null),
    ...z.object(profileInput()).partial().shape,
  }),
);

export const contactChange = lazy(() =>
  z.object({ email: EmailAddress, name: Name.nullable(), ...profileInput() }).partial(),
);

/** The attributes of a contact that a team changes. */
export type ContactChange = z.output<ReturnType<typeof contactChange>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UTC_SECONDS = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?: ?UTC)?$/;

/** The forms of times in tables of other products; without an offset, they are in UTC. */
const asMoment = (text: string): string => {
  const trimmed = text.trim();
  return DAY.test(trimmed) ? `${trimmed}T00:00:00Z` : trimmed.replace(UTC_SECONDS, '$1T$2Z');
};
const pastTime = z.string().overwrite(asMoment).pipe(Moment);

/** With it, the rows of a chunk fit one item. */
const MAX_FIELD_BYTES = 6000;

/** A row of an import: the contact, their profile fields, hub and tags, and when these expire. */
export const ImportRow = z.object({
  email: EmailAddress,
  name: Name.nullable().optional(),
  fields: fieldValuesInput()
    .refine(
      (values) => Buffer.byteLength(JSON.stringify(values)) <= MAX_FIELD_BYTES,
      'The values of the profile fields are too long together.',
    )
    .optional(),
  hub_id: z.uuid().nullable().optional(),
  tags: z.array(TagName).max(20).optional(),
  expires_at: Moment.nullable().optional(),
  /** Since when the team knows the contact. Kept for new contacts. */
  created_at: pastTime.nullable().optional(),
  /** When the contact joined the hub. Kept for contacts who were never in it. */
  joined_at: pastTime.nullable().optional(),
});
