import { live } from '../../../platform/db/expression.ts';
import type { Actor, Item } from '../../../platform/db/item.ts';
import { type HubKey, memberPartition } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';
import { memberKey } from './member-item.ts';

const warningEntity = /* @__PURE__ */ entity('warning');

/** A warning of a member. */
export interface WarningItem {
  readonly id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly message: string;
  readonly warned_by: Actor;
  readonly created_at: string;
}

interface Warning extends WarningItem {
  readonly warning_count: number;
}

const warningEvents = /* @__PURE__ */ lifecycle<WarningItem>()({
  thing: 'member',
  resource_type: 'members',
  id: ({ contact_id }) => contact_id,
  created: 'warned',
  updated: null,
  deleted: null,
  at: { warned: 'created_at' },
});

/** The warnings of one member. Their number is stored on the membership in the same transaction. */
export const warnings = (db: Table, hub: HubKey, contact: string) => ({
  async create(message: string, actor: Actor, now: Date): Promise<Warning | undefined> {
    const id = newId();
    const warned_by = { ...actor };
    const warning = { id, hub_id: hub.hub, contact_id: contact, message, warned_by, created_at: now.toISOString() };
    const key = { pk: memberPartition(hub, contact), sk: `WARNING#${id}` };
    const written = await db.transact([
      { update: memberKey(hub, contact), change: { add: { warning_count: 1 } }, condition: live },
      { put: { ...key, entity: warningEntity, ...warning, actor: { ...actor } } },
    ]);
    if (!written.ok) return undefined;
    const member = await db.get<{ warning_count: number }>(memberKey(hub, contact));
    return { ...warning, warning_count: member?.warning_count ?? 1 };
  },

  /** Newest first. */
  list: (page: PageRequest): Promise<Page<WarningItem & Item>> =>
    db.query<WarningItem>({ partition: memberPartition(hub, contact), prefix: 'WARNING#', descending: true, ...page }),
});

export const warningKind = {
  entity: warningEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'WARNING#{warning}'],
  events: warningEvents,
  person: { contact: { exported: 'warnings', erased: 'afterwards' } },
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;
