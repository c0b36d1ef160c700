import * as z from 'zod';
import { text } from '#docs';
import type { PlatformAlertType } from '../../shared/accounts/alerts/alert-types.ts';
import { platformAlerts, SEVERITIES } from '../../shared/accounts/alerts/platform-alerts.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { platformAdmin } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { alertAttributes, openOnly } from './attributes.ts';

const severity = z.enum(SEVERITIES);

/** When an alert of each type is raised and what its payload has. A new type needs a description. */
export const PLATFORM_ALERTS: Readonly<Record<PlatformAlertType, string>> = {
  callback_dead: 'a callback of a provider cannot be processed. `provider`, `event_id`, `kind` and `reason`',
  dead_letters: 'a dead-letter queue has messages. `queue`, `count`, and `redrive`, which says what to run',
  due_work_set_aside: 'due work kept failing. `partition`, `row`, and `redrive`, which says what to run',
};

const PlatformAlert = resource('platform_alerts', () => z.object({ severity, ...alertAttributes(PLATFORM_ALERTS) }));

const listAlerts = route({
  method: 'GET',
  path: '/admin/platform-alerts',
  summary: text('List platform alerts'),
  description: text('Returns unresolved alerts, newest first, of all severities unless `filter[severity]` is set.'),
  caller: platformAdmin(),
  query: list(() => ({ filter: { ...openOnly, severity: severity.optional() } })),
  response: many(PlatformAlert),
  async handler({ query: { filter, page } }, { db }) {
    const alerts = platformAlerts(db);
    return answer(await (filter.severity ? alerts.listBySeverity(filter.severity, page) : alerts.list(page)));
  },
});

const resolveAlert = route({
  method: 'POST',
  path: '/admin/platform-alerts/{alert_id}/resolve',
  summary: text('Resolve a platform alert'),
  description: text(`Sets \`resolved_by\` to the caller. An alert can be resolved once; resolving it again returns
409 \`already_resolved\`.`),
  caller: platformAdmin(),
  response: one(PlatformAlert),
  errors: ['already_resolved', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const alert = await platformAlerts(db).resolve(params.alert_id, actorOf(caller), now);
    return typeof alert === 'string' ? refuse(alert) : answer(alert);
  },
});

export const platformAlertRoutes = [listAlerts, resolveAlert];
