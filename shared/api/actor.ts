import type { Actor } from '../platform/db/item.ts';
import type { Caller } from './callers.ts';

const TYPES = { user: 'user', key: 'api_key', contact: 'contact' } as const;

/** The actor of a write, as the audit log shows it. */
export const actorOf = (caller: Caller): Actor =>
  caller.kind === 'anonymous' ? { type: 'system', id: 'anonymous' } : { type: TYPES[caller.kind], id: caller.id };
