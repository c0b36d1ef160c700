import { WRITTEN } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { onWrite, publishedAt } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { DiscussionItem, DiscussionStatus } from './discussion-item.ts';

export const discussionEntity = /* @__PURE__ */ entity('discussion');

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
const discussionEvents = /* @__PURE__ */ declared(lifecycleEvents, (before, after) => {
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

export const discussionKind = {
  entity: discussionEntity,
  key: ['TEAM#{team}#SPACE#{tag}', 'D#{discussion}'],
  index: [
    'DISCUSSIONS#SCHEDULED or TEAM#{team}#HUB#{hub}#FEED or TEAM#{team}#SPACE#{tag}#ASIDE or none',
    'DUE#{at}#{discussion} or PUBLISHED#{at}#{discussion} or {STATUS}#D#{discussion} or none',
  ],
  events: discussionEvents,
  person: { contact: { exported: 'discussions', erased: WRITTEN }, user: { exported: 'discussions', erased: WRITTEN } },
  text: { foundAs: 'discussion' },
  gives: false,
  note: "in the index while it waits for its time, in its hub's feed while it is published, and among its kind while it is a draft, to be reviewed or hidden",
} as const satisfies RowKind;
