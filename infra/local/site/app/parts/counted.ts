import type { Schemas } from '../../../../../shared/client/client.ts';

/** A number with its noun: `1 post`, `2 posts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many members and posts a space has. Empty if the caller may not see it. */
export const countsOf = ({ member_count: members, discussion_count: posts }: Schemas['Space']['attributes']): string =>
  [members ? counted(members, 'member') : '', posts === null ? '' : counted(posts, 'post')].filter(Boolean).join(' · ');
