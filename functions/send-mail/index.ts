import type { TokenKey } from '../../shared/accounts/identity/emailed-token.ts';
import { parseEmailsPerDay } from '../../shared/delivery/email/email-limits.ts';
import { connectSender } from '../../shared/delivery/email/senders.ts';
import { trackedEmail } from '../../shared/delivery/email/tracked-email.ts';
import { secretFields } from '../../shared/platform/aws/secret.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { sendMail } from './send-mail.ts';

/** The key that the deployment generated. */
const tokenKey = (): TokenKey => {
  const fields = secretFields(process.env, 'MAIL_TOKEN_SECRET_ARN');
  return async () => required(await fields(), 'token_key');
};

const connect = () => {
  const db = connectTable(process.env);
  return sendMail({
    db,
    email: trackedEmail(db, connectSender(process.env), () => new Date()),
    tokenKey: tokenKey(),
    perDay: parseEmailsPerDay(process.env.EMAILS_PER_DAY),
    publicOrigin: required(process.env, 'PUBLIC_ORIGIN'),
    failed: logFailures('an email was not sent'),
  });
};

export const handler = worker(connect);
