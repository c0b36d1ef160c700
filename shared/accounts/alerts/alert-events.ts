import { type Lifecycle, lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { AdminAlert } from './admin-alerts.ts';
import type { Alert } from './open-alerts.ts';
import type { PlatformAlert } from './platform-alerts.ts';

/** A resolved alert is a new row under another key, so both events are row creations. */
const alertLifecycle = <A extends Alert>(thing: string): Lifecycle<A, 'raised' | 'resolved'> => ({
  thing,
  resource_type: `${thing}s`,
  id: ({ id }) => id,
  hidden: ['payload'],
  created: ({ resolved_at }) => (resolved_at === null ? 'raised' : 'resolved'),
  updated: null,
  deleted: null,
  at: { raised: ({ created_at }) => created_at, resolved: ({ resolved_at }) => resolved_at },
});

export const adminAlertEvents = /* @__PURE__ */ lifecycle<AdminAlert>()({
  ...alertLifecycle('admin_alert'),
  hub: ({ hub_id }) => hub_id,
});
export const platformAlertEvents = /* @__PURE__ */ lifecycle<PlatformAlert>()(alertLifecycle('platform_alert'));
