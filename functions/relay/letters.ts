import type { MailJob } from '../../shared/email/mail-queue.ts';
import type { DomainEvent } from '../../shared/events/domain-event.ts';
import { readRsvpId } from '../../shared/hub-events/rsvp-item.ts';

/** The letter that an event has written, where it has one. */
export const letterOf = (event: DomainEvent): MailJob | undefined => {
  const { type, team_id, hub_id, resource_id, contact_id } = event;
  if (type === 'invitation.created' && team_id !== null)
    return { kind: 'invitation', team_id, invitation_id: resource_id };
  if (type === 'event.promoted' && team_id !== null && hub_id !== null) {
    const { event, contact } = readRsvpId(resource_id);
    return { kind: 'event_seat', team_id, hub_id, event_id: event, contact_id: contact };
  }
  return type === 'achievement.earned' && team_id !== null && hub_id !== null && contact_id !== undefined
    ? { kind: 'achievement', team_id, hub_id, contact_id, achievement_id: resource_id }
    : undefined;
};
