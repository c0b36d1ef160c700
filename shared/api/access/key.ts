import { type ApiKeyItem, apiKeyKey } from '../../accounts/api-keys/api-key-item.ts';
import { hasScope } from '../../accounts/api-keys/api-key-scopes.ts';
import { type PresentedKey, secretMatches } from '../../accounts/api-keys/api-key-secret.ts';
import { touchApiKey } from '../../accounts/api-keys/api-key-use.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { ANY_SCOPE, type CallerRule, type KeyCaller, scopesOf } from '../callers.ts';
import {
  type AdmissionOutcome,
  type AdmissionRequest,
  forbidden,
  foreignTeam,
  hubKeyOf,
  hubMissing,
  wrongKind,
} from './admission.ts';
import { admitAnonymous } from './anonymous.ts';
import { unauthorized } from './unauthorized.ts';

/** The valid key. Only a caller with its secret learns why it is not valid. */
const valid = (
  item: ApiKeyItem | undefined,
  { secret }: PresentedKey,
  now: number,
): ApiKeyItem | Refusal<'unauthorized'> => {
  if (!item || !secretMatches(secret, item.secret_hash)) return unauthorized('malformed');
  if (item.revoked_at !== null) return unauthorized('key_revoked');
  const expires = item.expires_at === null ? undefined : Date.parse(item.expires_at);
  if (expires !== undefined && !(expires > now)) return unauthorized('key_expired', expires);
  return item;
};

/** Why the key is refused; `undefined` if it has one of the scopes, or `can_moderate` where that suffices. */
const refusalReason = (rule: CallerRule, scopes: ReadonlySet<string>, can_moderate: boolean): string | undefined => {
  if (rule.keyMustModerate) return can_moderate ? undefined : 'The API key must have `can_moderate`.';
  if (rule.handlerAuthorizes && can_moderate) return undefined;
  const required = scopesOf(rule);
  if (required === ANY_SCOPE)
    return scopes.size > 0 ? undefined : 'The API key has no scope. Create a key with at least one scope.';
  if (required.some((scope) => hasScope(scopes, scope))) return undefined;
  const [only, ...others] = required;
  return others.length > 0
    ? `The API key must have one of the scopes ${required.join(', ')}.`
    : `The API key must have the scope ${only}.`;
};

export const admitKey = async (key: PresentedKey, request: AdmissionRequest): Promise<AdmissionOutcome> => {
  const { rule, params, teamHeader, db, now } = request;
  const { team } = key;
  const hubKey = hubKeyOf(team, params);
  const keys = [apiKeyKey(team, key.id), ...(hubKey ? [hubKey] : [])];
  const more = rule.prefetch?.(team, { kind: 'key', id: key.id }, params) ?? [];
  const rows = await db.getMany<unknown>([...keys, ...more]);
  const [stored, hub] = rows.slice(0, keys.length) as [ApiKeyItem?, HubItem?];
  const item = valid(stored, key, now);
  if (item instanceof Refusal) return item;
  const touch = () => Promise.allSettled([touchApiKey(db, item, now)]);

  if (!rule.kinds.includes('key')) return wrongKind(rule);
  if (params.team_id !== undefined && params.team_id !== team)
    return foreignTeam(params, 'The API key belongs to another team.');
  if (rule.tenancy === 'context' && teamHeader !== team)
    return forbidden('Send the id of the team as X-Team-ID. An API key must name its team here.');
  const scopes = new Set(item.scopes);
  const lacking = refusalReason(rule, scopes, item.can_moderate);
  if (lacking !== undefined) {
    if (!rule.kinds.includes('anonymous')) return forbidden(lacking);
    return { ...(await admitAnonymous(request)), background: touch() };
  }

  const caller: KeyCaller = { kind: 'key', id: item.id, team, scopes, can_moderate: item.can_moderate };
  const looked = typeof rule.tenancy === 'function' ? await rule.tenancy(db, params, { user: undefined, team }) : team;
  if (looked instanceof Refusal) return looked;
  return {
    caller,
    team,
    hub,
    missing: hubMissing(request, hub) || looked !== team,
    prefetched: rows.slice(keys.length),
    background: touch(),
  };
};
