import { lifecycle } from '../events/lifecycle.ts';
import type { HubEventItem, StoredStatus } from './event-item.ts';

const WORDS: Readonly<Partial<Record<StoredStatus, string>>> = {
  scheduled: 'published',
  canceled: 'canceled',
  deleted: 'deleted',
};

/** The life of an event by somebody's hand; that it begins and ends is told by nobody. */
export const hubEventEvents = lifecycle<HubEventItem>({
  thing: 'event',
  resource_type: 'events',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  unspoken: ['version', 'cover_file_id'],
  updated: ({ status: from }, { status: to }) => (from === to ? undefined : WORDS[to]),
});
