import * as z from 'zod';
import { all, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { refusing } from '../../platform/text/refused-names.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { Moment } from '../../platform/time/moment.ts';
import { type ApiKeyItem, apiKeyEntity, apiKeyKey } from './api-key-item.ts';
import { hashSecret, mintSecret } from './api-key-secret.ts';

const Given = z.object({
  name: singleLine(z.string().trim().min(1).max(120)),
  scopes: z
    .array(z.string().min(1).max(100))
    .max(100)
    .transform((scopes) => [...new Set(scopes)])
    .default(['*']),
  can_moderate: z.boolean().default(false),
  expires_at: Moment.nullable().default(null),
});
const SCOPES = 'Send `scopes`: without it, the key has all permissions.';
const EXPIRY = 'Send `expires_at`: without it, the key never expires.';

export const ApiKeyInput = refusing(
  { scope: SCOPES, permissions: SCOPES, role_id: SCOPES, expires_in: EXPIRY, expires: EXPIRY },
  Given,
);
export const ApiKeyChange = z.object({ can_moderate: z.boolean() });

/** A new key with the only copy of its secret. */
interface NewApiKey extends ApiKeyItem {
  readonly secret: string;
}

export const apiKeys = (db: Table, team: TeamId) => ({
  get: (id: string) => db.get<ApiKeyItem>(apiKeyKey(team, id)),

  /** The team's keys, including revoked ones, oldest first. */
  list: (page: PageRequest): Promise<Page<ApiKeyItem>> =>
    db.query<ApiKeyItem>({ partition: teamPartition(team), prefix: 'KEY#', ...page }),

  /** Only the hash of the secret is stored, so it cannot be shown again. */
  async create(input: z.output<typeof ApiKeyInput>, actor: Actor, now: Date): Promise<NewApiKey> {
    const id = newId();
    const { prefix, secret } = mintSecret(team, id);
    const timestamp = now.toISOString();
    const item: ApiKeyItem = {
      id,
      team_id: team,
      ...input,
      key_prefix: prefix,
      secret_hash: hashSecret(secret),
      created_by: actor.id,
      created_at: timestamp,
      updated_at: timestamp,
      last_used_at: null,
      revoked_at: null,
    };
    await db.put({ ...apiKeyKey(team, id), entity: apiKeyEntity, ...item, actor: { ...actor } });
    return { ...item, secret };
  },

  async change(
    id: string,
    { can_moderate }: z.output<typeof ApiKeyChange>,
    actor: Actor,
    now: Date,
  ): Promise<ApiKeyItem | undefined> {
    const change = { set: { can_moderate, updated_at: now.toISOString(), actor: { ...actor } } };
    const written = await db.update<ApiKeyItem>(apiKeyKey(team, id), change, live);
    return written.ok ? written.value : undefined;
  },

  /** Revokes a key. Returns false if it does not exist. A second call keeps the first `revoked_at`. */
  async revoke(id: string, actor: Actor, now: Date): Promise<boolean> {
    const timestamp = now.toISOString();
    const change = { set: { revoked_at: timestamp, updated_at: timestamp, actor: { ...actor } } };
    const written = await db.update(apiKeyKey(team, id), change, all(live, equals('revoked_at', null)));
    return written.ok || written.current !== undefined;
  },
});
