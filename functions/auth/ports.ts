import { KMSClient } from '@aws-sdk/client-kms';
import { SQSClient } from '@aws-sdk/client-sqs';
import { type TokenSigner, tokenSigner } from '../../shared/accounts/identity/signer.ts';
import type { PublicKeys } from '../../shared/accounts/identity/token.ts';
import { readConfig } from '../../shared/api/config.ts';
import { routeWith } from '../../shared/api/route.ts';
import { type MailQueue, sqsMailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

/** The ports of this group: token signing and the mail queue. */
export interface AuthPorts {
  readonly signer: TokenSigner;
  readonly publicKeys: PublicKeys;
  readonly mail: MailQueue;
}

const CLIENT_OPTIONS = { maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000 } };

export const connectPorts = (environment: Environment): AuthPorts => {
  const { tokenKeys, publicOrigin } = readConfig(environment);
  const keyIds = {
    platform: required(environment, 'PLATFORM_TOKEN_KEY_ID'),
    contact: required(environment, 'CONTACT_TOKEN_KEY_ID'),
  };
  return {
    signer: tokenSigner(new KMSClient(CLIENT_OPTIONS), keyIds, tokenKeys, publicOrigin),
    publicKeys: tokenKeys,
    mail: sqsMailQueue(new SQSClient(CLIENT_OPTIONS), required(environment, 'MAIL_QUEUE_URL')),
  };
};

export const route = routeWith<AuthPorts>();
