import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Email } from './email.ts';

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' });

/** Amazon SES. */
export const sesEmail = (client: SESv2Client, from: string): Email => ({
  async send({ to, subject, text }) {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) } } },
      }),
    );
  },
});
