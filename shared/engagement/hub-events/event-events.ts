import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { HubEventItem, StoredStatus } from './event-item.ts';

const WORDS = {
  draft: 'updated',
  scheduled: 'published',
  canceled: 'canceled',
  deleted: 'deleted',
} as const satisfies Record<StoredStatus, string>;

/** The life of an event by somebody's hand; that it begins and ends is told by nobody. */
export const hubEventEvents = /* @__PURE__ */ lifecycle<HubEventItem>()({
  thing: 'event',
  resource_type: 'events',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['version', 'cover_file_id'],
  created: 'created',
  deleted: 'deleted',
  updated: ({ status: from }, { status: to }) => (from === to ? 'updated' : WORDS[to]),
  at: { created: 'created_at', updated: onWrite, deleted: onWrite, published: onWrite, canceled: 'canceled_at' },
});
