import { workThroughDue } from '../../shared/alerts/due-work.ts';
import type { Table } from '../../shared/db/table.ts';
import type { TxtLookup } from '../../shared/dns/txt-lookup.ts';
import { checkDomain } from '../../shared/hubs/domain-check.ts';
import { pendingDomains } from '../../shared/hubs/pending-domains.ts';

const ACTOR = { type: 'system', id: 'verify-domains' } as const;

/** Looks again for the proof of every domain whose time has come. */
export const verifyDomains =
  ({ db, lookup }: { readonly db: Table; readonly lookup: TxtLookup }) =>
  (now: Date): Promise<void> =>
    workThroughDue(db, now, {
      read: (page) => pendingDomains(db).due(now, page),
      work: (domain) => checkDomain(domain, { db, lookup, actor: ACTOR, now }),
      together: 25,
    });
