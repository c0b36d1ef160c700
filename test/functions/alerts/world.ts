import { routes } from '../../../functions/alerts/routes.ts';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { platformAlerts, type Severity } from '../../../shared/accounts/alerts/platform-alerts.ts';
import { apiKeyEntity, apiKeyKey } from '../../../shared/accounts/api-keys/api-key-item.ts';
import { hashSecret, mintSecret } from '../../../shared/accounts/api-keys/api-key-secret.ts';
import { userEntity, userKey } from '../../../shared/accounts/identity/user-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedTeam } from '../../support/seed.ts';
import { startService } from '../../support/service.ts';

export interface Listed {
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
  readonly links: { readonly self: string; readonly next?: string };
  readonly meta: { readonly has_more: boolean };
}

/** The alert routes with two teams, an API key, a contact and a platform admin. */
export const startAlerts = async () => {
  const service = await startService(routes);
  const { db, keys } = service;
  const [team, other] = [await seedTeam(db, keys), await seedTeam(db, keys)];
  const platformAdmin = newId();
  await db.put({ ...userKey(platformAdmin), entity: userEntity, id: platformAdmin, platform_admin: true });
  const hub_id = newId();
  let raised = 0;
  const unique = () => {
    raised += 1;
    return `test-${raised}`;
  };
  const key = mintSecret(team.id, newId());
  await db.put({
    ...apiKeyKey(team.id, key.id),
    entity: apiKeyEntity,
    id: key.id,
    team_id: team.id,
    secret_hash: hashSecret(key.secret),
    scopes: ['*'],
    can_moderate: true,
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
  });

  return {
    service,
    team,
    other,
    hub_id,
    platformAdmin: { id: platformAdmin, token: keys.issue({ kind: 'user', id: platformAdmin }) },
    apiKey: key.secret,
    contact: keys.issue({ kind: 'contact', id: newId(), team: team.id }),

    raiseFor(id: string, dedupe_key = unique()) {
      const alert = { source_module: 'email', alert_type: 'emails_held_back', hub_id, payload: { tried: 3 } } as const;
      return adminAlerts(db, id).raise({ ...alert, dedupe_key }, new Date());
    },

    raise(severity: Severity, dedupe_key = unique()) {
      const alert = { alert_type: 'dead_letters', severity, payload: { queue: 'mail' }, dedupe_key } as const;
      return platformAlerts(db).raise(alert, new Date());
    },

    async list(path: string, token: string) {
      const response = await service.call({ path, token });
      return { ...response, body: response.body as unknown as Listed };
    },

    resolve: (collection: string, id: string, token: string, headers: Record<string, string> = {}) =>
      service.call({ method: 'POST', path: `${collection}/${id}/resolve`, token, headers }),
  };
};
