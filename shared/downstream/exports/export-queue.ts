import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { ExportJob } from './export-job.ts';

/** Shares the queue of imports. */
export type ExportQueue = Queue<ExportJob>;

export const sqsExportQueue = sqsQueue<ExportJob>;

/** The job of a requested export, if any. */
export const exportJobOf = ({ type, team_id, actor, resource_id }: LedgerEvent): ExportJob | undefined => {
  if (type !== 'export.created' || actor === null) return undefined;
  const { id } = actor;
  if (actor.type === 'user') return { kind: 'export', person: { kind: 'user', id }, export_id: resource_id };
  if (actor.type !== 'contact' || team_id === null) return undefined;
  return { kind: 'export', person: { kind: 'contact', id, team: team_id }, export_id: resource_id };
};
