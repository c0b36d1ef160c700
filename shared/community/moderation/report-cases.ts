import { equals } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { GetOptions } from '../../platform/db/read.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import {
  CASES,
  caseListing,
  casesPrefix,
  filedIn,
  type ReportCaseItem,
  reportCaseId,
  reportCaseKey,
} from './report-case-item.ts';
import { queueListing, type ReportItem, type ReportStatus, reportKey, reportsOf } from './report-item.ts';

interface Decision {
  readonly status: Exclude<ReportStatus, 'open'>;
  readonly resolution_note: string | null;
}

/** How and by whom reports are closed. */
export interface Closing {
  readonly decision: Decision;
  readonly actor: Actor;
  readonly now: Date;
}

interface FiledReport {
  readonly report_id: string;
}

/** The maximum of a transaction is 100; the case itself is one step. */
const MAX_REPORTS = 99;

const closed = ({ decision, actor, now }: Closing) => {
  const timestamp = now.toISOString();
  return { ...decision, resolved_by: actor.id, resolved_at: timestamp, updated_at: timestamp };
};

const closeReportStep = (hub: HubKey, report: ReportItem, closing: Closing): Step => {
  const { actor, decision } = closing;
  const listing = queueListing(hub, { ...report, status: decision.status });
  const set = { ...closed(closing), ...listing, actor: { ...actor } };
  return { update: reportKey(hub, report.id), change: { set }, condition: equals('status', 'open') };
};

const closeCaseSteps = (hub: HubKey, current: ReportCaseItem | undefined, closing: Closing): readonly Step[] => {
  if (current?.status !== 'open') return [];
  const { actor, decision } = closing;
  const listing = caseListing(hub, { ...current, status: decision.status });
  const set = { ...closed(closing), ...listing, open_report_count: 0, actor: { ...actor } };
  const change = { set, add: { version: 1 } };
  return [{ update: reportCaseKey(hub, current.id), change, condition: equals('version', current.version) }];
};

/** The cases of one hub: the reports of each target together. */
export const reportCases = (db: Table, hub: HubKey) => {
  const get = (id: string) => db.get<ReportCaseItem>(reportCaseKey(hub, id));

  const rowsOf = async (ids: readonly string[], options?: GetOptions): Promise<readonly ReportItem[]> => {
    const keys = ids.map((id) => reportKey(hub, id));
    const rows = await gather(db, keys, options);
    return keys.flatMap((key) => rows<ReportItem>(key) ?? []);
  };

  const filed = async (id: string): Promise<readonly string[]> =>
    (await queryAll<FiledReport>(db, filedIn(hub, id))).map(({ report_id }) => report_id);

  /**
   * Closes the case and all of its open reports. A report that is filed meanwhile is either closed too, or opens the
   * case again. A retry completes an interrupted decision, because the case is written last.
   */
  const close = (
    id: string,
    closing: Closing,
    also: readonly string[] = [],
  ): Promise<'closed' | 'illegal_transition'> =>
    retryUntilCommitted(async () => {
      /* The case is read first: a report that is filed after this changes its version. */
      const current = await get(id);
      const ids = await filed(id);
      const open = (await rowsOf([...new Set([...ids, ...also])])).filter(({ status }) => status === 'open');
      const isOpen = (one: string) => open.some((report) => report.id === one);
      const last = closeCaseSteps(hub, current, closing);
      if (also.length === 0 ? last.length === 0 : !also.every(isOpen)) return 'illegal_transition';
      const parts = inParts(
        open.map((report) => closeReportStep(hub, report, closing)),
        MAX_REPORTS,
      );
      for (const part of parts.slice(0, -1)) if (!(await db.transact(part)).ok) return undefined;
      return (await db.transact([...(parts.at(-1) ?? []), ...last])).ok ? 'closed' : undefined;
    });

  return {
    get,

    /** Open cases first, oldest first; optionally of one status. Eventually consistent. */
    list: (status: ReportStatus | undefined, page: PageRequest): Promise<Page<ReportCaseItem>> =>
      db.query<ReportCaseItem>({
        partition: reportsOf(hub),
        prefix: status === undefined ? CASES : casesPrefix(status),
        index: 'listing',
        ...page,
      }),

    /** The reports of a case, by id. Eventually consistent. */
    async reports(id: string, page: PageRequest): Promise<Page<ReportItem>> {
      const { items, next } = await db.query<FiledReport>({ ...filedIn(hub, id), ...page, eventual: true });
      const ids = items.map(({ report_id }) => report_id);
      return { items: await rowsOf(ids, { eventual: true }), next };
    },

    /** Closes an open case with all of its reports. */
    close: (id: string, closing: Closing) => close(id, closing),

    /** Closes the case of an open report. A report of an earlier release may have none. */
    closeFor: (report: ReportItem, closing: Closing) => close(reportCaseId(hub, report), closing, [report.id]),
  };
};
