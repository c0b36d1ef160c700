import type { DomainEvent } from '../../platform/ledger/domain-event.ts';
import { type IndexJob, THINGS } from './index-queue.ts';

/** What an event has looked at again for search, where it is about something that is searched. */
export const indexJobOf = ({ type, team_id, hub_id, resource_id: id }: DomainEvent): IndexJob | undefined => {
  const [what = ''] = type.split('.', 1);
  if (team_id === null) return undefined;
  if (what === 'contact') return { kind: 'person', team_id, id };
  const thing = THINGS.find((one) => one === what);
  return thing && hub_id !== null ? { kind: 'thing', thing, team_id, hub_id, id } : undefined;
};
