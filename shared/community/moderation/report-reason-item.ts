import { createHash } from 'node:crypto';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { sameTextForm } from '../../platform/text/same-text.ts';

export const reportReasonEntity = /* @__PURE__ */ entity('report_reason');
export const reportReasonCountEntity = /* @__PURE__ */ entity('report_reason_count');
const reportReasonLabelEntity = /* @__PURE__ */ entity('report_reason_label');

/** A stored report reason of a hub. */
export interface ReportReasonItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly label: string;
  readonly label_key: string;
  readonly is_active: boolean;
  readonly position: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const REASON = 'REASON#';

export const reportReasonKey = (hub: HubKey, id: string): Key => ({ pk: hubPartition(hub), sk: `${REASON}${id}` });

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The form in which labels are stored and compared. */
export const labelKey = (label: string): string => hashed(sameTextForm(label));

/** The stored form of labels until version 0.2.0. */
export const formerLabelKey = (label: string): string =>
  hashed(label.trim().normalize('NFC').toUpperCase().toLowerCase());

/** The row that keeps a label unique in its hub. */
export const labelPointer = (hub: HubKey, label_key: string, id: string) => ({
  pk: hubPartition(hub),
  sk: `REASON_LABEL#${label_key}`,
  entity: reportReasonLabelEntity,
  id,
});

/** The row that counts a hub's own reasons. */
export const reasonCountKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'REASONS' });

const reportReasonEvents = /* @__PURE__ */ plainLifecycle<ReportReasonItem>({
  thing: 'report_reason',
  resource_type: 'report_reasons',
  id: ({ id }) => id,
  hidden: ['label_key'],
});

export const reportReasonKind = {
  entity: reportReasonEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'REASON#{reason}'],
  events: reportReasonEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const reportReasonCountKind = {
  entity: reportReasonCountEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'REASONS'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;

export const reportReasonLabelKind = {
  entity: reportReasonLabelEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'REASON_LABEL#{label}'],
  events: 'none',
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;
