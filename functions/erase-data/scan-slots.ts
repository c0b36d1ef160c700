import type { Table } from '../../shared/platform/db/table.ts';
import { limiter } from '../../shared/platform/limits/limiter.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';

/** One invocation in about half a minute scans for the erasure of a team; it works for at most 15 seconds. */
const SCANS: Policy = { name: 'team_erasure_scans', limit: 1, seconds: 20 };

/** Takes a slot for a scan; returns the seconds until there is one, or 0. */
export const scanSlots =
  (db: Table) =>
  async (now: Date): Promise<number> => {
    const verdict = await limiter(db).take(SCANS, 'all', now.getTime());
    return verdict.passed ? 0 : verdict.retryAfter;
  };
