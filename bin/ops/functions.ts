import { InvokeCommand } from '@aws-sdk/client-lambda';
import type { WorkerName } from '../../functions/workers.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import { CommandError, Exit } from '../hub/exit.ts';
import { resourceOf, type StackResource } from './resources.ts';
import type { Stage } from './stage.ts';

/** The alias that receives all traffic of a function (infra/functions/names.ts). */
const LIVE = 'live';

/** The name of a function's live version. */
export const liveName = (resources: readonly StackResource[], name: string): string => {
  const id = `${deployedAs(name).replaceAll('-', '')}functionFunction`;
  return `${resourceOf(resources, 'AWS::Lambda::Function', id).physicalId}:${LIVE}`;
};

/** Invokes the live version of a worker and waits for its result. Throws if the function throws. */
export const invokeWorker = async (
  { clients, resources }: Stage,
  worker: WorkerName,
  event: object,
): Promise<unknown> => {
  const FunctionName = liveName(await resources(), worker);
  const sent = new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(event)) });
  const { FunctionError, Payload } = await clients.lambda.send(sent);
  const text = Payload ? Buffer.from(Payload).toString('utf8') : '';
  if (FunctionError) throw new CommandError(Exit.server, `${FunctionName} failed: ${text.slice(0, 500)}`);
  return text === '' ? undefined : JSON.parse(text);
};
