import type { HubItem } from '../../hubs/hub-item.ts';
import { type ApiKeyItem, apiKeyKey } from '../../teams/api-key-item.ts';
import { isScoped } from '../../teams/api-key-scopes.ts';
import { type PresentedKey, secretMatches } from '../../teams/api-key-secret.ts';
import { touchApiKey } from '../../teams/api-key-use.ts';
import type { KeyCaller } from '../callers.ts';
import { type Admission, type AdmissionRequest, forbidden, hubKeyOf, hubMissing, wrongKind } from './admission.ts';
import { unauthorized } from './credential.ts';

const isGood = (item: ApiKeyItem | undefined, { secret }: PresentedKey, now: number): item is ApiKeyItem =>
  item !== undefined &&
  secretMatches(secret, item.secret_hash) &&
  item.revoked_at === null &&
  (item.expires_at === null || Date.parse(item.expires_at) > now);

export const admitKey = async (key: PresentedKey, request: AdmissionRequest): Promise<Admission> => {
  const { rule, params, teamHeader, db, now } = request;
  const { team } = key;
  const hubKey = hubKeyOf(team, params);
  const keys = [apiKeyKey(team, key.id), ...(hubKey ? [hubKey] : [])];
  const more = rule.beside?.(team, { kind: 'key', id: key.id }, params) ?? [];
  const rows = await db.getMany<unknown>([...keys, ...more]);
  const [item, hub] = rows.slice(0, keys.length) as [ApiKeyItem?, HubItem?];
  if (!isGood(item, key, now)) throw unauthorized();

  if (!rule.kinds.includes('key')) throw wrongKind(rule);
  if (params.team_id !== undefined && params.team_id !== team) throw forbidden('This key is bound to another team.');
  if (rule.tenancy === 'context' && teamHeader !== team)
    throw forbidden('An API key names its team here: send its id as X-Team-ID.');
  const scopes = new Set(item.scopes);
  const moderates = rule.moderates || (rule.judged && item.can_moderate);
  if (scopes.size === 0 && !moderates) throw forbidden('This key has no scope: it may do nothing.');
  if (rule.moderates && !item.can_moderate) throw forbidden('This key may not moderate.');
  if (rule.permission && !rule.moderates && !isScoped(scopes, rule.permission))
    throw forbidden(`This key lacks the scope ${rule.permission}.`);

  const caller: KeyCaller = { kind: 'key', id: item.id, team, scopes, can_moderate: item.can_moderate };
  const looked = typeof rule.tenancy === 'function' ? await rule.tenancy(db, params, { user: undefined, team }) : team;
  return {
    caller,
    team,
    hub,
    missing: hubMissing(request, hub) || looked !== team,
    beside: rows.slice(keys.length),
    background: Promise.allSettled([touchApiKey(db, item, now)]),
  };
};
