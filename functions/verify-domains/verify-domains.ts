import { processDue } from '../../shared/accounts/alerts/due-work.ts';
import { checkDomain } from '../../shared/hubs/hubs/domains/domain-check.ts';
import { isProved, PENDING_DOMAINS } from '../../shared/hubs/hubs/domains/domain-item.ts';
import { pendingDomains } from '../../shared/hubs/hubs/domains/pending-domains.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { TxtLookup } from '../../shared/platform/dns/txt-lookup.ts';
import { alertTeam } from './alert-team.ts';

const ACTOR = { type: 'system', id: 'verify-domains' } as const;

/** Checks every pending and every verified domain that is due. */
export const verifyDomains =
  ({ db, lookup }: { readonly db: Table; readonly lookup: TxtLookup }) =>
  (now: Date): Promise<void> =>
    processDue(db, now, {
      partition: PENDING_DOMAINS,
      read: (partition, page) => pendingDomains(db).due(partition, now, page),
      async work(domain) {
        const checked = await checkDomain(domain, { db, lookup, actor: ACTOR, now, patient: true });
        const since = typeof checked === 'object' && isProved(checked) ? checked.proof_missing_since : undefined;
        if (since && !domain.proof_missing_since) await alertTeam(db, domain, since, now);
      },
      batchSize: 25,
    });
