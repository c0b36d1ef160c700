import { expect, it } from 'vitest';
import * as z from 'zod';
import { anyone } from '../../../../../shared/api/callers.ts';
import { operationId, schemaName } from '../../../../../shared/platform/http/openapi/names.ts';
import { answer, many, one, resource } from '../../../../../shared/platform/http/response.ts';
import type { Method } from '../../../../../shared/platform/http/route.ts';

const Thing = resource('things', z.object({}));
const base = { summary: 'x', caller: anyone(), handler: async () => answer({ id: 'x' }) };

it.each([
  ['GET', '/teams/{team_id}/api-keys', 'many', 200, 'listTeamApiKeys'],
  ['GET', '/teams/{team_id}/api-keys/{key_id}', 'one', 200, 'getTeamApiKey'],
  ['POST', '/teams/{team_id}/api-keys', 'one', 201, 'createTeamApiKey'],
  ['PATCH', '/roles/{role_id}', 'one', 200, 'updateRole'],
  ['DELETE', '/roles/{role_id}/permissions/{slug}', 'one', 204, 'deleteRolePermission'],
  ['PUT', '/discussions/{discussion_id}/poll-vote', 'one', 200, 'putDiscussionPollVote'],
  ['POST', '/activity', 'one', 201, 'postActivity'],
  ['POST', '/auth/login', 'one', 200, 'postAuthLogin'],
  ['GET', '/.well-known/jwks.json', 'one', 200, 'getWellKnownJwksJson'],
] as const)('%s %s has the operationId %s %s %s', (method: Method, path, kind, status, name) => {
  const response = kind === 'many' ? many(Thing) : one(Thing);
  expect(operationId({ ...base, method, path, response, status: status as 200 })).toBe(name);
});

it.each([
  ['hubs', 'Hub'],
  ['api_keys', 'ApiKey'],
  ['audit_log_entries', 'AuditLogEntry'],
  ['hub_editor_pending_ops', 'HubEditorPendingOps'],
  ['addresses', 'Address'],
  ['access_rules', 'AccessRule'],
])('the resource %s has the schema name %s', (type, name) => {
  expect(schemaName(type)).toBe(name);
});
