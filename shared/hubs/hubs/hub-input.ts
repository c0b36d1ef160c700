import * as z from 'zod';
import { described } from '#docs';
import { lazy } from '../../platform/runtime/lazy.ts';
import { Currency } from '../../platform/text/currency.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { isReservedSlug } from '../slugs/reserved-slugs.ts';
import { Slug } from '../slugs/slug.ts';
import { isPlainUrl } from './allowed-origin.ts';
import { brandingFields } from './branding-input.ts';
import { HUB_ACCESS_LEVELS, SIGN_IN_FLOWS } from './hub-item.ts';

/** Scheme, host and port, with the slash that an address bar adds. A wildcard would match no page. */
const ORIGIN = /^https?:\/\/[^/?#*]+\/?$/i;

/** An origin, stored as browsers serialize it (RFC 6454): in lower case, without the default port, with an ASCII host. */
const origin = () =>
  z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => ORIGIN.test(text) && isPlainUrl(text),
      'Must be an http or https origin without a path, such as https://shop.example.com.',
    )
    .transform((text) => new URL(text).origin);

const fields = lazy(() => ({
  name: singleLine(z.string().trim().min(1).max(120)),
  slug: Slug.refine((slug) => !isReservedSlug(slug), 'This slug is reserved.'),
  description: z.string().max(2000).nullable(),
  access_level: z.enum(HUB_ACCESS_LEVELS),
  sign_in: z.enum(SIGN_IN_FLOWS),
  allowed_origins: z
    .array(origin())
    .max(20)
    .transform((origins) => [...new Set(origins)]),
  newcomer_limits: z.boolean(),
  default_currency: Currency.nullable().meta(
    described(
      'The ISO 4217 code of the currency of new prices that name none, such as EUR. Default: null, which is USD.',
      'EUR',
    ),
  ),
  ...brandingFields(),
}));

/** The input of a new hub. Without a slug, one is generated from the name. */
export const hubInput = lazy(() => {
  const { name, slug, description, access_level, sign_in, allowed_origins, ...settings } = fields();
  const { newcomer_limits, default_currency, ...branding } = settings;
  const { site_url, color, locale, time_zone } = branding;
  return z.object({
    name,
    slug: slug.optional(),
    description: description.default(null),
    access_level: access_level.default('open'),
    sign_in: sign_in.default('both'),
    allowed_origins: allowed_origins.default([]),
    newcomer_limits: newcomer_limits.optional(),
    default_currency: default_currency.optional(),
    site_url: site_url.optional(),
    color: color.optional(),
    locale: locale.optional(),
    time_zone: time_zone.optional(),
  });
});

export const hubChange = lazy(() => z.object(fields()).partial());
