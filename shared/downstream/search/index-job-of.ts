import type { DomainEvent } from '../../platform/ledger/domain-event.ts';
import { INDEXED_TYPES, type IndexJob } from './index-queue.ts';

/** The indexing job of an event, if any. */
export const indexJobOf = ({ type, team_id, hub_id, resource_id: id }: DomainEvent): IndexJob | undefined => {
  const [what = ''] = type.split('.', 1);
  if (team_id === null) return undefined;
  if (what === 'contact') return { kind: 'person', team_id, id };
  const thing = INDEXED_TYPES.find((one) => one === what);
  return thing && hub_id !== null ? { kind: 'thing', thing, team_id, hub_id, id } : undefined;
};
