import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { admitEvent } from '../../shared/engagement/hub-events/admit-event.ts';
import { hubEventKey } from '../../shared/engagement/hub-events/event-item.ts';

/** Callers of what hangs on an event that the path names by its id alone. */
export const eventParticipant = () => participantOf('event_id', hubEventKey);

/** The event where it is there for the caller; else why not. */
export const admitted = admitting(admitEvent);
