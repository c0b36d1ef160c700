import type { SitePage } from '../base/page.ts';
import { post } from '../member/post.ts';
import { access } from './access.ts';
import { auditLog } from './audit-log.ts';
import { automations } from './automations.ts';
import { bans } from './bans.ts';
import { members } from './members.ts';
import { moderation } from './moderation.ts';
import { overview } from './overview.ts';
import { products } from './products.ts';
import { review } from './review.ts';
import { spacePosts } from './space-posts.ts';
import { spaces } from './spaces.ts';

/** The pages of the creator, in the order of the navigation. */
export const CREATOR_PAGES: readonly SitePage[] = [
  overview,
  spaces,
  spacePosts,
  members,
  products,
  access,
  automations,
  moderation,
  review,
  bans,
  auditLog,
  post,
];
