import * as z from 'zod';
import { MAX_POSITION } from '../../platform/positions/make-room.ts';
import { lazy } from '../../platform/runtime/lazy.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { visible } from '../../platform/text/visible.ts';
import { Slug } from '../slugs/slug.ts';
import { SPACE_ACCESS_LEVELS, SPACE_VISIBILITIES } from './space-item.ts';

const fields = lazy(() => ({
  name: singleLine(z.string().trim().min(1).max(120)),
  slug: Slug,
  description: z.string().max(2000).nullable(),
  position: z.int().min(0).max(MAX_POSITION),
  visibility: z.enum(SPACE_VISIBILITIES),
  access_level: z.enum(SPACE_ACCESS_LEVELS),
  reviews_posts: z.boolean(),
  icon: visible(z.string().min(1).max(64)).nullable(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Must be a color in the form #rrggbb.')
    .nullable(),
}));

/** The input of a new space. Without a slug, one is generated from the name. */
export const spaceInput = lazy(() => {
  const { name, slug, description, position, visibility, access_level, reviews_posts, icon, color } = fields();
  return z.object({
    name,
    slug: slug.optional(),
    description: description.default(null),
    position: position.default(0),
    visibility: visibility.default('members'),
    access_level: access_level.default('open'),
    reviews_posts: reviews_posts.default(false),
    icon: icon.default(null),
    color: color.default(null),
  });
});

export const spaceChange = lazy(() => z.object(fields()).partial());
