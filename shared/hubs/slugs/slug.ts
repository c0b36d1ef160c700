import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { folded } from '../../platform/text/folded.ts';

const MIN = 2;
const MAX = 63;

/** The human-readable part of a URL. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must contain only lower-case letters, digits and single hyphens.')
  .min(MIN)
  .max(MAX);

/** The slug of a hub in a request that finds it: in any case, and of any text. */
export const PresentedSlug = z.string().trim().toLowerCase().min(1).max(100);

const SUFFIX_BYTES = 3;

/** The slugs to try for a name, best first. The last one has a random suffix, so that it is unlikely to be taken. */
export const slugsFor = (name: string): readonly string[] => {
  const suffix = randomBytes(SUFFIX_BYTES).toString('hex');
  const words = folded(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const stem = (words ?? [])
    .join('-')
    .slice(0, MAX - suffix.length - 1)
    .replace(/-$/, '');
  if (stem === '') return [suffix];
  return [...(stem.length < MIN ? [] : [stem]), `${stem}-${suffix}`];
};
