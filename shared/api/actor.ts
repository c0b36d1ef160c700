import type { Actor } from '../platform/db/item.ts';
import type { Caller } from './callers.ts';

const TYPES = { user: 'user', key: 'api_key', contact: 'contact' } as const;

/** Who a write is signed with; the audit log names them. */
export const actorOf = (caller: Caller): Actor =>
  caller.kind === 'anonymous' ? { type: 'system', id: 'anonymous' } : { type: TYPES[caller.kind], id: caller.id };
