import type { Table } from '../../platform/db/table.ts';
import { count } from '../../platform/telemetry/embedded.ts';
import { report } from '../../platform/telemetry/thread.ts';
import type { Email } from './email.ts';
import { emailLog } from './email-log.ts';
import type { Sender } from './sender.ts';
import { isSuppressed } from './suppressions.ts';

/**
 * Sends emails and records them. An email to a suppressed address is recorded as suppressed instead. If the record of
 * a sent email cannot be written, the email still counts as sent.
 */
export const trackedEmail = (db: Table, { provider, send }: Sender, now: () => Date): Email => {
  const log = emailLog(db);
  return {
    async send(message, context, record) {
      const { to } = message;
      if (await isSuppressed(db, to, context, now())) {
        await Promise.allSettled([
          log.record({ ...context, to, status: 'suppressed', reason: 'address_suppressed' }, now(), record),
        ]);
        return;
      }
      const sent = { provider, message_id: await send(message) };
      count('EmailsSent');
      report({ email: context.kind, provider_message_id: sent.message_id });
      await Promise.allSettled([log.record({ ...context, to, status: 'sent', message: sent }, now(), record)]);
    },
  };
};
