import { nobody } from '../../platform/db/personal-data.ts';
import type { RowKind } from '../../platform/db/row-kind.ts';
import type { DeclaredEvents } from '../../platform/ledger/domain-event.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { AdminAlert } from './admin-alerts.ts';
import { adminAlertEntity, platformAlertEntity } from './alert-types.ts';
import type { Alert } from './open-alerts.ts';
import type { PlatformAlert } from './platform-alerts.ts';

/** A resolved alert is a new row under another key, so both events are row creations. */
const alertEvents = <A extends Alert>(thing: string, hub?: (row: A) => string): DeclaredEvents =>
  lifecycle<A>()({
    thing,
    ...(hub && { hub }),
    resource_type: `${thing}s`,
    id: ({ id }) => id,
    hidden: ['payload'],
    created: ({ resolved_at }) => (resolved_at === null ? 'raised' : 'resolved'),
    updated: null,
    deleted: null,
    at: { raised: ({ created_at }) => created_at, resolved: ({ resolved_at }) => resolved_at },
  });

const adminAlertEvents = /* @__PURE__ */ alertEvents<AdminAlert>('admin_alert', ({ hub_id }) => hub_id);
const platformAlertEvents = /* @__PURE__ */ alertEvents<PlatformAlert>('platform_alert');

export const adminAlertKind = {
  entity: adminAlertEntity,
  key: ['TEAM#{team}', 'ALERT#{alert} or RESOLVED-ALERT#{alert}'],
  events: adminAlertEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const platformAlertKind = {
  entity: platformAlertEntity,
  key: ['PLATFORM', 'ALERT#{alert} or RESOLVED-ALERT#{alert}'],
  index: ['PLATFORM#ALERTS#{severity} or none', 'ALERT#{alert} or none'],
  events: platformAlertEvents,
  person: nobody,
  team: { remains: 'It belongs to the service.' },
  text: 'not searched',
  gives: false,
  note: 'in the index while it is open',
} as const satisfies RowKind;
