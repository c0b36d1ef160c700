import type { CallerKind } from '../callers.ts';
import type { Route } from '../route.ts';

const bearer = { bearer: [] as string[] };

/** None looked at, one asked for, or one that may be left out. */
export const securityOf = ({ caller }: Route): Record<string, string[]>[] => {
  if (caller.open) return [];
  return caller.kinds.includes('anonymous') ? [{}, bearer] : [bearer];
};

const who = ({ caller: { kinds, permission, moderates, ownerOnly, platformAdmin } }: Route): readonly string[] => {
  const user = () => {
    if (platformAdmin) return 'a platform token of a platform administrator';
    if (ownerOnly) return 'a platform token of an owner of the team';
    return permission ? `a platform token whose role holds \`${permission}\`` : 'a platform token';
  };
  const named: Readonly<Record<CallerKind, () => string>> = {
    user,
    key: () => {
      if (moderates) return 'an API key of the team with `can_moderate`';
      return permission ? `an API key of the team with the scope \`${permission}\`` : 'an API key of the team';
    },
    contact: () => 'a contact token',
    anonymous: () => 'no credential',
  };
  return kinds.map((kind) => named[kind]());
};

/** Who may call, in words. */
export const callersOf = (route: Route): string =>
  route.caller.open ? 'Open: no credential is looked at.' : `Takes ${who(route).join(', or ')}.`;
