import type { MailJob } from '../../shared/email/mail-queue.ts';
import type { DomainEvent } from '../../shared/events/domain-event.ts';

/** The letter that an event has written, where it has one. */
export const letterOf = ({ type, team_id, resource_id }: DomainEvent): MailJob | undefined =>
  type === 'invitation.created' && team_id !== null
    ? { kind: 'invitation', team_id, invitation_id: resource_id }
    : undefined;
