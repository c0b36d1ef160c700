import type { ContactCaller, UserCaller } from '../../shared/api/callers.ts';
import type { Person } from '../../shared/hubs/people/portraits/portrait.ts';

/** The callers of the `/me` routes. */
export type SelfCaller = UserCaller | ContactCaller;

/** The person of the caller, as stored with their data. */
export const personOf = (caller: SelfCaller): Person =>
  caller.kind === 'user' ? { kind: 'user', id: caller.id } : { kind: 'contact', id: caller.id, team: caller.team };
