import { availableParallelism } from 'node:os';
import { startAwsEndpoint } from './aws/endpoint.ts';
import { objectsIn } from './aws/s3/objects.ts';
import { awsServices } from './aws/services.ts';
import { synthesized } from './build.ts';
import { browserPath } from './control/browser-paths.ts';
import { isControl, serveControl } from './control/control.ts';
import { DEMO_AGENT } from './demo/api-client.ts';
import { storeOf } from './demo/store.ts';
import { startDynamoDB } from './engines/dynamodb.ts';
import { dynamoCall } from './engines/dynamodb-client.ts';
import { startQueues } from './engines/queues.ts';
import { arn } from './environment.ts';
import { noFaults } from './faults.ts';
import { functionLog } from './function-log.ts';
import { startInstanceLimit } from './functions/idle-instances.ts';
import { functionPool } from './functions/pool.ts';
import { apiHandler } from './gateway/api.ts';
import { gatewayMessage } from './gateway/response.ts';
import { type RequestHandler, startGateway } from './gateway/server.ts';
import { heldChanges } from './held-changes.ts';
import type { LocalStack } from './local-stack.ts';
import { mailbox } from './mailbox.ts';
import { operatedStack } from './operated.ts';
import { outbox } from './outbox.ts';
import { paymentProofs, paymentProvider } from './payments/provider.ts';
import { requestLog } from './request-log.ts';
import { customResourceAnswers } from './resources/custom-answers.ts';
import { noMailEvents } from './resources/mail-topics.ts';
import { provision } from './resources/provision.ts';
import type { World } from './resources/resource.ts';
import { emptyApi } from './resources/served-api.ts';
import { emptySocketApi } from './resources/socket-api.ts';
import { callbackSecrets } from './secrets/callback-secrets.ts';
import { kmsKeys } from './secrets/kms-keys.ts';
import { serviceClock } from './service-clock.ts';
import { type SocketApi, socketApiOf } from './sockets/socket-api.ts';
import { checkpoints } from './sources/checkpoints.ts';
import { drain } from './sources/drain.ts';
import { stackControls } from './stack-controls.ts';
import type { StackOptions } from './stack-options.ts';
import { readTemplate } from './template/read.ts';
import { webhookLog } from './webhook-log.ts';
import { wire } from './wire.ts';

const STARTING = gatewayMessage(503, 'Service Unavailable');

const availableInstances = (): number => Math.max(2, Math.min(4, availableParallelism() + 1));

/** Starts the synthesized stack on this machine. Resolves when it accepts requests; cleans up if it fails. */
export const startStack = async (options: StackOptions): Promise<LocalStack> => {
  const { folder, port, log } = options;
  const closing = new AsyncDisposableStack();
  let answer: RequestHandler = async () => STARTING;
  let open = false;
  const requests = requestLog();
  const logOpen = (line: string, agent?: string) => {
    requests.record(line);
    if (open && agent !== DEMO_AGENT) log(line);
  };
  let sockets: SocketApi | undefined;
  const gateway = await startGateway(
    port,
    '127.0.0.1',
    (request, id) => answer(request, id),
    logOpen,
    (...upgrade) => (sockets ? sockets.upgrade(...upgrade) : upgrade[1].destroy()),
  );
  const origin = `http://127.0.0.1:${gateway.port}`;
  const stop = async () => {
    sockets?.close();
    await gateway.close();
    await closing.disposeAsync();
  };
  try {
    const clock = serviceClock(folder);
    const template = readTemplate(await synthesized(log, options.table));
    const engine = await startDynamoDB(folder.file('table.sqlite'), options.dynamodbEndpoint);
    closing.defer(engine.stop);
    const queues = await startQueues(folder.file('queues'));
    closing.defer(queues.stop);
    const functionsLog = functionLog(folder, log);
    closing.defer(functionsLog.close);

    const [faults, mail, keys, secrets] = [noFaults(), mailbox(folder), kmsKeys(folder), new Map<string, string>()];
    const customAnswers = customResourceAnswers();
    const functions: World['functions'] = new Map();
    const functionNamed = (name: string) => functions.get(arn('lambda', `function:${name}`))?.invoke;
    let nudge: () => void = () => undefined;
    const objects = objectsIn(folder.file('files'));
    const sent = outbox(folder, () => origin, paymentProofs(secrets));
    closing.defer(async () => sent.stop());
    const provider = paymentProvider(folder, sent, origin);
    const payments = { outbox: sent, payments: provider.paths };
    const mailEvents = noMailEvents();
    const stores = { engine: engine.endpoint, queues, keys, secrets, mailbox: mail, mailEvents, objects };
    const socketApi: SocketApi = socketApiOf(() => world);
    const roles: World['roles'] = new Map();
    const operated = operatedStack(folder, clock, origin);
    const { callers } = operated.provisioned;
    const denied = (line: string) => log(`policy: ${line}`);
    const parts = { ...stores, ...payments, ...operated.parts, faults, customAnswers, functionNamed, callers, denied };
    const { management } = socketApi;
    const aws = await startAwsEndpoint(awsServices({ ...parts, sockets: management, onWrite: () => nudge() }));
    closing.defer(aws.close);

    const limit = startInstanceLimit();
    closing.defer(limit.stop);
    const pool = { clock: clock.offset, log: functionsLog.log, maxInstances: availableInstances(), limit };
    const world: World = {
      folder,
      fresh: options.fresh,
      dynamo: dynamoCall(engine.endpoint),
      queues,
      keys,
      secrets,
      origin,
      awsOrigin: aws.origin,
      assetFolder: template.assetFolder,
      startFunction(definition) {
        const started = functionPool(definition, pool);
        closing.defer(started.stop);
        return started;
      },
      customAnswers,
      functions,
      additionalVersion: options.additionalVersion,
      asyncInvocations: new Map(),
      roles,
      ...operated.provisioned,
      tables: [],
      wirings: [],
      mailEvents,
      api: emptyApi(),
      socketApi: emptySocketApi(),
    };
    await provision(template, world);
    const wired = wire(world, checkpoints(folder, engine.trimStream), clock.aheadMilliseconds);
    nudge = wired.nudge;
    operated.connect(wired.switches);
    closing.defer(async () => {
      await Promise.all(wired.sources.map((source) => source.stop()));
    });

    const moveClock = async (seconds: number) => {
      clock.advance(seconds);
      await provider.catchUp();
      const drained = await drain(wired.sources);
      await options.onClockMoved();
      return drained;
    };
    const store = { engineEndpoint: engine.endpoint, tables: world.tables };
    const sentWebhooks = webhookLog(
      world.dynamo,
      () => storeOf(store),
      () => world.tables[0] ?? '',
      keys,
    );
    const controls = stackControls({
      world,
      clock: clock.offset,
      moveClock,
      faults,
      mailbox: mail,
      requests,
      search: functionsLog.search,
      webhooks: sentWebhooks,
      sent,
      payments: provider.controls,
      awsOrigin: aws.origin,
      options,
    });
    const api = apiHandler(world);
    sockets = socketApi;
    answer = async (request, id) => {
      if (isControl(request.path)) return serveControl(origin, controls, request);
      const forBrowser = browserPath(request);
      if (forBrowser) return forBrowser;
      if (request.path === '/health' && !open) return STARTING;
      return operated.gateway.refusal() ?? api(request, id);
    };
    void sent.resume();
    return {
      origin,
      engine: engine.name,
      engineEndpoint: engine.endpoint,
      tables: world.tables,
      callbacks: callbackSecrets(secrets),
      ended: engine.ended,
      stop,
      ...heldChanges(wired.switches),
      open() {
        open = true;
        limit.endIdle();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
