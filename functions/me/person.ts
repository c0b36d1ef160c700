import type { ContactCaller, UserCaller } from '../../shared/http/callers.ts';
import type { Person } from '../../shared/media/portrait.ts';

/** Whose pictures the caller's are. */
export const personOf = (caller: UserCaller | ContactCaller): Person =>
  caller.kind === 'user' ? { kind: 'user', id: caller.id } : { kind: 'contact', id: caller.id, team: caller.team };
