import type { ErrorCode } from '../platform/http/error-codes.ts';
import type { CallerDocs } from '../platform/http/openapi/caller-docs.ts';
import type { RouteDeclaration } from '../platform/http/route.ts';
import { ANY_SCOPE, type CallerKind, type CallerRule, scopesOf } from './callers.ts';
import { info } from './info.ts';

type Declaration = RouteDeclaration<CallerRule>;

const bearer = { bearer: [] as string[] };

/** No security for public routes, an optional bearer token if anonymous callers are admitted, else a required one. */
const securityOf = ({ caller }: Declaration): Record<string, string[]>[] => {
  if (caller.open) return [];
  return caller.kinds.includes('anonymous') ? [{}, bearer] : [bearer];
};

/** The API keys that a route accepts, in words. */
const keys = (rule: CallerRule): string => {
  if (rule.keyMustModerate) return 'an API key of the team with `can_moderate`';
  const scopes = scopesOf(rule);
  if (scopes === ANY_SCOPE) return 'an API key of the team with any scope';
  const named = scopes.map((scope) => `\`${scope}\``).join(' or ');
  return `an API key of the team with the scope ${named}${rule.handlerAuthorizes ? ', or with `can_moderate`' : ''}`;
};

const credentialsOf = ({ caller }: Declaration): readonly string[] => {
  const { kinds, permission, ownerOnly, platformAdmin } = caller;
  const user = () => {
    if (platformAdmin) return 'a platform token of a platform administrator';
    if (ownerOnly) return 'a platform token of an owner of the team';
    return permission ? `a platform token whose role holds \`${permission}\`` : 'a platform token';
  };
  const named: Readonly<Record<CallerKind, () => string>> = {
    user,
    key: () => keys(caller),
    contact: () => 'a contact token',
    anonymous: () =>
      kinds.includes('key') ? 'no credentials; any other API key is treated as no credentials' : 'no credentials',
  };
  return kinds.map((kind) => named[kind]());
};

/** The accepted credentials, in a sentence. */
export const callersOf = (route: Declaration): string =>
  route.caller.open ? 'Public: credentials are ignored.' : `Accepts ${credentialsOf(route).join(', or ')}.`;

/** Whether the resource of the path can be missing. */
const canBeMissing = ({ path, caller }: Declaration): boolean =>
  /\{\w+_id\}/.test(path) || typeof caller.tenancy === 'function';

/** The error codes of admission. */
const refusalsOf = (route: Declaration): readonly ErrorCode[] => {
  const { caller, path } = route;
  const inTeam = !caller.open && (caller.tenancy !== 'none' || caller.kinds.includes('contact'));
  const takesMembers = caller.kinds.includes('contact') && path.includes('{hub_id}');
  return [
    ...(caller.tenancy === 'context' ? ['team_context_required' as const] : []),
    ...(caller.open ? [] : (['unauthorized', 'forbidden'] as const)),
    ...(takesMembers && !caller.anyStanding ? ['account_suspended' as const] : []),
    ...(takesMembers && !caller.withoutAccessRule ? ['access_rule_not_met' as const] : []),
    ...(inTeam && caller.kinds.includes('user') ? (['sso_required'] as const) : []),
    ...(inTeam ? (['team_suspended', 'rate_limited'] as const) : []),
    ...(canBeMissing(route) ? ['not_found' as const] : []),
  ];
};

/** The OpenAPI documentation of the service's caller rules. */
export const callerDocs: CallerDocs<CallerRule> = {
  info,
  bearer: 'A platform token, a contact token, or a team API key (`svc_sk_…`).',
  securityOf,
  callersOf,
  refusalsOf,
  parametersOf: ({ caller }) => (caller.tenancy === 'context' ? ['TeamContext'] : []),
};
