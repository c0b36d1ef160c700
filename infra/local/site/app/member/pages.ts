import type { SitePage } from '../base/page.ts';
import { comment } from './comment.ts';
import { events } from './events.ts';
import { feed } from './feed.ts';
import { lesson, library } from './learn.ts';
import { conversation, conversations } from './messages.ts';
import { notifications } from './notifications.ts';
import { post } from './post.ts';
import { member, profile } from './profile.ts';
import { search } from './search.ts';
import { purchases, shop } from './shop.ts';
import { space } from './space.ts';

/** The pages of members, in the order of the navigation. */
export const MEMBER_PAGES: readonly SitePage[] = [
  ...[feed, space, post, comment, conversations, conversation, events, library, lesson, shop, purchases],
  ...[search, notifications, profile, member],
];
