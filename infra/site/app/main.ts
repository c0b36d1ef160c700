import { start } from './base/start.ts';
import { CREATOR_PAGES } from './creator/pages.ts';
import { MEMBER_PAGES } from './member/pages.ts';

void start({ member: MEMBER_PAGES, creator: CREATOR_PAGES });
