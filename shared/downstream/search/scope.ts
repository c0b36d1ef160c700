import type { Kind } from './search-index.ts';

export const SCOPES = ['all', 'files', 'media', 'discussions', 'comments', 'members'] as const;
export type Scope = (typeof SCOPES)[number];

const COMMUNITY: readonly Kind[] = ['discussion', 'comment', 'content_comment'];

/** The kinds of documents of each scope. */
export const KINDS_OF: Readonly<Record<Scope | 'community', readonly Kind[]>> = {
  all: [...COMMUNITY, 'content_node', 'media', 'file', 'member'],
  community: COMMUNITY,
  files: ['file'],
  media: ['content_node', 'media'],
  discussions: ['discussion'],
  comments: ['comment', 'content_comment'],
  members: ['member'],
};
