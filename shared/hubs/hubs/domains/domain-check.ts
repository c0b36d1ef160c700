import type { TxtLookup } from '../../../platform/dns/txt-lookup.ts';
import { claimDomain } from './domain-claim.ts';
import type { DomainItem } from './domain-item.ts';
import { isProved } from './domain-item.ts';
import { challengeName } from './domain-name.ts';
import { recheckDomain } from './domain-recheck.ts';
import { retryOrFail } from './domain-retry.ts';
import { type Checked, saveDomain } from './domain-steps.ts';

/**
 * Looks up the DNS proof of a hub's domain. With the proof, the domain is verified for this hub alone, and looked up
 * again after a day. Without it, the domain is pending, or failed after `PENDING_HOURS`, and another hub can verify the
 * name. After a concurrent change, nothing is written and the current row is returned; `undefined` if the domain was
 * removed.
 */
export const checkDomain = async (
  current: DomainItem,
  { lookup, ...check }: Checked & { readonly lookup: TxtLookup; readonly patient?: boolean },
): Promise<DomainItem | 'domain_taken' | undefined> => {
  const records = await lookup(challengeName(current.domain));
  if (isProved(current)) return recheckDomain(current, records, check);
  if (records?.includes(current.challenge)) return claimDomain(current, records, check);
  return saveDomain(current, retryOrFail(current, check), check.db);
};
