/** A list price in US dollars. */
interface Price {
  readonly usd: number;
  readonly per: string;
}

/** The region of the prices, and when they were last known. They were not looked up: compare them with their pages. */
export const PRICES_OF = { known: 'November 2025', region: 'us-east-1 (N. Virginia)' } as const;

const price = (usd: number, per: string): Price => ({ usd, per });

/** The first tier of each price, without the free tier, below the page of AWS that states it. */
export const PRICES = {
  // aws.amazon.com/api-gateway/pricing
  gatewayRequests: price(1, 'million requests to an HTTP API, 512 KB each'),
  socketMessages: price(1, 'million messages of a WebSocket API, 32 KB each'),
  socketMinutes: price(0.25, 'million connection minutes'),
  // aws.amazon.com/lambda/pricing
  lambdaRequests: price(0.2, 'million requests'),
  lambdaSeconds: price(0.0000133334, 'GB-second on arm64'),
  // aws.amazon.com/dynamodb/pricing/on-demand
  readUnits: price(0.125, 'million read request units'),
  writeUnits: price(0.625, 'million write request units'),
  tableStorage: price(0.25, 'GB of table and month'),
  backupStorage: price(0.2, 'GB of point-in-time recovery and month'),
  // aws.amazon.com/cloudwatch/pricing
  logs: price(0.5, 'GB of log ingested, vended logs too'),
  // aws.amazon.com/xray/pricing
  traces: price(5, 'million traces recorded'),
  // aws.amazon.com/sqs/pricing
  queueRequests: price(0.4, 'million requests to a standard queue'),
  // aws.amazon.com/kms/pricing
  signatures: price(15, 'million asymmetric KMS requests except RSA 2048'),
  keys: price(1, 'KMS key and month; its first two rotations add as much each'),
  // aws.amazon.com/secrets-manager/pricing
  secrets: price(0.4, 'secret and month'),
  // aws.amazon.com/cloudwatch/pricing
  alarmMetrics: price(0.1, 'metric of a standard alarm and month'),
  compositeAlarms: price(0.5, 'composite alarm and month'),
  customMetrics: price(0.3, 'custom metric and month'),
  dashboards: price(3, 'dashboard and month'),
  // aws.amazon.com/ses/pricing
  emails: price(100, 'million emails'),
  // aws.amazon.com/ec2/pricing
  transfer: price(0.09, 'GB to the internet'),
} as const satisfies Record<string, Price>;

type PriceName = keyof typeof PRICES;

const MILLION = 1_000_000;
/** Prices that count millions. */
const IN_MILLIONS = (name: PriceName): boolean => PRICES[name].per.startsWith('million');

/** The price of a quantity of single requests, units, GB or months. */
export const priceOf = (name: PriceName, quantity: number): number =>
  (PRICES[name].usd * quantity) / (IN_MILLIONS(name) ? MILLION : 1);
