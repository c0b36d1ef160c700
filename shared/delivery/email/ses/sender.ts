import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Sender } from '../sender.ts';

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' });

/** Amazon SES. `configurationSet` is the name of the configuration set that publishes events. */
export const sesEmail = (client: Pick<SESv2Client, 'send'>, from: string, configurationSet?: string): Sender => ({
  provider: 'ses',
  async send({ to, subject, text }) {
    const { MessageId = '' } = await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) } } },
        ...(configurationSet && { ConfigurationSetName: configurationSet }),
      }),
    );
    return MessageId;
  },
});
