import { ANY_SCOPE, type CallerKind, type CallerRule, scopesOf } from '../../../api/callers.ts';
import type { Route } from '../route.ts';

const bearer = { bearer: [] as string[] };

/** None looked at, one asked for, or one that may be left out. */
export const securityOf = ({ caller }: Route): Record<string, string[]>[] => {
  if (caller.open) return [];
  return caller.kinds.includes('anonymous') ? [{}, bearer] : [bearer];
};

/** Which API keys a route takes, in words. */
const keys = (rule: CallerRule): string => {
  if (rule.moderates) return 'an API key of the team with `can_moderate`';
  const scopes = scopesOf(rule);
  if (scopes === ANY_SCOPE) return 'an API key of the team with any scope';
  const named = scopes.map((scope) => `\`${scope}\``).join(' or ');
  return `an API key of the team with the scope ${named}${rule.judged ? ', or with `can_moderate`' : ''}`;
};

const who = ({ caller }: Route): readonly string[] => {
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

/** Who may call, in words. */
export const callersOf = (route: Route): string =>
  route.caller.open ? 'Public: credentials are ignored.' : `Accepts ${who(route).join(', or ')}.`;
