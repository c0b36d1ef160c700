import type { ContactCaller, UserCaller } from '../../shared/api/callers.ts';
import type { Person } from '../../shared/hubs/people/portraits/portrait.ts';

/** Whoever may ask about themselves. */
export type Oneself = UserCaller | ContactCaller;

/** The person that the caller is, as what is kept about them names them. */
export const personOf = (caller: Oneself): Person =>
  caller.kind === 'user' ? { kind: 'user', id: caller.id } : { kind: 'contact', id: caller.id, team: caller.team };
