import { Logger } from '@aws-lambda-powertools/logger';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { sesEmail } from '../../shared/email/ses.ts';
import { trackedEmail } from '../../shared/email/tracked-email.ts';
import type { QueueEvent } from '../../shared/queue/messages.ts';
import { sendMail } from './send-mail.ts';

const connect = () => {
  const logger = new Logger();
  const db = table(dynamoClient(), required(process.env, 'TABLE_NAME'));
  const { EMAIL_CONFIGURATION_SET } = process.env;
  const sender = sesEmail(new SESv2Client(), required(process.env, 'EMAIL_FROM'), EMAIL_CONFIGURATION_SET);
  return sendMail({
    db,
    email: trackedEmail(db, sender, () => new Date()),
    publicOrigin: required(process.env, 'PUBLIC_ORIGIN'),
    failed: (messageId, error) => logger.error('a letter was not sent', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};
