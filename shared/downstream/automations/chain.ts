import { adminAlerts } from '../../accounts/alerts/admin-alerts.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/**
 * How many automations may set each other off in a row, by enrolling or by what one does and the other waits for: those
 * that feed each other come to an end. What somebody does begins a row anew.
 */
const MAX_DEPTH = 10;

/** An event at the end of a row of automations. */
interface Link {
  readonly type: string;
  readonly contact: string;
  readonly depth: number;
  /** The last automation in it. */
  readonly behind: string | null;
}

/** Whether so many stand behind it that no automation hears of it. */
export const isTooLong = ({ depth }: Pick<Link, 'depth'>): boolean => depth > MAX_DEPTH;

/** Tells the team's owners which automation would have been set off by which; once, until they have seen to it. */
export const tellOfChain = async (db: Table, hub: HubKey, link: Link, deaf: string, now: Date): Promise<void> => {
  const { type, contact, behind } = link;
  const pair = [behind ?? '', deaf].sort();
  await adminAlerts(db, hub.team).raise(
    {
      ...{ source_module: 'automations', alert_type: 'automation_chain_stopped', hub_id: hub.hub },
      payload: { automation_id: deaf, set_off_by: behind, event_type: type, contact_id: contact, depth: MAX_DEPTH },
      dedupe_key: `automation_chain_stopped#${pair.join('#')}`,
    },
    now,
  );
};
