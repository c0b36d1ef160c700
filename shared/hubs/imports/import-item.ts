import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { NOT_INDEXED, nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const importEntity = /* @__PURE__ */ entity('import');
export const importChunkEntity = /* @__PURE__ */ entity('import_chunk');

export const IMPORT_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;

/** The error of one row. Rows are numbered from 1, without the header. */
export interface RowError {
  readonly row: number;
  readonly field: string | null;
  readonly message: string;
}

/** The most row errors that an import reports. */
export const MAX_REPORTED_ERRORS = 100;

/** A contact import and its progress. `done` and `failed` add up to `total` once it is completed. */
export interface ImportItem {
  readonly id: string;
  readonly team_id: string;
  readonly status: (typeof IMPORT_STATUSES)[number];
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly errors: readonly RowError[];
  /** The chunk to process next. The import is complete when it reaches `chunks`. */
  readonly next_chunk: number;
  readonly chunks: number;
  /** The number of chunks per stored item. */
  readonly in_item: number;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly updated_at: string;
}

const importPartition = (team: TeamId, id: string): string => `${teamPartition(team)}#IMPORT#${id}`;

export const importKey = (team: TeamId, id: string): Key => ({ pk: importPartition(team, id), sk: 'IMPORT' });

export const chunkKey = (team: TeamId, id: string, chunk: number): Key => ({
  pk: importPartition(team, id),
  sk: `CHUNK#${String(chunk).padStart(5, '0')}`,
});

const EVENT_OF_STATUS = {
  queued: 'updated',
  running: 'started',
  completed: 'completed',
  failed: 'failed',
} as const satisfies Record<ImportItem['status'], string>;

/** Events when an import is created, starts and ends, not for its progress. */
const importEvents = /* @__PURE__ */ lifecycle<ImportItem>()({
  thing: 'import',
  resource_type: 'imports',
  id: ({ id }) => id,
  hidden: ['done', 'failed', 'errors', 'next_chunk', 'started_at', 'completed_at'],
  created: 'created',
  updated: (_, { status }) => EVENT_OF_STATUS[status],
  deleted: null,
  at: {
    created: 'created_at',
    updated: onWrite,
    started: 'started_at',
    completed: 'completed_at',
    failed: onWrite,
  },
});

export const importKind = {
  entity: importEntity,
  key: ['TEAM#{team}#IMPORT#{import}', 'IMPORT'],
  events: importEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const importChunkKind = {
  entity: importChunkEntity,
  key: ['TEAM#{team}#IMPORT#{import}', 'CHUNK#{n}'],
  events: 'none',
  person: { contact: { exported: NOT_INDEXED, erased: { expires: '30 days', hasEmailAddress: true } } },
  text: 'not searched',
  gives: false,
  note: 'expires',
} as const satisfies RowKind;
