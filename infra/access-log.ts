import { Fn, type Stack } from 'aws-cdk-lib';

/** One JSON line a request. No query string and no header is in it, so no credential is either. */
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

/** A log of AWS's own, named for the creation of a stack: one that was kept is not in the way of the next creation. */
export const vendedLogName = ({ stackName }: Stack, created: Stack, log: string): string =>
  `/aws/vendedlogs/${stackName}/${log}-${Fn.select(2, Fn.split('/', created.stackId))}`;
