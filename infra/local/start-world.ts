import { availableParallelism } from 'node:os';
import { startAwsEndpoint } from './aws/endpoint.ts';
import { awsServices } from './aws/services.ts';
import { synthesized } from './build.ts';
import { dynamoCall } from './engines/dynamodb-client.ts';
import { arn } from './environment.ts';
import { functionLog } from './function-log.ts';
import { startInstanceLimit } from './functions/idle-instances.ts';
import { functionPool } from './functions/pool.ts';
import { operatedStack } from './operated.ts';
import { provision } from './resources/provision.ts';
import type { World } from './resources/resource.ts';
import { emptyApi } from './resources/served-api.ts';
import { emptySocketApi } from './resources/socket-api.ts';
import type { ServiceClock } from './service-clock.ts';
import { type SocketApi, socketApiOf } from './sockets/api.ts';
import { checkpoints } from './sources/checkpoints.ts';
import type { StackOptions } from './stack-options.ts';
import type { Stores } from './stores.ts';
import { readTemplate } from './template/read.ts';
import { wire } from './wire.ts';

type Closing = AsyncDisposableStack;

const availableInstances = (): number => Math.max(2, Math.min(4, availableParallelism() + 1));

/** What starts functions: their processes share a limit and a log. */
const startFunctions = ({ folder, log, instances }: StackOptions, clock: ServiceClock, closing: Closing) => {
  const lines = functionLog(folder, log);
  closing.defer(lines.close);
  const limit = startInstanceLimit(instances);
  closing.defer(limit.stop);
  const shared = { clock: clock.offset, log: lines.log, maxInstances: availableInstances(), limit };
  const startFunction: World['startFunction'] = (definition) => {
    const started = functionPool(definition, shared);
    closing.defer(started.stop);
    return started;
  };
  return { limit, search: lines.search, startFunction };
};

/** Creates the resources of the template with their functions, and starts their event sources. */
export const startWorld = async (
  options: StackOptions,
  origin: string,
  clock: ServiceClock,
  stores: Stores,
  closing: Closing,
) => {
  const { folder, log } = options;
  const template = readTemplate(await synthesized(log, options.table));
  const functions: World['functions'] = new Map();
  const running = startFunctions(options, clock, closing);
  const operated = operatedStack(folder, clock, origin);
  const socketApi: SocketApi = socketApiOf(() => world);
  let nudge: () => void = () => undefined;
  const aws = await startAwsEndpoint(
    awsServices({
      ...stores,
      ...operated.parts,
      engine: stores.engine.endpoint,
      outbox: stores.sent,
      payments: stores.payments.paths,
      sockets: socketApi.management,
      callers: operated.provisioned.callers,
      functionNamed: (name) => functions.get(arn('lambda', `function:${name}`))?.invoke,
      denied: (line) => log(`policy: ${line}`),
      onWrite: () => nudge(),
    }),
  );
  closing.defer(aws.close);
  const world: World = {
    ...stores,
    ...operated.provisioned,
    folder,
    fresh: options.fresh,
    dynamo: dynamoCall(stores.engine.endpoint),
    origin,
    awsOrigin: aws.origin,
    assetFolder: template.assetFolder,
    startFunction: running.startFunction,
    functions,
    additionalVersion: options.additionalVersion,
    asyncInvocations: new Map(),
    roles: new Map(),
    tables: [],
    wirings: [],
    api: emptyApi(),
    socketApi: emptySocketApi(),
  };
  await provision(template, world);
  const wired = wire(world, checkpoints(folder, stores.engine.trimStream), clock.aheadMilliseconds);
  nudge = wired.nudge;
  operated.connect(wired.switches);
  closing.defer(async () => {
    await Promise.all(wired.sources.map((source) => source.stop()));
  });
  return { world, socketApi, gateway: operated.gateway, ...running, ...wired };
};
