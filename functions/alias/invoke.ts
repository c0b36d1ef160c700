import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';

/** Invokes a function of the service with an event as the gateway would send it. */
export type Invoke = (owner: string, event: unknown) => Promise<unknown>;

/** The invocation returned no response: the function threw, timed out or does not exist. */
class NotAnswered extends Error {}

/** Invokes functions by owner name, once and synchronously, as the gateway does. */
export const lambdaInvoke =
  (client: Pick<LambdaClient, 'send'>, functions: Readonly<Record<string, string>>): Invoke =>
  async (owner, event) => {
    const FunctionName = functions[owner];
    if (FunctionName === undefined) throw new NotAnswered(`no function is called ${owner}`);
    const Payload = new TextEncoder().encode(JSON.stringify(event));
    const answer = await client.send(new InvokeCommand({ FunctionName, Payload }));
    if (answer.FunctionError !== undefined || !answer.Payload) throw new NotAnswered(`${owner} did not answer`);
    return JSON.parse(new TextDecoder().decode(answer.Payload));
  };
