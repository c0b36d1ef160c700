import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { HubEventItem, StoredStatus } from './event-item.ts';

const EVENT_BY_STATUS = {
  draft: 'updated',
  scheduled: 'published',
  canceled: 'canceled',
  deleted: 'deleted',
} as const satisfies Record<StoredStatus, string>;

/** Start and end have no events: they follow from the clock. */
export const hubEventEvents = /* @__PURE__ */ lifecycle<HubEventItem>()({
  thing: 'event',
  resource_type: 'events',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['version', 'cover_file_id'],
  created: 'created',
  deleted: 'deleted',
  updated: ({ status: from }, { status: to }) => (from === to ? 'updated' : EVENT_BY_STATUS[to]),
  at: { created: 'created_at', updated: onWrite, deleted: onWrite, published: onWrite, canceled: 'canceled_at' },
});
