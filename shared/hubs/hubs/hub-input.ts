import * as z from 'zod';
import { singleLine } from '../../platform/text/single-line.ts';
import { isReservedSlug } from '../slugs/reserved-slugs.ts';
import { Slug } from '../slugs/slug.ts';
import { HUB_ACCESS_LEVELS, SIGN_IN_FLOWS } from './hub-item.ts';

/** An origin as browsers serialize it (RFC 6454): scheme, host and port only. */
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'Must be an origin without a path.');

const fields = {
  name: singleLine(z.string().trim().min(1).max(120)),
  slug: Slug.refine((slug) => !isReservedSlug(slug), 'This slug is reserved.'),
  description: z.string().max(2000).nullable(),
  access_level: z.enum(HUB_ACCESS_LEVELS),
  sign_in: z.enum(SIGN_IN_FLOWS),
  allowed_origins: z.array(Origin).max(20),
};

/** The input of a new hub. Without a slug, one is generated from the name. */
export const HubInput = z.object({
  name: fields.name,
  slug: fields.slug.optional(),
  description: fields.description.default(null),
  access_level: fields.access_level.default('open'),
  sign_in: fields.sign_in.default('both'),
  allowed_origins: fields.allowed_origins.default([]),
});

export const HubChange = z.object(fields).partial();
