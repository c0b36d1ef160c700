import { nodeTxtLookup } from '../../shared/platform/dns/node.ts';
import type { TxtLookup } from '../../shared/platform/dns/txt-lookup.ts';

/** The external services that these routes call. */
export interface HubsPorts {
  readonly txtLookup: TxtLookup;
}

/** Short enough that the caller receives `pending` before its connection times out. */
const DEADLINE_MS = 2500;

export const connectPorts = (): HubsPorts => ({ txtLookup: nodeTxtLookup({ deadlineMs: DEADLINE_MS }) });
