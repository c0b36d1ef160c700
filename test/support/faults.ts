import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Which requests fail, and with what; requests it answers `undefined` for go through. */
export type Fault = (command: string, input: object) => Error | undefined;

/** Makes chosen requests of a client fail before they are sent, as the store would. */
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

/** Whether a request touches an item of the limiter. */
export const isCounter = (input: object): boolean => JSON.stringify(input).includes('LIMIT#');
