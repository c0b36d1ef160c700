import { ACCESS_LOG_FORMAT } from '../gateway/access-log.ts';

/** What the measurement on one machine cannot show. Each is an assumption that the page states. */
export const ASSUMPTIONS = {
  /** A request from Lambda to DynamoDB and back, in ms: Lambda bills the wait. */
  roundTripMs: 4,
  /** A call of KMS Sign, in ms. */
  signMs: 10,
  /** Memory of a function, in GB: that of `staging` and `prod`. */
  memoryGb: 1_769 / 1_024,
  /** The lines that Lambda itself writes for an invocation (`platform.start` and `platform.report`), in bytes. */
  platformLogBytes: 700,
  /** CloudWatch counts this for each line beside its text. */
  lineOverheadBytes: 26,
  /** The share of invocations that X-Ray samples by default. */
  traced: 0.05,
  /** Send, receive and delete. */
  requestsPerMessage: 3,
  /** Hours of a month. */
  hours: 730,
} as const;

/** The values of a typical request, in the length that they have. */
const TYPICAL: Readonly<Record<string, number>> = {
  requestId: 16,
  requestTime: 26,
  sourceIp: 13,
  httpMethod: 4,
  path: 70,
  routeKey: 45,
  protocol: 8,
  status: 3,
  responseLength: 5,
  responseLatency: 2,
  integrationLatency: 2,
  integrationStatus: 3,
  integrationErrorMessage: 1,
};

/** The bytes of the gateway's line for a request. */
export const accessLogBytes = (): number =>
  ACCESS_LOG_FORMAT.replaceAll(/\$context(?:\.identity)?\.(\w+)/g, (_, name: string) => 'x'.repeat(TYPICAL[name] ?? 10))
    .length + ASSUMPTIONS.lineOverheadBytes;
