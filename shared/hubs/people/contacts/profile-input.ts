import * as z from 'zod';
import { described, text } from '#docs';
import { lazy } from '../../../platform/runtime/lazy.ts';
import { formerly } from '../../../platform/text/former-names.ts';
import { languageTag } from '../../../platform/text/language-tag.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { requiredText } from '../../../platform/text/visible.ts';
import { webUrl } from '../../../platform/text/web-url.ts';
import { timeZoneName } from '../../../platform/time/time-zone-name.ts';

export const MAX_LINKS = 10;

const link = () =>
  z.object({
    label: singleLine(z.string().trim().min(1).max(80)).nullable().default(null),
    url: webUrl(),
  });

/** The values of profile fields in a request, checked against the fields of the team later. */
export const fieldValuesInput = (
  description = text(
    'The values of profile fields by `key`. Only the sent fields change; null removes a value. An unknown key returns 422.',
  ),
) => z.record(z.string().max(40), z.unknown()).meta(described(description));

/** The attributes of a profile that the contact and the team may change; null clears one. */
export const profileInput = lazy(() => ({
  headline: singleLine(z.string().trim().min(1).max(160))
    .nullable()
    .meta(described('One line about the contact, at most 160 characters. Members of the same hubs see it.')),
  bio: requiredText(2000)
    .nullable()
    .meta(described('A plain text about the contact, at most 2,000 characters. Members of the same hubs see it.')),
  profile_links: formerly(
    'links',
    z
      .array(link())
      .max(MAX_LINKS)
      .meta(
        described(
          'At most 10 links of the contact, each with an http or https `url`. Members of the same hubs see them.',
        ),
      ),
  ),
  time_zone: timeZoneName()
    .nullable()
    .meta(described('The IANA name of the time zone of the contact, such as `Europe/Berlin`. Hidden from members.')),
  locale: languageTag()
    .nullable()
    .meta(described('The language of the contact as a BCP 47 tag, such as `de-AT`. Hidden from members.')),
  fields: fieldValuesInput(),
}));
