import * as z from 'zod';
import { described, text } from '#docs';
import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { owner } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { alertAttributes, openOnly } from './attributes.ts';

const AdminAlert = resource('admin_alerts', () =>
  z.object({
    source_module: z.string().meta(described('The part of the service that raised the alert.')),
    hub_id: z.string().meta(described('The hub that the alert is about.')),
    ...alertAttributes,
  }),
);

const listAlerts = route({
  method: 'GET',
  path: '/teams/{team_id}/admin-alerts',
  summary: text("List a team's alerts"),
  description: text('Returns unresolved alerts, newest first. Only owners of the team can read them; API keys cannot.'),
  caller: owner(),
  query: list(() => ({ filter: openOnly })),
  response: many(AdminAlert),
  handler: async ({ params, query }, { db }) => answer(await adminAlerts(db, params.team_id).list(query.page)),
});

const resolveAlert = route({
  method: 'POST',
  path: '/teams/{team_id}/admin-alerts/{alert_id}/resolve',
  summary: text('Resolve a team alert'),
  description: text(`Sets \`resolved_by\` to the caller. An alert can be resolved once; resolving it again returns
409 \`already_resolved\`.`),
  caller: owner(),
  response: one(AdminAlert),
  errors: ['already_resolved', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const alert = await adminAlerts(db, params.team_id).resolve(params.alert_id, actorOf(caller), now);
    return typeof alert === 'string' ? refuse(alert) : answer(alert);
  },
});

export const adminAlertRoutes = [listAlerts, resolveAlert];
