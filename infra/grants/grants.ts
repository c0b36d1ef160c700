import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Partition } from '../../functions/table-writes.ts';
import { isQueueUse, type QueueUse, queueNameOf, type Use } from '../../functions/uses.ts';
import { formatEmailsPerDay } from '../../shared/delivery/email/email-limits.ts';
import { CLIENT_SECRETS } from '../../shared/hubs/identity-providers/client-secrets.ts';
import type { LiveFunction } from '../functions/names.ts';
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

type GrantOf = (resources: Resources, writes: readonly Partition[]) => Grant;

const email: GrantOf = ({ mail, secrets }) => {
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
};

const GRANTS: Readonly<Record<Exclude<Use, QueueUse>, GrantOf>> = {
  table({ table }, writes) {
    if (writes.length === 0) throw new Error('say in functions/table-writes.ts where it writes, or use table-read');
    return tableGrant(table, writes);
  },
  'table-read': ({ table }) => tableGrant(table, []),
  'table-scan': ({ table, index, search }) => withEngine(scanGrant([table, index]), search),
  index: ({ index, search }) => withEngine(indexGrant(index, true), search),
  // With both engines: while the setting is changed, and after a rollback, the other version reads its own.
  'index-read': ({ index, search }) => withEngine(indexGrant(index, false), search),
  'token-signing': ({ keys }) =>
    signing([keys.platform, 'PLATFORM_TOKEN_KEY_ID'], [keys.contact, 'CONTACT_TOKEN_KEY_ID']),
  'contact-token-signing': ({ keys }) => signing([keys.contact, 'CONTACT_TOKEN_KEY_ID']),
  transcoding: ({ transcodingRole }) => transcoding(transcodingRole),
  'transcription-clients': ({ secrets }) => readingDeclared(secrets, TRANSCRIPTION_CLIENT_SECRETS),
  payments: ({ payments }) => calling(payments, 'PAYMENTS_FUNCTION'),
  'payment-clients': ({ secrets }) => readingDeclared(secrets, PAYMENT_CLIENT_SECRETS),
  'callback-secrets': ({ secrets }) => readingDeclared(secrets, CALLBACK_SECRETS),
  email,
  'email-events': ({ mail }) => ({ statements: [], environment: { EMAIL_EVENTS_TOPIC_ARN: mail.events.topicArn } }),
  'dead-letters': ({ deadLetters }) => counting(deadLetters),
  'mail-token-secret': ({ secrets }) => reading(secrets.mailTokens, 'MAIL_TOKEN_SECRET_ARN'),
  'canary-secret'({ canary }) {
    if (!canary) throw new Error('only the canary has its secret');
    return reading(canary, 'CANARY_SECRET_ARN');
  },
  'live-address': ({ live }) => ({ statements: [], environment: live ? { LIVE_URL: live.url } : {} }),
  'live-sockets': ({ live }) => managingSockets(live),
  'seal-webhook-secrets': ({ webhooks }) => onSecretsOf(webhooks, 'kms:Encrypt'),
  'unseal-webhook-secrets': ({ webhooks }) => onSecretsOf(webhooks, 'kms:Decrypt'),
  'seal-provider-secrets': ({ webhooks }) => onSecretsOf(webhooks, 'kms:Encrypt', CLIENT_SECRETS),
  'unseal-provider-secrets': ({ webhooks }) => onSecretsOf(webhooks, 'kms:Decrypt', CLIENT_SECRETS),
  'webhook-signing': ({ webhooks }) => reading(webhooks.signing, 'WEBHOOK_SIGNING_SECRET_ARN'),
  'webhook-public-keys': ({ webhookPublicKeys = '[]' }) => ({
    statements: [],
    environment: { WEBHOOK_SIGNING_KEYS: webhookPublicKeys },
  }),
  'files-read': ({ media }) => objectReading(media, 'files'),
  'files-write': ({ media }) => objectWriting(media, 'files'),
  'portraits-read': ({ media }) => objectReading(media, 'portraits'),
  'portraits-write': ({ media }) => objectWriting(media, 'portraits'),
  'media-removal': ({ media }) => mediaRemoval(media),
  exports: ({ media }) => exportsWriting(media),
  'exports-read': ({ media }) => exportsReading(media),
};

/** The least privileges of each use. */
export const grantOf = (use: Use, resources: Resources, writes: readonly Partition[] = []): Grant => {
  if (!isQueueUse(use)) return GRANTS[use](resources, writes);
  const name = queueNameOf(use);
  return sending(resources.queues[name], `${name.toUpperCase().replaceAll('-', '_')}_QUEUE_URL`);
};

/** Permissions of every function: to write its own log and traces. */
export const observability = (log: LogGroup): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
  new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
];
