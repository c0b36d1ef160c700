import type { SitePage } from '../base/page.ts';
import { blocks } from './blocks.ts';
import { comment } from './comment.ts';
import { conversation } from './conversation.ts';
import { directory } from './directory.ts';
import { events } from './events.ts';
import { feed } from './feed.ts';
import { lesson, library } from './learn.ts';
import { member } from './member.ts';
import { conversations } from './messages.ts';
import { notifications } from './notifications.ts';
import { post } from './post.ts';
import { profile } from './profile.ts';
import { purchases } from './purchases.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { shop } from './shop.ts';
import { space } from './space.ts';

/** The pages of members, in the order of the navigation. */
export const MEMBER_PAGES: readonly SitePage[] = [
  feed,
  space,
  post,
  comment,
  directory,
  member,
  conversations,
  conversation,
  events,
  library,
  lesson,
  shop,
  purchases,
  saved,
  search,
  notifications,
  profile,
  blocks,
];
