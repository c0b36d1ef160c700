import type { FlagOf } from '../verb.ts';
import { done, list, shown, type Verb } from '../verb.ts';

const emoji: FlagOf<'filter[emoji]', never> = {
  flag: '--emoji <emoji>',
  about: 'filter by emoji',
  query: 'filter[emoji]',
};

const DISCUSSION = '/api/v1/discussions/{discussion_id}';
const COMMENT = '/api/v1/comments/{comment_id}';

const react = { name: 'react', about: 'React with an emoji (members)', type: 'reactions', args: ['emoji'] } as const;
const unreact = { name: 'unreact', about: 'Remove your reaction (members)', done: 'Reaction removed.' };
const who = {
  name: 'reactions',
  about: 'List the members who reacted',
  what: 'reactions',
  id: 'contact_id',
  columns: [{ attribute: 'contact_display_name', title: 'NAME', wide: true }, 'emoji', 'created_at'],
  flags: [emoji],
} as const;
const counts = {
  name: 'emojis',
  about: 'List the emojis and their counts',
  what: 'reactions',
  id: 'emoji',
  columns: ['count', { attribute: 'viewer_reacted', title: 'YOU' }],
} as const;

/** The reactions of a discussion. */
export const reactionsOfDiscussions: readonly Verb[] = [
  shown('post', `${DISCUSSION}/reactions`, react),
  done('delete', `${DISCUSSION}/reactions/{emoji}`, unreact),
  list(`${DISCUSSION}/member-reactions`, who),
  list(`${DISCUSSION}/reactions`, counts),
];

/** The reactions of a comment. */
export const reactionsOfComments: readonly Verb[] = [
  shown('post', `${COMMENT}/reactions`, react),
  done('delete', `${COMMENT}/reactions/{emoji}`, unreact),
  list(`${COMMENT}/member-reactions`, who),
  list(`${COMMENT}/reactions`, counts),
];
