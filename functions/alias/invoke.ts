import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';

/** Calls one of the service's functions with the event that it would have had from the gateway. */
export type Invoke = (owner: string, event: unknown) => Promise<unknown>;

/** The call ended without an answer: the function threw, ran out of time, or is not known. */
class NotAnswered extends Error {}

/** Functions by their owners' names, called as the gateway calls them: once, waiting for the answer. */
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
