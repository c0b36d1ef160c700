import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { derivedId } from '../../platform/ids/derived-id.ts';
import {
  REPORT_STATUSES,
  type ReportItem,
  type ReportStatus,
  type ReportTargetType,
  reportsOf,
} from './report-item.ts';

export const filedReportEntity = /* @__PURE__ */ entity('filed_report');
export const reportCaseEntity = /* @__PURE__ */ entity('report_case');

/** A reason and how many reports have it. */
interface CaseReason {
  readonly reason_id: string;
  readonly reason_label: string;
  readonly report_count: number;
}

/** All reports of one target. It is open while one of them is. */
export interface ReportCaseItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: ReportTargetType;
  readonly target_id: string;
  readonly status: ReportStatus;
  /** Reports so far, closed ones included. */
  readonly report_count: number;
  readonly open_report_count: number;
  /** Most frequent first. */
  readonly reasons: readonly CaseReason[];
  /** The latest reporters, latest first; at most `MAX_REPORTERS`. */
  readonly reporter_contact_ids: readonly string[];
  readonly opened_at: string;
  readonly last_reported_at: string;
  readonly resolution_note: string | null;
  readonly resolved_by: string | null;
  readonly resolved_at: string | null;
  /** Incremented by each report and decision; writes are conditional on it. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly actor?: Actor;
}

/** The number of reporters that a case names. */
export const MAX_REPORTERS = 10;

type Target = Pick<ReportItem, 'target_type' | 'target_id'>;

/** The id is derived from the target, so that all of its reports in the hub find one case. */
export const reportCaseId = ({ team, hub }: HubKey, { target_type, target_id }: Target): string =>
  derivedId(`${team}/${hub}/case/${target_type}/${target_id}`);

export const reportCaseKey = (hub: HubKey, id: string): Key => ({ pk: reportsOf(hub), sk: `CASE#${id}` });

/** The reports of a case, by id. */
export const filedIn = (hub: HubKey, id: string) => ({ partition: reportsOf(hub), prefix: `FILED#${id}#` });

/** The entry that leads from a case to one of its reports. */
export const filedKey = (hub: HubKey, id: string, report: string): Key => ({
  pk: reportsOf(hub),
  sk: `${filedIn(hub, id).prefix}${report}`,
});

/** The queue of cases in the index: open ones first, oldest first. */
export const CASES = 'CASES#';

export const casesPrefix = (status: ReportStatus): string => `${CASES}${REPORT_STATUSES.indexOf(status)}#`;

export const caseListing = (
  hub: HubKey,
  { status, opened_at, id }: Pick<ReportCaseItem, 'status' | 'opened_at' | 'id'>,
) => listed({ partition: reportsOf(hub), sort: `${casesPrefix(status)}${opened_at}#${id}` });

const reasonsWith = (
  reasons: readonly CaseReason[],
  { reason_id, reason_label }: ReportItem,
): readonly CaseReason[] => {
  const known = reasons.find((reason) => reason.reason_id === reason_id)?.report_count ?? 0;
  const others = reasons.filter((reason) => reason.reason_id !== reason_id);
  return [...others, { reason_id, reason_label, report_count: known + 1 }].sort(
    (one, other) => other.report_count - one.report_count,
  );
};

/** The case after one more report. A closed case is open again. */
export const caseWith = (current: ReportCaseItem | undefined, report: ReportItem): ReportCaseItem => {
  const { team_id, hub_id, target_type, target_id, reporter_contact_id, created_at } = report;
  const reporters = [reporter_contact_id, ...(current?.reporter_contact_ids ?? [])];
  return {
    id: reportCaseId({ team: team_id, hub: hub_id }, report),
    team_id,
    hub_id,
    target_type,
    target_id,
    status: 'open',
    report_count: (current?.report_count ?? 0) + 1,
    open_report_count: (current?.open_report_count ?? 0) + 1,
    reasons: reasonsWith(current?.reasons ?? [], report),
    reporter_contact_ids: reporters.slice(0, MAX_REPORTERS),
    opened_at: current?.status === 'open' ? current.opened_at : created_at,
    last_reported_at: created_at,
    resolution_note: null,
    resolved_by: null,
    resolved_at: null,
    version: (current?.version ?? 0) + 1,
    created_at: current?.created_at ?? created_at,
    updated_at: created_at,
  };
};

export const filedReportKind = {
  entity: filedReportEntity,
  key: ['TEAM#{team}#HUB#{hub}#REPORTS', 'FILED#{case}#{report}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'leads from a case to a report',
} as const satisfies RowKind;

export const reportCaseKind = {
  entity: reportCaseEntity,
  key: ['TEAM#{team}#HUB#{hub}#REPORTS', 'CASE#{case}'],
  index: ['TEAM#{team}#HUB#{hub}#REPORTS', 'CASES#{rank}#{at}#{case}'],
  events: 'none',
  person: {
    contact: {
      exported: { none: 'The reports are exported.' },
      erased: { kept: 'Moderators decide on it. The reporters are ids.' },
    },
  },
  text: 'none',
  gives: false,
  note: 'one for each thing that was reported in the hub; a new report makes it open again',
} as const satisfies RowKind;
