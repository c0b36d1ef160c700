import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { HubEventItem, StoredStatus } from './event-item.ts';

export const hubEventEntity = /* @__PURE__ */ entity('hub_event');

const EVENT_BY_STATUS = {
  draft: 'updated',
  scheduled: 'published',
  canceled: 'canceled',
  deleted: 'deleted',
} as const satisfies Record<StoredStatus, string>;

/** Start and end have no events: they follow from the clock. */
const hubEventEvents = /* @__PURE__ */ lifecycle<HubEventItem>()({
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

export const hubEventKind = {
  entity: hubEventEntity,
  key: ['TEAM#{team}#EVENTS#{tag}', 'E#{event}'],
  index: ['TEAM#{team}#HUB#{hub}#EVENTS or none', 'STARTS#{at}#{event} or none'],
  events: hubEventEvents,
  person: {
    contact: {
      exported: { none: 'The event is the hub’s; its host is an id.' },
      erased: { kept: 'The event is the hub’s.' },
    },
  },
  text: 'not searched',
  gives: true,
  note: 'in the index until it is deleted',
} as const satisfies RowKind;
