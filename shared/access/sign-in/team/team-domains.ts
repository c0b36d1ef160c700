import { randomBytes } from 'node:crypto';
import { absent, all, either, equals, free, live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { newId } from '../../../platform/ids/id.ts';
import {
  type TeamDomainItem,
  type TeamDomainPointer,
  teamDomainEntity,
  teamDomainKey,
  teamDomainPointerEntity,
  teamDomainPointerKey,
  teamDomainsOf,
} from './team-domain-item.ts';

const CHALLENGE_BYTES = 24;

const isHeldBy = ({ id }: Pick<TeamDomainItem, 'id'>) => equals('domain_id', id);

/** The step that releases a domain, if this team has verified it. */
const releaseStep = (item: TeamDomainItem) => ({
  remove: teamDomainPointerKey(item.domain),
  condition: either(absent('pk'), isHeldBy(item)),
});

/** The email domains of one team. Several teams may add a name; the first to prove ownership gets it. */
export const teamDomains = (db: Table, team: TeamId) => ({
  get: (id: string) => db.get<TeamDomainItem>(teamDomainKey(team, id)),

  /** Oldest first. */
  list: (page: PageRequest): Promise<Page<TeamDomainItem>> =>
    db.query<TeamDomainItem>({ ...teamDomainsOf(team), ...page }),

  async create(domain: string, actor: Actor, now: Date): Promise<TeamDomainItem> {
    const timestamp = now.toISOString();
    const item: TeamDomainItem = {
      id: newId(),
      team_id: team,
      domain,
      status: 'pending',
      checked_at: null,
      verified_at: null,
      challenge: `hub-team-challenge=${randomBytes(CHALLENGE_BYTES).toString('base64url')}`,
      created_at: timestamp,
      updated_at: timestamp,
    };
    await db.put({ ...teamDomainKey(team, item.id), entity: teamDomainEntity, ...item, actor: { ...actor } });
    return item;
  },

  /** Marks a domain as verified for this team alone. `undefined` if it was deleted. */
  async claim(item: TeamDomainItem, actor: Actor, now: Date): Promise<TeamDomainItem | 'domain_taken' | undefined> {
    const at = now.toISOString();
    const pointer = { entity: teamDomainPointerEntity, team_id: team, domain_id: item.id };
    const set = { status: 'verified', checked_at: at, verified_at: at, updated_at: at } as const;
    const claimed = await db.transact([
      {
        put: { ...teamDomainPointerKey(item.domain), ...pointer },
        condition: either(free, isHeldBy(item)),
        label: 'taken',
      },
      { update: teamDomainKey(team, item.id), change: { set: { ...set, actor: { ...actor } } }, condition: live },
    ]);
    if (claimed.ok) return { ...item, ...set };
    return claimed.failed.some(({ label }) => label === 'taken') ? 'domain_taken' : undefined;
  },

  /** Marks a domain without its proof as failed and releases its name. */
  async fail(item: TeamDomainItem, actor: Actor, now: Date): Promise<TeamDomainItem | undefined> {
    const at = now.toISOString();
    const set = { status: 'failed', checked_at: at, updated_at: at } as const;
    const condition = all(live, equals('status', item.status));
    const change = { set: { ...set, actor: { ...actor } } };
    const failed = await db.transact([
      { update: teamDomainKey(team, item.id), change, condition },
      ...(item.status === 'verified' ? [releaseStep(item)] : []),
    ]);
    return failed.ok ? { ...item, ...set } : db.get<TeamDomainItem>(teamDomainKey(team, item.id));
  },

  /** Records that the proof of a domain was seen again. */
  async confirm({ id }: TeamDomainItem, now: Date): Promise<void> {
    const set = { checked_at: now.toISOString() };
    await db.update(teamDomainKey(team, id), { set }, all(live, equals('status', 'verified')));
  },

  /** Deletes a domain and releases its name. Returns false if there is no such domain. */
  remove: (id: string, actor: Actor, now: Date): Promise<boolean> =>
    retryUntilCommitted(async () => {
      const key = teamDomainKey(team, id);
      const item = await db.get<TeamDomainItem>(key);
      if (!item) return false;
      const removed = await db.transact([
        {
          put: tombstone(key, { entity: teamDomainEntity, actor, now }),
          condition: all(live, equals('status', item.status)),
        },
        ...(item.status === 'verified' ? [releaseStep(item)] : []),
      ]);
      return removed.ok ? true : undefined;
    }),
});

/** The team that verified a domain; `undefined` if none has. */
export const teamOfDomain = (db: Table, domain: string): Promise<TeamDomainPointer | undefined> =>
  db.get<TeamDomainPointer>(teamDomainPointerKey(domain));

/** The domain of a normalized address. Subdomains are other domains. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
