import type { Item } from '../../platform/db/item.ts';
import { tenantOf } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const editorQueueEntity = /* @__PURE__ */ entity('editor_queue');

interface StoredQueue extends Item {
  readonly version: number;
  readonly ops: string;
}

/** Events of a replaced queue. They do not contain its operations. */
const editorQueueEvents = /* @__PURE__ */ lifecycle<StoredQueue>()({
  thing: 'editor_queue',
  resource_type: 'hub_editor_pending_ops',
  id: ({ pk }) => tenantOf(pk).hub_id ?? '',
  hidden: ['ops'],
  created: 'replaced',
  updated: 'replaced',
  deleted: null,
  at: { replaced: onWrite },
});

export const editorQueueKind = {
  entity: editorQueueEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'EDITOR'],
  events: editorQueueEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: "the operations as one text, so nothing is lost to the store's numbers",
} as const satisfies RowKind;
