import type { Table } from '../db/table.ts';
import { newId } from '../id.ts';
import type { Email, Letter } from './email.ts';
import { emailMessages } from './email-messages.ts';
import type { Sender } from './sender.ts';

/**
 * Sends letters and notes what became of them. Who cannot or will not be written to is not written to: their letters
 * are held back. A letter that was taken on stays sent, even where that could not be noted.
 */
export const trackedEmail = (db: Table, { provider, send }: Sender, now: () => Date): Email => {
  const messages = emailMessages(db);
  const note = async (message_id: string, status: 'sent' | 'suppressed') => {
    await Promise.allSettled([messages.note({ provider, message_id, status, at: now().toISOString() })]);
  };
  return {
    async send(letter: Letter) {
      if (await messages.suppression(letter.to)) return note(newId(), 'suppressed');
      await note(await send(letter), 'sent');
    },
  };
};
