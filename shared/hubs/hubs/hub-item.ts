import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const HUB_ACCESS_LEVELS = ['open', 'request', 'invite'] as const;
export const SIGN_IN_FLOWS = ['password', 'magic_link', 'both'] as const;

/** A hub as stored. */
export interface HubItem {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly access_level: (typeof HUB_ACCESS_LEVELS)[number];
  readonly sign_in: (typeof SIGN_IN_FLOWS)[number];
  readonly allowed_origins: readonly string[];
  /** An access rule stands on it: who does not meet it is kept out of what is in it. Written by the rule alone. */
  readonly gated?: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export const hubItemKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'HUB' });

/** Which team a hub belongs to, for paths that name the hub alone. Written once, with the hub. */
export const hubPointerKey = (hub: string): Key => ({ pk: `HUB#${hub}`, sk: 'TEAM' });

export const hubEvents = /* @__PURE__ */ plainLifecycle<HubItem>({
  thing: 'hub',
  resource_type: 'hubs',
  id: ({ id }) => id,
});
