import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { onWrite, publishedAt } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { DiscussionItem, DiscussionStatus } from './discussion-item.ts';

const EVENT_BY_STATUS = {
  draft: 'updated',
  scheduled: 'updated',
  pending_review: 'updated',
  published: 'published',
  hidden: 'hidden',
  deleted: 'deleted',
} as const satisfies Record<DiscussionStatus, string>;

const lifecycleEvents = /* @__PURE__ */ lifecycle<DiscussionItem>()({
  thing: 'discussion',
  resource_type: 'discussions',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['version', 'place'],
  created: 'created',
  deleted: null,
  updated({ status: from, published_at }, { status: to }) {
    const wasPublished = Boolean(published_at);
    if (from === to) return 'updated';
    if (from === 'published' && to === 'pending_review') return 'hidden';
    return to === 'published' && (from === 'hidden' || wasPublished) ? 'restored' : EVENT_BY_STATUS[to];
  },
  at: {
    created: 'created_at',
    updated: onWrite,
    published: publishedAt,
    restored: onWrite,
    hidden: onWrite,
    deleted: 'deleted_at',
  },
});

/** A discussion that is published on creation has both events, `created` and `published`. */
export const discussionEvents = /* @__PURE__ */ declared(lifecycleEvents, (before, after) => {
  const events = lifecycleEvents(before, after);
  const { status, published_at } = (after ?? {}) as Partial<DiscussionItem>;
  const published = (event: DomainEvent) => ({
    ...event,
    type: 'discussion.published',
    at: published_at ?? event.at,
  });
  return events.flatMap((event) =>
    event.type === 'discussion.created' && status === 'published' ? [event, published(event)] : [event],
  );
});
