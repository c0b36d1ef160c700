import { all, type Condition, equals } from '../db/expression.ts';
import type { Actor } from '../db/item.ts';
import type { TeamId } from '../db/key.ts';
import type { Page, PageRequest } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { auditPartition } from './ledger.ts';
import type { LedgerEvent } from './ledger-event.ts';

/** An audit log entry: an action of a user or an API key of a team, or of an operator of the service. */
interface AuditEntry {
  readonly id: string;
  readonly actor_type: Actor['type'];
  readonly actor_id: string;
  readonly action: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly hub_id: string | null;
  readonly changed: readonly string[];
  readonly created_at: string;
}

interface AuditFilter {
  readonly actor_id?: string | undefined;
  readonly action?: string | undefined;
  readonly resource_type?: string | undefined;
}

const toEntry = ({ id, actor, type, resource_type, resource_id, hub_id, changed, at }: LedgerEvent): AuditEntry => ({
  id,
  actor_type: actor?.type ?? 'system',
  actor_id: actor?.id ?? '',
  action: type,
  resource_type,
  resource_id,
  hub_id,
  changed,
  created_at: at,
});

const conditionOf = ({ actor_id, action, resource_type }: AuditFilter): Condition | undefined => {
  const wanted = Object.entries({ 'actor.id': actor_id, type: action, resource_type });
  const conditions = wanted.flatMap(([path, value]) => (value === undefined ? [] : [equals(path, value)]));
  return conditions.length > 0 ? all(...conditions) : undefined;
};

/** The audit log of a team. Eventually consistent. */
export const auditLog = (db: Table, team: TeamId) => ({
  /** Newest first, in one query. The filter is applied by the store. */
  async list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>> {
    const wanted = conditionOf(filter);
    const { items, next } = await db.query<LedgerEvent>({
      partition: auditPartition(team),
      prefix: 'EVENT#',
      index: 'listing',
      descending: true,
      ...(wanted && { filter: wanted }),
      ...page,
    });
    const entries = items.map(toEntry);
    return { items: entries, next };
  },
});
