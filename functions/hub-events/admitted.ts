import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { admitEvent } from '../../shared/engagement/hub-events/admit-event.ts';
import { hubEventKey } from '../../shared/engagement/hub-events/event-item.ts';

/** The participants of the event in the path. */
export const eventParticipant = () => participantOf('event_id', hubEventKey);

export const admitted = admitting(admitEvent);
