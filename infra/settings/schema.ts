import * as z from 'zod';
import { EMAILS_PER_DAY } from '../../shared/delivery/email/email-limits.ts';
import { type MailSettings, mail } from './mail.ts';

/** A field that a deployed stage must have, described for the engineer who is asked to fill it in. */
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

const alarmEmail = z.email({
  error: ({ input }) =>
    input === undefined ? 'is missing: the address that alarms are sent to' : 'must be an email address',
});

const count = z.int().positive();
const emailsPerDay = z.strictObject({ new_team: count.max(999_999_999), later: count.max(999_999_999) });
const throttle = z.strictObject({ rate: count, burst: count });

/** WAF counts requests of an IP address in the last five minutes, from 10 to 2,000,000,000. */
const rate = z.int().min(10, 'must be at least 10, the least that WAF limits to').max(2_000_000_000);

const firewall = z.strictObject({
  /** Requests of one IP address in five minutes, whatever they are for. */
  ratePer5Minutes: rate,
  /** Its requests to sign in, register, reset a password or check out among them; refreshing a session is not. */
  signInRatePer5Minutes: rate,
  /** Whether requests that come around the distribution are refused; `false` while DNS is changed. */
  enforced: z.boolean().default(true),
  /** Another number makes another secret between the distribution and the API. */
  secret: count.default(1),
});

/** How many days of log CloudWatch can be asked to keep, as far as addresses of callers may be kept. */
const days = z.literal([1, 3, 5, 7, 14, 30, 60, 90]);

const common = {
  /** The processor of every function; code caches are made for the one that deploys. */
  arch: z.enum(['arm64', 'x86_64']).default('arm64'),
  /** The ARN of the one Node build that every function runs on; unset, a deployment takes the newest. */
  runtimeVersion: z.string().startsWith('arn:').optional(),
  /** Everything that the stage stores is deleted with its stack. */
  ephemeral: z.boolean().default(false),
  /** Requests per second that the gateway admits from all callers together. */
  throttle: throttle.default({ rate: 4_000, burst: 2_000 }),
  /** The same for each route that hashes passwords, sends emails or calls the payment provider. */
  costlyThrottle: throttle.default({ rate: 50, burst: 100 }),
  /** A CloudFront distribution with WAF's rate rules in front of the API; none unless given. */
  firewall: firewall.optional(),
  /** The most emails that one team sends its contacts in 24 hours: a new team's, and later. */
  emailsPerDay: emailsPerDay.default(EMAILS_PER_DAY),
  /** How long the access log, which has the IP addresses of callers, is kept. */
  accessLogDays: days.default(30),
  /** Teams that cannot take charges themselves sell onto the platform's own account, and settle with it outside. */
  platformSells: z.boolean().default(false),
  /** The pairs of token keys by number: the first one signs, what any of them signed is accepted. */
  tokenKeys: z
    .tuple([count], count)
    .refine((pairs) => new Set(pairs).size === pairs.length, 'must name each pair once')
    .default([1]),
  /** The name of the table that was restored and replaces the stack's first one. */
  table: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a table')
    .optional(),
};

/** `dev`: every field may be left out. */
export const developed = z.strictObject({
  account: account.optional(),
  region: region.optional(),
  domain: domain.optional(),
  mail: mail.optional(),
  alarmEmail: alarmEmail.optional(),
  /** As below, but none unless given: a new account has no executions to reserve. */
  authConcurrency: count.optional(),
  ...common,
});

const each = (value: unknown): unknown => value ?? {};

/** `staging` and `prod`: each field that has users behind it is required. */
export const deployed = z.strictObject({
  account,
  region,
  domain: z.preprocess(each, domain),
  mail: z.preprocess(each, mail),
  alarmEmail,
  /** How many executions of the account are reserved for `auth`, which hashes passwords: it gets these and no more. */
  authConcurrency: count.default(50),
  ...common,
});

/** What a settings file may say. */
export type StageSettings = z.input<typeof developed>;

/** Complete settings: what was left out has its default. */
export type Settings = z.output<typeof developed>;

export type { MailSettings };
