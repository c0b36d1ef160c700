import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const apiKeyEntity = /* @__PURE__ */ entity('api_key');

/** An API key as stored, with the hash of its secret. */
export interface ApiKeyItem {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly key_prefix: string;
  readonly secret_hash: string;
  readonly scopes: readonly string[];
  readonly created_by: string;
  readonly can_moderate: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

export const apiKeyKey = (team: TeamId, id: string): Key => ({ pk: teamPartition(team), sk: `KEY#${id}` });

/** Whether the key is neither revoked nor expired. */
export const isKeyValid = (key: ApiKeyItem | undefined, now: number): key is ApiKeyItem =>
  key?.revoked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > now);

/** Use of a key is not an event. The hash of the secret is not published. */
const apiKeyEvents = /* @__PURE__ */ lifecycle<ApiKeyItem>()({
  thing: 'api_key',
  resource_type: 'api_keys',
  id: ({ id }) => id,
  hidden: ['secret_hash', 'last_used_at'],
  created: 'created',
  deleted: 'deleted',
  updated: (before, after) => (before.revoked_at === null && after.revoked_at !== null ? 'revoked' : 'updated'),
  at: { created: 'created_at', updated: onWrite, deleted: onWrite, revoked: 'revoked_at' },
});

export const apiKeyKind = {
  entity: apiKeyEntity,
  key: ['TEAM#{team}', 'KEY#{key}'],
  events: apiKeyEvents,
  person: {
    user: {
      exported: { none: 'A key belongs to the team; its creator is an id.' },
      erased: { kept: 'The key still works.' },
    },
  },
  text: 'not searched',
  gives: false,
  note: 'revoked ones too',
} as const satisfies RowKind;
