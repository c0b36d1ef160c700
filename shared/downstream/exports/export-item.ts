import { userKey } from '../../accounts/identity/user-item.ts';
import type { Person } from '../../hubs/people/portraits/portrait.ts';
import { contactPartition, type Key } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const EXPORT_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;

/** What somebody asked to have of all that is kept about them, and how far it has come. One each: the latest. */
export interface ExportItem {
  readonly id: string;
  readonly status: (typeof EXPORT_STATUSES)[number];
  /** How many pieces of it are stored; each has a row of its own until the file is made of them. */
  readonly parts: number;
  readonly records: number;
  /** Where the next piece begins: in which run, and after which of its rows. */
  readonly run: string | null;
  readonly after: Position | null;
  readonly size_bytes: number | null;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  /** Until when there is a file. */
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const partitionOf = (person: Person): string =>
  person.kind === 'user' ? userKey(person.id).pk : contactPartition(person.team, person.id);

export const exportKey = (person: Person): Key => ({ pk: partitionOf(person), sk: 'EXPORT' });

export const PART = 'EXPORT_PART#';

export const partsOf = (person: Person, id: string) => ({
  partition: partitionOf(person),
  prefix: `${PART}${id}#`,
});

export const partKey = (person: Person, id: string, nth: number): Key => ({
  pk: partitionOf(person),
  sk: `${PART}${id}#${String(nth).padStart(6, '0')}`,
});

/** Where the file is kept. There is one: a new one takes the place of the old. */
export const exportObjectKey = (person: Person): string =>
  person.kind === 'user' ? `exports/users/${person.id}.json` : `exports/contacts/${person.team}/${person.id}.json`;

const WORDS = {
  queued: 'started',
  running: 'started',
  completed: 'completed',
  failed: 'failed',
} as const satisfies Record<ExportItem['status'], string>;

/** Told when it is asked for and when it ends. */
export const exportEvents = /* @__PURE__ */ lifecycle<ExportItem>()({
  thing: 'export',
  resource_type: 'exports',
  id: ({ id }) => id,
  hidden: ['parts', 'records', 'run', 'after', 'size_bytes', 'started_at', 'completed_at', 'expires_at'],
  created: 'created',
  updated: (before, after) => (before.id === after.id ? WORDS[after.status] : 'created'),
  deleted: null,
  at: { created: 'created_at', started: onWrite, completed: 'completed_at', failed: onWrite },
});
