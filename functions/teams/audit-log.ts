import * as z from 'zod';
import { text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';
import { canonicalId } from '../../shared/platform/ids/id.ts';
import { auditLog } from '../../shared/platform/ledger/audit-log.ts';
import { namedEntries } from './named.ts';

const AuditEntry = resource('audit_log_entries', () =>
  z.object({
    actor_type: z.string(),
    actor_id: z.string(),
    ...personShape('actor'),
    action: z.string(),
    resource_type: z.string(),
    resource_id: z.string(),
    hub_id: z.string().nullable(),
    changed: z.array(z.string()),
    created_at: z.iso.datetime(),
  }),
);

const word = z.string().min(1).max(100).optional();

const listEntries = route({
  method: 'GET',
  path: '/teams/{team_id}/audit-log',
  summary: text('List audit log entries'),
  description: text(
    'Returns all writes by users and API keys of the team, and by operators of the service, newest first: the actor, the action, the resource and the names of the changed attributes, without their values. An entry appears a moment after its write.',
  ),
  caller: creator('audit.read'),
  query: list(() => ({
    filter: { actor_id: word.transform((id) => id && canonicalId(id)), action: word, resource_type: word },
  })),
  response: many(AuditEntry),
  async handler({ params: { team_id: team }, query: { filter, page } }, { db, now, files }) {
    const { items, next } = await auditLog(db, team).list(filter, page);
    return answer({ items: await namedEntries(db, team, items, { now, files }), next });
  },
});

export const auditLogRoutes = [listEntries];
