import { userKey } from '../../accounts/identity/user-item.ts';
import type { Person } from '../../hubs/people/portraits/portrait.ts';
import { contactPartition, type Key } from '../../platform/db/key.ts';
import { PENDING } from '../../platform/db/personal-data.ts';
import type { Position } from '../../platform/db/query.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const personalExportEntity = /* @__PURE__ */ entity('personal_export');
export const personalExportPartEntity = /* @__PURE__ */ entity('personal_export_part');

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
const exportEvents = /* @__PURE__ */ lifecycle<ExportItem>()({
  thing: 'export',
  resource_type: 'exports',
  id: ({ id }) => id,
  hidden: ['parts', 'records', 'run', 'after', 'size_bytes', 'started_at', 'completed_at', 'expires_at'],
  created: 'created',
  updated: (before, after) => (before.id === after.id ? EVENT_OF_STATUS[after.status] : 'created'),
  deleted: null,
  at: { created: 'created_at', started: onWrite, completed: 'completed_at', failed: onWrite },
});

export const personalExportKind = {
  entity: personalExportEntity,
  key: ['USER#{user} or TEAM#{team}#CONTACT#{contact}', 'EXPORT'],
  events: exportEvents,
  person: { contact: { exported: PENDING, erased: 'afterwards' }, user: { exported: PENDING, erased: 'at once' } },
  team: 'partition',
  text: 'none',
  gives: false,
  note: 'the latest personal data export and its progress',
} as const satisfies RowKind;

export const personalExportPartKind = {
  entity: personalExportPartEntity,
  key: ['USER#{user} or TEAM#{team}#CONTACT#{contact}', 'EXPORT_PART#{export}#{n}'],
  events: 'none',
  person: { contact: { exported: PENDING, erased: 'afterwards' }, user: { exported: PENDING, erased: 'at once' } },
  team: 'partition',
  text: 'none',
  gives: false,
  note: 'a compressed part of the export; expires',
} as const satisfies RowKind;
