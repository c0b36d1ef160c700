import { WRITTEN } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { CommentItem, CommentStatus } from './comment-item.ts';

export const commentEntity = /* @__PURE__ */ entity('comment');

const EVENT_BY_STATUS = {
  pending_review: 'hidden',
  published: 'restored',
  hidden: 'hidden',
  deleted: 'deleted',
} as const satisfies Record<CommentStatus, string>;

const commentEvents = /* @__PURE__ */ lifecycle<CommentItem>()({
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

export const commentKind = {
  entity: commentEntity,
  key: ['TEAM#{team}#TARGET#{tag}', 'C#{comment} or R#{root}#{comment}'],
  index: ['TEAM#{team}#HUB#{hub}#HELD_COMMENTS or none', 'HELD#{at}#{comment} or none'],
  events: commentEvents,
  person: { contact: { exported: 'comments', erased: WRITTEN } },
  text: { foundAs: 'comment' },
  gives: false,
  note: 'a root, or a reply to one; in the index while it waits for a review',
} as const satisfies RowKind;
