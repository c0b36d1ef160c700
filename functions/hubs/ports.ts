import { nodeTxtLookup } from '../../shared/platform/dns/node.ts';
import type { TxtLookup } from '../../shared/platform/dns/txt-lookup.ts';

/** What these routes reach beside the table. */
export interface HubPorts {
  readonly txtLookup: TxtLookup;
}

/** Short enough that a caller hears "pending" while its connection is open. */
const DEADLINE_MS = 2500;

export const connectPorts = (): HubPorts => ({ txtLookup: nodeTxtLookup({ deadlineMs: DEADLINE_MS }) });
