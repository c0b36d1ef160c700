import type { Item } from '../../platform/db/item.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PlatformAlertType } from './alert-types.ts';
import { platformAlertEntity } from './alert-types.ts';
import { type Alert, openAlerts } from './open-alerts.ts';

export const SEVERITIES = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An alert about the whole service, for platform administrators. */
export type PlatformAlert = Alert & Severe;

type Severe = { readonly alert_type: PlatformAlertType; readonly severity: Severity };

const PARTITION = 'PLATFORM';
const bySeverity = (severity: Severity): string => `PLATFORM#ALERTS#${severity}`;

export const platformAlerts = (db: Table) => ({
  ...openAlerts<Severe>(db, {
    entity: platformAlertEntity,
    partition: PARTITION,
    index: ({ id, severity }) => listed({ partition: bySeverity(severity), sort: `ALERT#${id}` }),
  }),

  /** Open alerts of one severity, newest first. */
  listBySeverity: (severity: Severity, page: PageRequest): Promise<Page<PlatformAlert & Item>> =>
    db.query<PlatformAlert>({
      partition: bySeverity(severity),
      prefix: 'ALERT#',
      index: 'listing',
      descending: true,
      ...page,
    }),
});
