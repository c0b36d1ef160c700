import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import { readRsvpId } from '../../shared/engagement/hub-events/rsvp-item.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';

/** The email that an event causes, if any. It carries the event's id, so a relayed duplicate is the same email. */
export const emailOf = (event: LedgerEvent): MailJob | undefined => {
  const { id: asked_by, type, team_id, hub_id, resource_id, contact_id } = event;
  if (type === 'invitation.created' && team_id !== null)
    return { kind: 'invitation', asked_by, team_id, invitation_id: resource_id };
  if (type === 'event.promoted' && team_id !== null && hub_id !== null) {
    const { event, contact } = readRsvpId(resource_id);
    return { kind: 'event_seat', asked_by, team_id, hub_id, event_id: event, contact_id: contact };
  }
  return type === 'achievement.earned' && team_id !== null && hub_id !== null && contact_id !== undefined
    ? { kind: 'achievement', asked_by, team_id, hub_id, contact_id, achievement_id: resource_id }
    : undefined;
};
