import { userKey } from '../../accounts/identity/user-item.ts';
import type { Person } from '../../hubs/people/portraits/portrait.ts';
import { contactPartition, type Key } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const EXPORT_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;

/** The latest personal data export of a person, and its progress. */
export interface ExportItem {
  readonly id: string;
  readonly status: (typeof EXPORT_STATUSES)[number];
  /** The number of stored parts; each is a row until the file is assembled. */
  readonly parts: number;
  readonly records: number;
  /** The position of the next piece: the name of its source, and the row in it. Stored as `run`. */
  readonly run: string | null;
  readonly after: Position | null;
  readonly size_bytes: number | null;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  /** When the file expires. */
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const partitionOf = (person: Person): string =>
  person.kind === 'user' ? userKey(person.id).pk : contactPartition(person.team, person.id);

export const exportKey = (person: Person): Key => ({ pk: partitionOf(person), sk: 'EXPORT' });

export const PART = 'EXPORT_PART#';

export const partsQuery = (person: Person, id: string) => ({
  partition: partitionOf(person),
  prefix: `${PART}${id}#`,
});

export const partKey = (person: Person, id: string, nth: number): Key => ({
  pk: partitionOf(person),
  sk: `${PART}${id}#${String(nth).padStart(6, '0')}`,
});

/** The object key of the file. A new export replaces the file. */
export const exportObjectKey = (person: Person): string =>
  person.kind === 'user' ? `exports/users/${person.id}.json` : `exports/contacts/${person.team}/${person.id}.json`;

const EVENT_OF_STATUS = {
  queued: 'started',
  running: 'started',
  completed: 'completed',
  failed: 'failed',
} as const satisfies Record<ExportItem['status'], string>;

/** Events are recorded for the request, the start and the end. */
export const exportEvents = /* @__PURE__ */ lifecycle<ExportItem>()({
  thing: 'export',
  resource_type: 'exports',
  id: ({ id }) => id,
  hidden: ['parts', 'records', 'run', 'after', 'size_bytes', 'started_at', 'completed_at', 'expires_at'],
  created: 'created',
  updated: (before, after) => (before.id === after.id ? EVENT_OF_STATUS[after.status] : 'created'),
  deleted: null,
  at: { created: 'created_at', started: onWrite, completed: 'completed_at', failed: onWrite },
});
