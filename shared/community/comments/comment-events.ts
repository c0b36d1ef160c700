import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { CommentItem, CommentStatus } from './comment-item.ts';

const EVENT_BY_STATUS = {
  pending_review: 'hidden',
  published: 'restored',
  hidden: 'hidden',
  deleted: 'deleted',
} as const satisfies Record<CommentStatus, string>;

export const commentEvents = /* @__PURE__ */ lifecycle<CommentItem>()({
  thing: 'comment',
  resource_type: 'comments',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  created: ({ status }) => (status === 'pending_review' ? 'held' : 'created'),
  deleted: null,
  updated({ status: from, was_published }, { status: to }) {
    if (from === to) return 'updated';
    return from === 'pending_review' && to === 'published' && !was_published ? 'created' : EVENT_BY_STATUS[to];
  },
  at: {
    created: (row, was, written) => (was ? written : row.created_at),
    held: 'created_at',
    updated: onWrite,
    restored: onWrite,
    hidden: onWrite,
    deleted: 'deleted_at',
  },
});
