import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Partition } from '../../functions/table-writes.ts';
import type { Use } from '../../functions/uses.ts';
import { formatEmailsPerDay } from '../../shared/delivery/email/email-limits.ts';
import type { LiveFunction } from '../functions/function-names.ts';
import type { LiveApi } from '../gateway/live-api.ts';
import type { MailSender } from '../mail.ts';
import type { TokenKeys } from '../secrets/keys.ts';
import {
  CALLBACK_SECRETS,
  EMAIL_CLIENT_SECRETS,
  PAYMENT_CLIENT_SECRETS,
  TRANSCRIPTION_CLIENT_SECRETS,
} from '../secrets/provider-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { WebhookKeys } from '../secrets/webhook-keys.ts';
import type { Queues } from '../stores/queues.ts';
import type { SearchCollection } from '../stores/search-collection.ts';
import {
  calling,
  counting,
  managingSockets,
  onSecretsOf,
  reading,
  readingDeclared,
  sending,
  signing,
  transcoding,
} from './calls.ts';
import type { Grant } from './grant.ts';
import { exportsReading, exportsWriting, mediaRemoval, objectReading, objectWriting } from './media.ts';
import { indexGrant, scanGrant, tableGrant } from './tables.ts';

/** The resources that functions can be granted. */
export interface Resources {
  readonly table: Table;
  readonly index: Table;
  /** The search engine of a stage with the setting `search`. */
  readonly search?: SearchCollection;
  readonly keys: TokenKeys;
  readonly queues: Queues;
  readonly mail: MailSender;
  readonly secrets: Secrets;
  readonly webhooks: WebhookKeys;
  /** The public keys of webhook signatures; a deployment reads them. */
  readonly webhookPublicKeys?: string;
  /** The function that calls the payment provider. It is created before its callers. */
  readonly payments?: LiveFunction;
  /** The WebSocket API. */
  readonly live?: LiveApi;
  /** The secret of the canary, which only its nested stack has. */
  readonly canary?: Secret;
  readonly media: Bucket;
  readonly transcodingRole: Role;
  /** All dead-letter queues, by the deployed name of their queue or worker. */
  readonly deadLetters: Readonly<Record<string, Queue>>;
}

/** A grant, and what the search engine of the stage needs besides it. */
const withEngine = (grant: Grant, search: SearchCollection | undefined): Grant =>
  search
    ? {
        ...grant,
        statements: [...grant.statements, ...search.grant.statements],
        environment: { ...grant.environment, ...search.grant.environment },
      }
    : grant;

/** The least privileges of each use. */
export const grantOf = (use: Use, resources: Resources, writes: readonly Partition[] = []): Grant => {
  const { table, index, search, keys, queues, mail, secrets, webhooks, media, payments } = resources;
  switch (use) {
    case 'table':
      if (writes.length === 0) throw new Error('say in functions/table-writes.ts where it writes, or use table-read');
      return tableGrant(table, writes);
    case 'table-read':
      return tableGrant(table, []);
    case 'table-scan':
      return withEngine(scanGrant([table, index]), search);
    case 'token-signing':
      return signing([keys.platform, 'PLATFORM_TOKEN_KEY_ID'], [keys.contact, 'CONTACT_TOKEN_KEY_ID']);
    case 'contact-token-signing':
      return signing([keys.contact, 'CONTACT_TOKEN_KEY_ID']);
    case 'mail-queue':
      return sending(queues.mail, 'MAIL_QUEUE_URL');
    case 'transfers-queue':
      return sending(queues.transfers, 'TRANSFERS_QUEUE_URL');
    case 'index':
      return withEngine(indexGrant(index, true), search);
    case 'index-read':
      // With both engines: while the setting is changed, and after a rollback, the other version reads its own.
      return withEngine(indexGrant(index, false), search);
    case 'derived-queue':
      return sending(queues.derived, 'DERIVED_QUEUE_URL');
    case 'achievements-queue':
      return sending(queues.achievements, 'ACHIEVEMENTS_QUEUE_URL');
    case 'automations-queue':
      return sending(queues.automations, 'AUTOMATIONS_QUEUE_URL');
    case 'callbacks-queue':
      return sending(queues.callbacks, 'CALLBACKS_QUEUE_URL');
    case 'media-jobs-queue':
      return sending(queues['media-jobs'], 'MEDIA_JOBS_QUEUE_URL');
    case 'transcoding':
      return transcoding(resources.transcodingRole);
    case 'transcription-clients':
      return readingDeclared(secrets, TRANSCRIPTION_CLIENT_SECRETS);
    case 'payments':
      return calling(payments, 'PAYMENTS_FUNCTION');
    case 'payment-clients':
      return readingDeclared(secrets, PAYMENT_CLIENT_SECRETS);
    case 'callback-secrets':
      return readingDeclared(secrets, CALLBACK_SECRETS);
    case 'email-events':
      return { statements: [], environment: { EMAIL_EVENTS_TOPIC_ARN: mail.events.topicArn } };
    case 'dead-letters':
      return counting(resources.deadLetters);
    case 'mail-token-secret':
      return reading(secrets.mailTokens, 'MAIL_TOKEN_SECRET_ARN');
    case 'canary-secret':
      if (!resources.canary) throw new Error('only the canary has its secret');
      return reading(resources.canary, 'CANARY_SECRET_ARN');
    case 'removals-queue':
      return sending(queues.removals, 'REMOVALS_QUEUE_URL');
    case 'seats-queue':
      return sending(queues.seats, 'SEATS_QUEUE_URL');
    case 'webhooks-queue':
      return sending(queues.webhooks, 'WEBHOOKS_QUEUE_URL');
    case 'webhooks-slow-queue':
      return sending(queues['webhooks-slow'], 'WEBHOOKS_SLOW_QUEUE_URL');
    case 'live-address':
      return { statements: [], environment: resources.live ? { LIVE_URL: resources.live.url } : {} };
    case 'live-queue':
      return sending(queues.live, 'LIVE_QUEUE_URL');
    case 'live-sockets':
      return managingSockets(resources.live);
    case 'seal-webhook-secrets':
      return onSecretsOf(webhooks, 'kms:Encrypt');
    case 'unseal-webhook-secrets':
      return onSecretsOf(webhooks, 'kms:Decrypt');
    case 'seal-provider-secrets':
      return onSecretsOf(webhooks, 'kms:Encrypt', 'identity-provider');
    case 'unseal-provider-secrets':
      return onSecretsOf(webhooks, 'kms:Decrypt', 'identity-provider');
    case 'webhook-signing':
      return reading(webhooks.signing, 'WEBHOOK_SIGNING_SECRET_ARN');
    case 'webhook-public-keys':
      return { statements: [], environment: { WEBHOOK_SIGNING_KEYS: resources.webhookPublicKeys ?? '[]' } };
    case 'files-read':
      return objectReading(media, 'files');
    case 'files-write':
      return objectWriting(media, 'files');
    case 'portraits-read':
      return objectReading(media, 'portraits');
    case 'portraits-write':
      return objectWriting(media, 'portraits');
    case 'media-removal':
      return mediaRemoval(media);
    case 'exports':
      return exportsWriting(media);
    case 'exports-read':
      return exportsReading(media);
    case 'email': {
      const declared = readingDeclared(secrets, EMAIL_CLIENT_SECRETS);
      return {
        statements: [...mail.maySend, ...declared.statements],
        acknowledged: mail.acknowledged,
        environment: {
          ...declared.environment,
          ...(mail.from !== undefined && { EMAIL_FROM: mail.from }),
          EMAIL_CONFIGURATION_SET: mail.configurationSet,
          EMAILS_PER_DAY: formatEmailsPerDay(mail.perDay),
        },
      };
    }
  }
};

/** Permissions of every function: to write its own log and traces. */
export const observability = (log: LogGroup): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
  new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
];
