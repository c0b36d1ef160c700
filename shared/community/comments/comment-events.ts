import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { CommentItem, CommentStatus } from './comment-item.ts';

const EVENT_BY_STATUS = {
  published: 'restored',
  hidden: 'hidden',
  deleted: 'deleted',
} as const satisfies Record<CommentStatus, string>;

export const commentEvents = /* @__PURE__ */ lifecycle<CommentItem>()({
  thing: 'comment',
  resource_type: 'comments',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  created: 'created',
  deleted: null,
  updated: ({ status: from }, { status: to }) => (from === to ? 'updated' : EVENT_BY_STATUS[to]),
  at: { created: 'created_at', updated: onWrite, restored: onWrite, hidden: onWrite, deleted: 'deleted_at' },
});
