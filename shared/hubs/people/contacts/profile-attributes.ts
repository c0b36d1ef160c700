import * as z from 'zod';
import { described } from '#docs';

const fieldValues = () => z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** The attributes of a profile in responses. */
export const profileAttributes = () => ({
  headline: z.string().nullable().meta(described('One line about the contact.')),
  bio: z.string().nullable().meta(described('A plain text about the contact.')),
  profile_links: z
    .array(z.object({ label: z.string().nullable(), url: z.string() }))
    .meta(described('Links of the contact, at most 10, in the order that the contact chose.')),
  time_zone: z
    .string()
    .nullable()
    .meta(described('The IANA name of the time zone of the contact. Hidden from members.')),
  locale: z
    .string()
    .nullable()
    .meta(described('The language of the contact as a BCP 47 tag, such as `de-AT`. Hidden from members.')),
  fields: fieldValues().meta(
    described(
      'The values of profile fields by `key`, without empty ones: a text, a date or URL, a number, a boolean, or an array of options. Values of `team` fields are returned only to users and API keys of the team.',
    ),
  ),
});
