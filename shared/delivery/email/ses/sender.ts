import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { threadFields } from '../../../platform/telemetry/thread.ts';
import type { Sender } from '../sender.ts';

/** The header of an email with the id of the request that caused it. */
const HEADER = 'hub-request-id';

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' });

const headers = ({ request_id } = threadFields()) =>
  request_id === undefined ? {} : { Headers: [{ Name: HEADER, Value: request_id }] };

/** Amazon SES. `configurationSet` is the name of the configuration set that publishes events. */
export const sesEmail = (client: Pick<SESv2Client, 'send'>, from: string, configurationSet?: string): Sender => ({
  provider: 'ses',
  async send({ to, subject, text }) {
    const { MessageId = '' } = await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) }, ...headers() } },
        ...(configurationSet && { ConfigurationSetName: configurationSet }),
      }),
    );
    return MessageId;
  },
});
