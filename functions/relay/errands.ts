import type { MailQueue } from '../../shared/email/mail-queue.ts';
import type { DomainEvent } from '../../shared/events/domain-event.ts';
import type { ImportQueue } from '../../shared/members/import-queue.ts';
import { letterOf } from './letters.ts';

/** Where others wait for what an event has them do. */
export interface Errands {
  readonly mail: MailQueue;
  readonly imports: ImportQueue;
}

/** What an event has somebody else do, where it does: a letter to be written, an import to be begun. */
export const errandOf = (event: DomainEvent, { mail, imports }: Errands): (() => Promise<void>) | undefined => {
  const letter = letterOf(event);
  if (letter) return () => mail.send(letter);
  const { type, team_id, resource_id: import_id } = event;
  return type === 'import.created' && team_id !== null
    ? () => imports.send({ team_id, import_id, chunk: 0 })
    : undefined;
};
