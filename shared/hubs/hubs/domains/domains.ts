import { randomBytes } from 'node:crypto';
import { live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { hubItemKey } from '../hub-item.ts';
import { type DomainItem, domainItemKey, domainPointerKey, hubDomainEntity } from './domain-item.ts';
import { readDomain, releaseSteps, removalSteps, unchanged } from './domain-steps.ts';

const CHALLENGE_BYTES = 24;

/** The hub that verified a domain; `undefined` if none has. */
const holderOf = (db: Table, domain: string) => db.get<{ hub_id: string }>(domainPointerKey(domain));

const newDomain = ({ team, hub }: HubKey, domain: string, now: Date): DomainItem => ({
  hub_id: hub,
  team_id: team,
  domain,
  status: 'not_started',
  challenge: `hub-challenge=${randomBytes(CHALLENGE_BYTES).toString('base64url')}`,
  pending_since: null,
  checked_at: null,
  verified_at: null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/**
 * The domain of one hub. Several hubs may request a name; the first to prove ownership gets it, so no hub can block it.
 */
export const domains = (db: Table, hub: HubKey) => ({
  read: () => readDomain(db, hub),

  /** Sets the domain, with a new challenge unless it is unchanged. Returns `not_found` if the hub does not exist. */
  set: (domain: string, actor: Actor, now: Date): Promise<DomainItem | 'domain_taken' | 'not_found'> =>
    retryUntilCommitted(async () => {
      const [current, holder] = await Promise.all([readDomain(db, hub), holderOf(db, domain)]);
      if (current?.domain === domain) return current;
      if (holder && holder.hub_id !== hub.hub) return 'domain_taken';
      const item = newDomain(hub, domain, now);
      const written = await db.transact([
        { check: hubItemKey(hub), condition: live, label: 'hub' },
        {
          put: { ...domainItemKey(hub), entity: hubDomainEntity, ...item, actor: { ...actor } },
          condition: unchanged(current),
        },
        ...releaseSteps(current),
      ]);
      if (written.ok) return item;
      return written.failed.some(({ label }) => label === 'hub') ? 'not_found' : undefined;
    }),

  /** Deletes the domain and releases its name. Returns false if the hub has no domain. */
  remove: (actor: Actor, now: Date): Promise<boolean> =>
    retryUntilCommitted(async () => {
      const current = await readDomain(db, hub);
      if (!current) return false;
      return (await db.transact(removalSteps(hub, current, { actor, now }))).ok ? true : undefined;
    }),
});
