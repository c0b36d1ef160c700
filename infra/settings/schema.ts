import * as z from 'zod';
import { EMAILS_PER_DAY } from '../../shared/delivery/email/email-limits.ts';
import { emailSetting } from './email-setting.ts';
import { type MailSettings, mail } from './mail.ts';

/** A required setting of a deployed stage. The description appears in the error if it is missing. */
const required = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? `is missing: ${what}` : undefined),
});

const account = z
  .string(required('the AWS account to deploy to, such as 111111111111'))
  .regex(/^\d{12}$/, 'must be the 12 digits of an AWS account');

const region = z
  .string(required('the AWS region to deploy to, such as eu-west-1'))
  .regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'must be the name of an AWS region, such as eu-west-1');

const domain = z.strictObject({
  name: z
    .string(required('the host name of the API, such as api.example.com'))
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a host name in lower case'),
  certificate: z
    .string(required('the ARN of the ACM certificate of that name'))
    .regex(/^arn:aws[\w-]*:acm:[\w-]+:\d{12}:certificate\/[\w-]+$/, 'must be the ARN of an ACM certificate'),
});

const alarmEmail = emailSetting('the address that alarms are sent to');

const count = z.int().positive();
const emailsPerDay = z.strictObject({ new_team: count.max(999_999_999), later: count.max(999_999_999) });
const throttle = z.strictObject({ rate: count, burst: count });

/** The numbers of keys that replace each other. The first one is used. */
const numbers = (what: string) =>
  z.tuple([count], count).refine((all) => new Set(all).size === all.length, `must name each ${what} once`);

/** WAF counts requests of an IP address in the last five minutes, from 10 to 2,000,000,000. */
const rate = z.int().min(10, 'must be at least 10, the least that WAF limits to').max(2_000_000_000);

const firewall = z.strictObject({
  /** Requests per IP address in five minutes. */
  ratePer5Minutes: rate,
  /**
   * Sign-ins, registrations, password resets and checkouts per IP address in five minutes. Refreshing a session does
   * not count.
   */
  signInRatePer5Minutes: rate,
  /** Whether the API rejects requests that do not pass the distribution; `false` while DNS is changed. */
  enforced: z.boolean().default(true),
  /** The numbers of the secrets between the distribution and the API: the first one is sent, all are accepted. */
  secrets: numbers('secret').default([1]),
});

/** The retention periods of CloudWatch in days, up to the maximum for IP addresses of callers. */
const days = z.literal([1, 3, 5, 7, 14, 30, 60, 90]);

/**
 * How traffic moves to a new version: `canary` sends 10 % for five minutes and rolls back on alarms of the new version;
 * `all-at-once` moves it immediately.
 */
const trafficShift = z.enum(['canary', 'all-at-once']);

const common = {
  /** The processor of every function. Code caches are made for the architecture that deploys. */
  arch: z.enum(['arm64', 'x86_64']).default('arm64'),
  /** The ARN of the Node runtime version of every function; by default the newest. */
  runtimeVersion: z.string().startsWith('arn:').optional(),
  /** Whether all data is deleted with the stack. */
  ephemeral: z.boolean().default(false),
  /** Requests per second from all callers together. */
  throttle: throttle.default({ rate: 4_000, burst: 2_000 }),
  /** Requests per second for each route that hashes passwords, sends emails or calls the payment provider. */
  costlyThrottle: throttle.default({ rate: 50, burst: 100 }),
  /** A CloudFront distribution with WAF's rate rules in front of the API; by default none. */
  firewall: firewall.optional(),
  /** The maximum number of emails that a team sends its contacts in 24 hours: for new teams, and later. */
  emailsPerDay: emailsPerDay.default(EMAILS_PER_DAY),
  /** The retention of the access log, which contains the IP addresses of callers. */
  accessLogDays: days.default(30),
  /** The US dollars a month above which the stage's account costs more than planned; without it there is no budget. */
  monthlyBudget: z.number().min(1, 'must be at least 1 US dollar').max(100_000_000).optional(),
  /** Whether teams without a payment account sell onto the platform's account, and settle outside the service. */
  platformSells: z.boolean().default(false),
  /**
   * Whether due work, and the streams of busy hubs, are written to several partitions. Releases since 0.2.0 read them.
   */
  shards: z.boolean().default(false),
  /** The search engine of large hubs, an OpenSearch Serverless collection; by default a DynamoDB table. */
  search: z.strictObject({ engine: z.literal('opensearch'), standby: z.boolean().default(true) }).optional(),
  /** The numbers of the token key pairs: the first one signs, all of them verify. */
  tokenKeys: numbers('pair').default([1]),
  /** The account's quota of concurrent executions in this region (Service Quotas, Lambda). */
  accountConcurrency: count.default(1_000),
  /** The name of the managed policy that bounds every role of the stack; by default none. */
  permissionsBoundary: z
    .string()
    .regex(/^[\w+=,.@-]{1,128}$/, 'must be the name of a managed policy of the account, not its ARN')
    .optional(),
  /** The name of the restored table that replaces the stack's first one. */
  table: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a table')
    .optional(),
};

/** `dev`: every field is optional. */
export const developed = z.strictObject({
  account: account.optional(),
  region: region.optional(),
  domain: domain.optional(),
  mail: mail.optional(),
  alarmEmail: alarmEmail.optional(),
  /** As below, but by default none: a new account has no concurrency to reserve. */
  authConcurrency: count.optional(),
  /** As below, but by default none: nobody depends on this stage. */
  canary: z.boolean().default(false),
  /** As below, but immediate: nobody depends on this stage. */
  trafficShift: trafficShift.default('all-at-once'),
  ...common,
});

const each = (value: unknown): unknown => value ?? {};

/** `staging` and `prod`: the fields that deployments with users need are required. */
export const deployed = z.strictObject({
  account,
  region,
  domain: z.preprocess(each, domain),
  mail: z.preprocess(each, mail),
  alarmEmail,
  /** Reserved concurrency of `auth`, which hashes passwords. It is also its maximum. */
  authConcurrency: count.default(50),
  trafficShift: trafficShift.default('canary'),
  /** Whether a function signs in, writes, reads, and sends a webhook and an email every five minutes. */
  canary: z.boolean().default(true),
  ...common,
});

/** The content of a settings file. */
export type StageSettings = z.input<typeof developed>;

/** Complete settings: omitted fields have their default. */
export type Settings = z.output<typeof developed>;

export type { MailSettings };
