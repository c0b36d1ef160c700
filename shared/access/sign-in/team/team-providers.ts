import { isExactUrl } from '../../../hubs/hubs/allowed-origin.ts';
import { live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { type TeamProviderItem, teamProviderEntity, teamProviderKey, teamProvidersOf } from './team-provider-item.ts';

type Input = Omit<TeamProviderItem, 'team_id' | 'created_at' | 'updated_at'>;
type Change = { readonly [Name in keyof Omit<Input, 'id' | 'issuer'>]?: Input[Name] | undefined };

/** The identity providers of one team. */
export const teamProviders = (db: Table, team: TeamId) => ({
  get: (id: string) => db.get<TeamProviderItem>(teamProviderKey(team, id)),

  /** Oldest first. */
  list: (page: PageRequest): Promise<Page<TeamProviderItem>> =>
    db.query<TeamProviderItem>({ ...teamProvidersOf(team), ...page }),

  async create(input: Input, actor: Actor, now: Date): Promise<TeamProviderItem> {
    const timestamp = now.toISOString();
    const item = { ...input, team_id: team, created_at: timestamp, updated_at: timestamp };
    const row = { ...item, scopes: [...item.scopes], return_urls: [...item.return_urls], actor: { ...actor } };
    await db.put({ ...teamProviderKey(team, input.id), entity: teamProviderEntity, ...row });
    return item;
  },

  /** Returns the changed provider; `undefined` if there is none. */
  async change(id: string, input: Change, actor: Actor, now: Date): Promise<TeamProviderItem | undefined> {
    const { scopes, return_urls, ...rest } = input;
    const set = {
      ...rest,
      updated_at: now.toISOString(),
      actor: { ...actor },
      ...(scopes && { scopes: [...scopes] }),
      ...(return_urls && { return_urls: [...return_urls] }),
    };
    const written = await db.update<TeamProviderItem>(teamProviderKey(team, id), { set }, live);
    return written.ok ? written.value : undefined;
  },

  /** Returns false if there is no such provider. */
  async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
    const row = tombstone(teamProviderKey(team, id), { entity: teamProviderEntity, actor, now });
    return (await db.transact([{ put: row, condition: live }])).ok;
  },
});

/** The return URL if its page is one of those of the provider, whatever its query; the first of them without one. */
export const allowedPage = (pages: readonly string[], wanted: string | null): string | undefined => {
  if (wanted === null) return pages[0];
  if (!isExactUrl(wanted)) return undefined;
  const { origin, pathname } = new URL(wanted);
  return pages.some((page) => origin + pathname === new URL(page).origin + new URL(page).pathname) ? wanted : undefined;
};
