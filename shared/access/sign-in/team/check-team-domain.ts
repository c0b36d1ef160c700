import { challengeName } from '../../../hubs/hubs/domains/domain-name.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { TxtLookup } from '../../../platform/dns/txt-lookup.ts';
import type { TeamDomainItem } from './team-domain-item.ts';
import { teamDomains, teamOfDomain } from './team-domains.ts';

interface Check {
  readonly db: Table;
  readonly lookup: TxtLookup;
  readonly actor: Actor;
  readonly now: Date;
}

/** A verified domain is looked up again at the first sign-in after a day. */
const RECHECK_MS = 24 * 60 * 60_000;

const SYSTEM = { type: 'system', id: 'team-sign-in' } as const;

/** Releases a domain whose holder has lost its proof, so that a former owner of the name does not keep it. */
const isReleased = async (db: Table, domain: string, records: readonly string[], now: Date): Promise<boolean> => {
  const pointer = await teamOfDomain(db, domain);
  if (!pointer) return true;
  const domains = teamDomains(db, pointer.team_id);
  const holder = await domains.get(pointer.domain_id);
  if (holder?.status !== 'verified' || records.includes(holder.challenge)) return false;
  return (await domains.fail(holder, SYSTEM, now))?.status === 'failed';
};

/**
 * Looks up the DNS proof of a domain. With the proof, the domain is verified for this team alone, and taken only by a
 * team whose own proof is still there. If DNS answers without it, the domain is failed and its name released; if DNS
 * does not answer, nothing is written.
 */
export const checkTeamDomain = async (
  item: TeamDomainItem,
  { db, lookup, actor, now }: Check,
): Promise<TeamDomainItem | 'domain_taken' | undefined> => {
  const domains = teamDomains(db, item.team_id);
  const records = await lookup(challengeName(item.domain));
  if (records === undefined) return item;
  if (records.includes(item.challenge)) {
    if (item.status !== 'verified') {
      const claimed = await domains.claim(item, actor, now);
      if (claimed !== 'domain_taken' || !(await isReleased(db, item.domain, records, now))) return claimed;
      return domains.claim(item, actor, now);
    }
    await domains.confirm(item, now);
    return { ...item, checked_at: now.toISOString() };
  }
  return item.status === 'failed' ? item : domains.fail(item, actor, now);
};

/** Whether the team has verified the domain, and its proof was there within the last day. */
export const isDomainOfTeam = async (
  db: Table,
  lookup: TxtLookup,
  { team, domain }: { readonly team: TeamId; readonly domain: string },
  now: Date,
): Promise<boolean> => {
  const pointer = await teamOfDomain(db, domain);
  if (pointer?.team_id !== team) return false;
  const item = await teamDomains(db, team).get(pointer.domain_id);
  if (item?.status !== 'verified' || item.domain !== domain) return false;
  if (now.getTime() - Date.parse(item.checked_at ?? '') < RECHECK_MS) return true;
  const checked = await checkTeamDomain(item, { db, lookup, actor: SYSTEM, now });
  return typeof checked === 'object' && checked.status === 'verified';
};
