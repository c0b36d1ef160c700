import type { CallerKind } from '../../../shared/api/callers.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import type { Foreign } from './foreign.ts';

/** A caller of our tenant, and what is foreign to them. */
export interface Prober {
  readonly name: string;
  readonly kind: CallerKind;
  readonly token: string | undefined;
  readonly foreignTo: readonly Foreign['name'][];
}

/** Callers of our tenant, from the most privileged to none. What is of another hub is open to users and keys of the team. */
export const probersOf = ({ ours, stranger }: RouteWorld): readonly Prober[] => {
  const all = ['other team', 'other hub', 'secret space'] as const;
  const team = ['other team'] as const;
  return [
    { name: 'owner', kind: 'user', token: ours.users.owner.token, foreignTo: team },
    { name: 'moderator', kind: 'user', token: ours.users.moderator.token, foreignTo: team },
    { name: 'key', kind: 'key', token: ours.key.secret, foreignTo: team },
    { name: 'key without scopes', kind: 'key', token: ours.bareKey.secret, foreignTo: team },
    { name: 'member', kind: 'contact', token: ours.member.token, foreignTo: all },
    { name: 'contact without hub', kind: 'contact', token: ours.outsider.token, foreignTo: all },
    { name: 'user without team', kind: 'user', token: stranger.token, foreignTo: all },
    { name: 'nobody', kind: 'anonymous', token: undefined, foreignTo: all },
  ];
};
