import type { DomainEvent } from '../../platform/ledger/domain-event.ts';
import { INDEXED_TYPES, type IndexJob } from './index-queue.ts';

const REACTIONS: ReadonlySet<string> = new Set(['reaction.added', 'reaction.removed']);

/** The indexing job of an event, if any. */
export const indexJobOf = ({
  type,
  team_id,
  hub_id,
  resource_type,
  resource_id: id,
}: DomainEvent): IndexJob | undefined => {
  const [what = ''] = type.split('.', 1);
  if (team_id === null) return undefined;
  if (what === 'contact') return { kind: 'person', team_id, id };
  if (hub_id === null) return undefined;
  if (REACTIONS.has(type)) {
    const thing = resource_type === 'comments' ? 'comment' : 'discussion';
    return { kind: 'thing', thing, team_id, hub_id, id, counts_only: true };
  }
  const thing = INDEXED_TYPES.find((one) => one === what);
  return thing && { kind: 'thing', thing, team_id, hub_id, id };
};
