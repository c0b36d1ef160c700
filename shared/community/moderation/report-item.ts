import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { derivedId } from '../../platform/ids/derived-id.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const reportEntity = /* @__PURE__ */ entity('report');

export const REPORT_TARGETS = ['discussion', 'comment', 'message', 'member'] as const;
export type ReportTargetType = (typeof REPORT_TARGETS)[number];

export const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** A stored report of one member about one target. */
export interface ReportItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: ReportTargetType;
  readonly target_id: string;
  readonly reason_id: string;
  /** The label of the reason at the time of the report. */
  readonly reason_label: string;
  readonly note: string | null;
  readonly status: ReportStatus;
  readonly reporter_contact_id: string;
  readonly resolution_note: string | null;
  readonly resolved_by: string | null;
  readonly resolved_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly actor?: Actor;
}

/** The partition of a hub's reports and their cases. */
export const reportsOf = (hub: HubKey): string => `${hubPartition(hub)}#REPORTS`;

export const reportKey = (hub: HubKey, id: string): Key => ({ pk: reportsOf(hub), sk: `REPORT#${id}` });

/** The id is derived from the member and the target, so that reporting twice writes one report. */
export const reportId = (team: string, contact: string, type: ReportTargetType, target: string): string =>
  derivedId(`${team}/${contact}/${type}/${target}`);

/** The queue in the index: open reports first, oldest first. */
export const QUEUE = 'QUEUE#';

export const queuePrefix = (status: ReportStatus): string => `${QUEUE}${REPORT_STATUSES.indexOf(status)}#`;

export const queueListing = (
  hub: HubKey,
  { status, created_at, id }: Pick<ReportItem, 'status' | 'created_at' | 'id'>,
) => listed({ partition: reportsOf(hub), sort: `${queuePrefix(status)}${created_at}#${id}` });

const reportEvents = /* @__PURE__ */ lifecycle<ReportItem>()({
  thing: 'report',
  resource_type: 'reports',
  id: ({ id }) => id,
  created: 'created',
  deleted: 'deleted',
  updated: ({ status: from }, { status: to }) => (from === to ? 'updated' : to),
  at: {
    created: 'created_at',
    updated: onWrite,
    deleted: onWrite,
    open: onWrite,
    resolved: 'resolved_at',
    dismissed: 'resolved_at',
  },
});

export const reportKind = {
  entity: reportEntity,
  key: ['TEAM#{team}#HUB#{hub}#REPORTS', 'REPORT#{report}'],
  index: ['TEAM#{team}#HUB#{hub}#REPORTS', 'QUEUE#{rank}#{at}#{report}'],
  events: reportEvents,
  person: { contact: { exported: 'reports', erased: { kept: 'Moderators decide on it. The reporter is an id.' } } },
  text: 'not searched',
  gives: false,
  note: 'one for each member and thing',
} as const satisfies RowKind;
