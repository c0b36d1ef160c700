import * as z from 'zod';
import { described } from '#docs';
import { lazy } from '../../platform/runtime/lazy.ts';
import { languageTag } from '../../platform/text/language-tag.ts';
import { timeZoneName } from '../../platform/time/time-zone-name.ts';
import { isPlainUrl } from './allowed-origin.ts';

const isSiteUrl = (text: string): boolean => isPlainUrl(text) && new URL(text).hash === '';

/** How a hub presents itself, as its creators set it. The logo and the icon are attachments. */
export const brandingFields = lazy(() => ({
  site_url: z
    .string()
    .max(2048)
    .refine(isSiteUrl, 'Must be an http or https URL without a user and a fragment.')
    .transform((text) => new URL(text).href)
    .nullable()
    .meta(
      described(
        "The URL of the hub's own site. Sign-in pages and emails lead there when the request named no other page. Its origin counts as an allowed origin. Public. Default: null.",
      ),
    ),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Must be a color in the form #rrggbb.')
    .nullable()
    .meta(described('The main color of the hub in the form `#rrggbb`. Public. Default: null.')),
  locale: languageTag()
    .nullable()
    .meta(described('The language of the hub as a BCP 47 tag, such as `de-AT`. Public. Default: null.')),
  time_zone: timeZoneName()
    .nullable()
    .meta(described('The IANA name of the time zone of the hub, such as `Europe/Berlin`. Public. Default: null.')),
}));
