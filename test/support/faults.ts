import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Selects the requests that fail, and their error. `undefined` lets a request through. */
export type Fault = (command: string, input: object) => Error | undefined;

/** Makes selected requests of a client fail before they are sent. */
export const injectFaults = (client: DynamoDBClient, fault: () => Fault | undefined): void => {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const error = fault()?.(context.commandName ?? '', args.input);
      if (error) throw error;
      return next(args);
    },
    { step: 'initialize', name: 'faults', priority: 'high' },
  );
};

/** An error as the AWS client throws it. */
export const awsError = (
  name: string,
  httpStatusCode: number,
  message = `${name} of arn:aws:secret-internals`,
): Error =>
  Object.assign(new Error(message), {
    name,
    $fault: httpStatusCode < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode },
  });

export const unavailable = (): Error => awsError('ServiceUnavailable', 503);
export const accessDenied = (): Error => awsError('AccessDeniedException', 400);

/** Whether a request concerns an item of the rate limiter. */
export const isCounter = (input: object): boolean => JSON.stringify(input).includes('LIMIT#');
