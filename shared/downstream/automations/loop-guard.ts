import { adminAlerts } from '../../accounts/alerts/admin-alerts.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/**
 * The maximum number of automations that trigger each other in a chain, by enrollment or by an awaited event. It ends
 * loops; an action of a person starts a new chain.
 */
const MAX_CHAIN_DEPTH = 10;

/** An event, and the automations that led to it. */
interface ChainedEvent {
  readonly type: string;
  readonly contact: string;
  readonly depth: number;
  /** The automation that caused the event, if any. */
  readonly causedBy: string | null;
}

/** Whether so many automations led to the event that it triggers none. */
export const exceedsChainLimit = ({ depth }: Pick<ChainedEvent, 'depth'>): boolean => depth > MAX_CHAIN_DEPTH;

/** Alerts the team's owners of the two automations at the end of the chain; once until the alert is resolved. */
export const alertLoop = async (
  db: Table,
  hub: HubKey,
  link: ChainedEvent,
  stopped: string,
  now: Date,
): Promise<void> => {
  const { type, contact, causedBy } = link;
  const pair = [causedBy ?? '', stopped].sort();
  await adminAlerts(db, hub.team).raise(
    {
      ...{ source_module: 'automations', alert_type: 'automation_chain_stopped', hub_id: hub.hub },
      payload: {
        automation_id: stopped,
        set_off_by: causedBy,
        event_type: type,
        contact_id: contact,
        depth: MAX_CHAIN_DEPTH,
      },
      dedupe_key: `automation_chain_stopped#${pair.join('#')}`,
    },
    now,
  );
};
