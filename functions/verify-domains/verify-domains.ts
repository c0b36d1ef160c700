import type { Position } from '../../shared/db/query.ts';
import type { Table } from '../../shared/db/table.ts';
import type { TxtLookup } from '../../shared/dns/txt-lookup.ts';
import { checkDomain } from '../../shared/hubs/domain-check.ts';
import { pendingDomains } from '../../shared/hubs/pending-domains.ts';

const ACTOR = { type: 'system', id: 'verify-domains' } as const;
const TOGETHER = 25;
/** What is left is due in the next minute as well. */
const ROUNDS = 5;

/** Looks again for the proof of every domain whose time has come, the longest overdue first. */
export const verifyDomains =
  ({ db, lookup }: { readonly db: Table; readonly lookup: TxtLookup }) =>
  async (now: Date): Promise<void> => {
    let after: Position | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { due, next } = await pendingDomains(db).due(now, { limit: TOGETHER, after });
      await Promise.all(due.map((domain) => checkDomain(domain, { db, lookup, actor: ACTOR, now })));
      if (!next) return;
      after = next;
    }
  };
