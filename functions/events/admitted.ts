import type { TeamId } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import { type ContactCaller, type KeyCaller, participant, type UserCaller } from '../../shared/http/callers.ts';
import { type Refusal, refuse } from '../../shared/http/errors.ts';
import { type AdmittedEvent, admitEvent } from '../../shared/hub-events/admit-event.ts';
import { hubEventKey } from '../../shared/hub-events/event-item.ts';
import { teamOfPlaced } from '../../shared/spaces/team-of-placed.ts';

/** A request, as far as access needs it. */
export interface Asked {
  readonly caller: UserCaller | KeyCaller | ContactCaller;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
}

export const ACCESS = ['not_found', 'account_suspended'] as const;

/** Callers of what hangs on an event that the path names by its id alone. */
export const eventParticipant = () => participant({ tenancy: teamOfPlaced('event_id', hubEventKey) });

/** The event where it is there for the caller; else why not. */
export const admitted = async (
  { caller, team, db, now }: Asked,
  id: string,
): Promise<AdmittedEvent | Refusal<(typeof ACCESS)[number]>> => {
  const found = await admitEvent(db, caller, team, id, now);
  if (found === 'missing') return refuse('not_found');
  return found === 'turned_away' ? refuse('account_suspended') : found;
};
