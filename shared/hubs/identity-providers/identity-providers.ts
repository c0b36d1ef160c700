import { live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { fromJsonText, jsonText } from '../../platform/db/json-text.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import {
  type IdentityProviderItem,
  identityProviderEntity,
  identityProviderKey,
  identityProvidersOf,
} from './identity-provider-item.ts';

type Input = Omit<IdentityProviderItem, 'team_id' | 'hub_id' | 'created_at' | 'updated_at'>;
type Change = { readonly [Name in keyof Omit<Input, 'id' | 'issuer'>]?: Input[Name] | undefined };

type Stored = Omit<IdentityProviderItem, 'claims'> & { readonly claims: string | IdentityProviderItem['claims'] };

const fromStored = (row: Stored): IdentityProviderItem => ({ ...row, claims: fromJsonText(row.claims) });

/** The identity providers of one hub. */
export const identityProviders = (db: Table, hub: HubKey) => ({
  async get(id: string): Promise<IdentityProviderItem | undefined> {
    const row = await db.get<Stored>(identityProviderKey(hub, id));
    return row && fromStored(row);
  },

  /** Oldest first. */
  async list(page: PageRequest): Promise<Page<IdentityProviderItem>> {
    const { items, ...rest } = await db.query<Stored>({ ...identityProvidersOf(hub), ...page });
    return { ...rest, items: items.map(fromStored) };
  },

  async create(input: Input, actor: Actor, now: Date): Promise<IdentityProviderItem> {
    const timestamp = now.toISOString();
    const ids = { team_id: hub.team, hub_id: hub.hub };
    const item = { ...input, ...ids, created_at: timestamp, updated_at: timestamp };
    const row = {
      ...item,
      scopes: [...item.scopes],
      email_domains: [...(item.email_domains ?? [])],
      claims: jsonText(item.claims),
      actor: { ...actor },
    };
    await db.put({ ...identityProviderKey(hub, input.id), entity: identityProviderEntity, ...row });
    return item;
  },

  /** Returns the changed provider; `undefined` if there is none. */
  async change(id: string, input: Change, actor: Actor, now: Date): Promise<IdentityProviderItem | undefined> {
    const { scopes, claims, email_domains, ...rest } = input;
    const set = {
      ...rest,
      updated_at: now.toISOString(),
      actor: { ...actor },
      ...(scopes && { scopes: [...scopes] }),
      ...(claims && { claims: jsonText(claims) }),
      ...(email_domains && { email_domains: [...email_domains] }),
    };
    const written = await db.update<Stored>(identityProviderKey(hub, id), { set }, live);
    return written.ok ? fromStored(written.value) : undefined;
  },

  /** Returns false if there is no such provider. */
  async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
    const row = tombstone(identityProviderKey(hub, id), { entity: identityProviderEntity, actor, now });
    return (await db.transact([{ put: row, condition: live }])).ok;
  },
});
