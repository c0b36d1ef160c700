import { addEntry, listEntries } from '../../hubs/people/contacts/own-entries.ts';
import { equals, free } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import { attributesOf } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import {
  caseListing,
  caseWith,
  filedKey,
  filedReportEntity,
  type ReportCaseItem,
  reportCaseEntity,
  reportCaseId,
  reportCaseKey,
} from './report-case-item.ts';
import {
  QUEUE,
  queueListing,
  queuePrefix,
  type ReportItem,
  type ReportStatus,
  type ReportTargetType,
  reportEntity,
  reportId,
  reportKey,
  reportsOf,
} from './report-item.ts';
import type { ReportTarget } from './report-targets.ts';

interface NewReport {
  readonly reporter: string;
  readonly target_type: ReportTargetType;
  readonly target_id: string;
  readonly reason: { readonly id: string; readonly label: string };
  readonly note: string | null;
}

/** A member is in several hubs, every other target in one. */
const idOf = ({ team, hub }: HubKey, { reporter, target_type, target_id }: NewReport): string =>
  reportId(team, reporter, target_type, target_type === 'member' ? `${hub}/${target_id}` : target_id);

/** The key of the report of a member by an earlier release, whose id did not depend on the hub. */
const earlierKey = (hub: HubKey, { reporter, target_type, target_id }: NewReport): Key | undefined =>
  target_type === 'member' ? reportKey(hub, reportId(hub.team, reporter, target_type, target_id)) : undefined;

const itemOf = ({ team, hub }: HubKey, input: NewReport, now: Date): ReportItem => ({
  id: idOf({ team, hub }, input),
  team_id: team,
  hub_id: hub,
  target_type: input.target_type,
  target_id: input.target_id,
  reason_id: input.reason.id,
  reason_label: input.reason.label,
  note: input.note,
  status: 'open',
  reporter_contact_id: input.reporter,
  resolution_note: null,
  resolved_by: null,
  resolved_at: null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** The steps that add a report to its case; they fail after another change of the case. */
const caseSteps = (hub: HubKey, report: ReportItem, current: ReportCaseItem | undefined): readonly Step[] => {
  const next = caseWith(current, report);
  const key = reportCaseKey(hub, next.id);
  const row = { ...key, entity: reportCaseEntity, ...caseListing(hub, next), ...attributesOf(next) };
  const { created_at } = report;
  return [
    { label: 'case', put: row, condition: current ? equals('version', current.version) : free },
    {
      put: {
        ...filedKey(hub, next.id, report.id),
        entity: filedReportEntity,
        report_id: report.id,
        created_at,
      },
    },
  ];
};

/** One hub's reports. */
export const reports = (db: Table, hub: HubKey) => ({
  get: (id: string) => db.get<ReportItem>(reportKey(hub, id)),

  /**
   * Creates a report in the case of its target, which it opens again if it was closed. Returns the member's existing
   * report of the target, if any. It counts once.
   */
  create: (
    { countSteps }: Pick<ReportTarget, 'countSteps'>,
    input: NewReport,
    now: Date,
  ): Promise<{ readonly report: ReportItem; readonly created: boolean }> => {
    const report = itemOf(hub, input, now);
    const key = reportKey(hub, report.id);
    const earlier = earlierKey(hub, input);
    const keys = [key, reportCaseKey(hub, reportCaseId(hub, report)), ...(earlier ? [earlier] : [])];
    const actor = { type: 'contact', id: input.reporter } as const;
    const row = { ...key, entity: reportEntity, ...queueListing(hub, report), ...report, actor };
    const reporter = { team: hub.team, contact: input.reporter };
    const entry = addEntry(reporter, 'REPORTS', { id: report.id, hub_id: hub.hub, created_at: report.created_at });
    return retryUntilCommitted(async () => {
      const [own, current, before] = await rowsAt<[ReportItem, ReportCaseItem, ReportItem]>(db, keys);
      const known = own ?? before;
      if (known) return { report: known, created: false };
      const steps = [...caseSteps(hub, report, current), entry, ...countSteps];
      const written = await db.transact([{ label: 'report', put: row, condition: free }, ...steps]);
      if (written.ok) return { report, created: true };
      if (written.failed.some(({ label }) => label === 'report' || label === 'case')) return undefined;
      throw new Error('A report was counted but does not exist');
    });
  },

  /** Open reports first, oldest first; optionally of one status. Eventually consistent. */
  list: (status: ReportStatus | undefined, page: PageRequest): Promise<Page<ReportItem>> =>
    db.query<ReportItem>({
      partition: reportsOf(hub),
      prefix: status === undefined ? QUEUE : queuePrefix(status),
      index: 'listing',
      ...page,
    }),
});

/** The reports that a contact made in all hubs of the team, newest first, eventually consistent. */
export const reportsBy = async (
  db: Table,
  team: TeamId,
  contact: string,
  page: PageRequest,
): Promise<Page<ReportItem>> => {
  const { items, next } = await listEntries(db, { team, contact }, 'REPORTS', page);
  const keys = items.flatMap(({ id, hub_id }) => (hub_id === null ? [] : [reportKey({ team, hub: hub_id }, id)]));
  const rows = await gather(db, keys, { eventual: true });
  return { items: keys.flatMap((key) => rows<ReportItem>(key) ?? []), next };
};
