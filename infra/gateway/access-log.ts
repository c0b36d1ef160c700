import { Fn, type Stack } from 'aws-cdk-lib';

/** One JSON line per request. Query strings and headers are left out, because they contain credentials. */
export const ACCESS_LOG_FORMAT = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  method: '$context.httpMethod',
  path: '$context.path',
  route: '$context.routeKey',
  protocol: '$context.protocol',
  status: '$context.status',
  bytes: '$context.responseLength',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationStatus: '$context.integrationStatus',
  error: '$context.integrationErrorMessage',
});

/** A log group with a generated name, so that a log that was kept does not block the next creation of the stack. */
export const vendedLogName = ({ stackName }: Stack, created: Stack, log: string): string =>
  `/aws/vendedlogs/${stackName}/${log}-${Fn.select(2, Fn.split('/', created.stackId))}`;
