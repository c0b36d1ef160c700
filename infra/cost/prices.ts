/** A list price in US dollars, and the AWS page that states it. */
interface Price {
  readonly usd: number;
  readonly per: string;
  readonly source: string;
}

/** The region of the prices, and when they were last known. They were not looked up: compare them with their pages. */
export const PRICES_OF = { known: 'November 2025', region: 'us-east-1 (N. Virginia)' } as const;

const page = (path: string): string => `aws.amazon.com/${path}/pricing`;
const price = (usd: number, per: string, source: string): Price => ({ usd, per, source });

const DYNAMODB = 'aws.amazon.com/dynamodb/pricing/on-demand';

/** The first tier of each price, without the free tier. */
export const PRICES = {
  gatewayRequests: price(1, 'million requests to an HTTP API, 512 KB each', page('api-gateway')),
  socketMessages: price(1, 'million messages of a WebSocket API, 32 KB each', page('api-gateway')),
  socketMinutes: price(0.25, 'million connection minutes', page('api-gateway')),
  lambdaRequests: price(0.2, 'million requests', page('lambda')),
  lambdaSeconds: price(0.0000133334, 'GB-second on arm64', page('lambda')),
  readUnits: price(0.125, 'million read request units', DYNAMODB),
  writeUnits: price(0.625, 'million write request units', DYNAMODB),
  tableStorage: price(0.25, 'GB of table and month', DYNAMODB),
  backupStorage: price(0.2, 'GB of point-in-time recovery and month', DYNAMODB),
  logs: price(0.5, 'GB of log ingested, vended logs too', page('cloudwatch')),
  logStorage: price(0.03, 'GB of log and month, compressed', page('cloudwatch')),
  traces: price(5, 'million traces recorded', page('xray')),
  queueRequests: price(0.4, 'million requests to a standard queue', page('sqs')),
  signatures: price(15, 'million asymmetric KMS requests except RSA 2048', page('kms')),
  keys: price(1, 'KMS key and month; its first two rotations add as much each', page('kms')),
  secrets: price(0.4, 'secret and month', page('secrets-manager')),
  alarmMetrics: price(0.1, 'metric of a standard alarm and month', page('cloudwatch')),
  compositeAlarms: price(0.5, 'composite alarm and month', page('cloudwatch')),
  customMetrics: price(0.3, 'custom metric and month', page('cloudwatch')),
  dashboards: price(3, 'dashboard and month', page('cloudwatch')),
  emails: price(100, 'million emails', page('ses')),
  transfer: price(0.09, 'GB to the internet', page('ec2')),
  webAcls: price(5, 'web ACL and month', page('waf')),
  wafRules: price(1, 'WAF rule and month', page('waf')),
} as const satisfies Record<string, Price>;

type PriceName = keyof typeof PRICES;

const MILLION = 1_000_000;
/** Prices that count millions. */
const IN_MILLIONS = (name: PriceName): boolean => PRICES[name].per.startsWith('million');

/** The price of a quantity of single requests, units, GB or months. */
export const priceOf = (name: PriceName, quantity: number): number =>
  (PRICES[name].usd * quantity) / (IN_MILLIONS(name) ? MILLION : 1);
