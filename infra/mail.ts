import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

export interface MailSender {
  readonly from: string;
  /** Lets a function send, from this one address. */
  readonly maySend: PolicyStatement;
}

/** The domain that mail is sent from, verified by its DKIM records. */
export const mailSender = (scope: Construct, { mailFrom }: Stage): MailSender => {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const identity = new CfnEmailIdentity(scope, 'MailIdentity', { emailIdentity: domain });
  return {
    from: mailFrom,
    maySend: new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: identity.ref })],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  };
};
