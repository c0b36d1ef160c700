import type { Item } from '../../platform/db/item.ts';
import { tenantOf } from '../../platform/db/key.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

interface StoredQueue extends Item {
  readonly version: number;
  readonly ops: string;
}

/** Events of a replaced queue. They do not contain its operations. */
export const editorQueueEvents = /* @__PURE__ */ lifecycle<StoredQueue>()({
  thing: 'editor_queue',
  resource_type: 'hub_editor_pending_ops',
  id: ({ pk }) => tenantOf(pk).hub_id ?? '',
  hidden: ['ops'],
  created: 'replaced',
  updated: 'replaced',
  deleted: null,
  at: { replaced: onWrite },
});
