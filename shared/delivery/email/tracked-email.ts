import type { Table } from '../../platform/db/table.ts';
import type { Email } from './email.ts';
import { emailLog } from './email-log.ts';
import type { Sender } from './sender.ts';
import { isSuppressed } from './suppressions.ts';

/**
 * Sends emails and records what became of them. An email to a suppressed address is held back, and recorded as such.
 * One that the provider accepted stays sent, even where that could not be recorded.
 */
export const trackedEmail = (db: Table, { provider, send }: Sender, now: () => Date): Email => {
  const log = emailLog(db);
  return {
    async send(letter, context, recorded) {
      const { to } = letter;
      if (await isSuppressed(db, to, context, now())) {
        await Promise.allSettled([log.record({ ...context, to, status: 'suppressed' }, now(), recorded)]);
        return;
      }
      const message = { provider, message_id: await send(letter) };
      await Promise.allSettled([log.record({ ...context, to, status: 'sent', message }, now(), recorded)]);
    },
  };
};
