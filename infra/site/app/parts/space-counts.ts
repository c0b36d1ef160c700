import type { Schemas } from '../../../../shared/client/client.ts';
import { counted } from '../../../../shared/platform/text/counted.ts';

/** How many members and posts a space has. Empty if the caller may not see it. */
export const countsOf = ({ member_count: members, discussion_count: posts }: Schemas['Space']['attributes']): string =>
  [members ? counted(members, 'member') : '', posts === null ? '' : counted(posts, 'post')].filter(Boolean).join(' · ');
