import { browserPath } from './control/browser-paths.ts';
import { isControl, serveControl } from './control/control.ts';
import { storeOf } from './demo/store.ts';
import { type Entrance, STARTING, startEntrance } from './entrance.ts';
import { apiHandler } from './gateway/api.ts';
import type { RequestHandler } from './gateway/server.ts';
import { heldChanges } from './held-changes.ts';
import type { LocalStack } from './local-stack.ts';
import { callbackSecrets } from './secrets/callback-secrets.ts';
import { type ServiceClock, serviceClock } from './service-clock.ts';
import { drain } from './sources/drain.ts';
import { stackControls } from './stack-controls.ts';
import type { StackOptions } from './stack-options.ts';
import { startWorld } from './start-world.ts';
import { type Stores, startStores } from './stores.ts';
import { webhookLog } from './webhook-log.ts';

type Started = Awaited<ReturnType<typeof startWorld>> & { readonly clock: ServiceClock };

/** Moves the clock, and does all that is due then. */
const clockMover =
  ({ onClockMoved }: StackOptions, { payments }: Stores, { clock, sources }: Started) =>
  async (seconds: number) => {
    clock.advance(seconds);
    await payments.catchUp();
    const drained = await drain(sources);
    await onClockMoved();
    return drained;
  };

const controlsOf = (options: StackOptions, { requests }: Entrance, stores: Stores, started: Started) => {
  const { faults, mailbox, sent, payments, keys, engine } = stores;
  const { world, clock, search } = started;
  const store = { engineEndpoint: engine.endpoint, tables: world.tables };
  return stackControls({
    world,
    clock: clock.offset,
    moveClock: clockMover(options, stores, started),
    faults,
    mailbox,
    requests,
    search,
    webhooks: webhookLog(
      world.dynamo,
      () => storeOf(store),
      () => world.tables[0] ?? '',
      keys,
    ),
    sent,
    payments: payments.controls,
    awsOrigin: world.awsOrigin,
    options,
  });
};

const answering = (options: StackOptions, entrance: Entrance, stores: Stores, started: Started): RequestHandler => {
  const controls = controlsOf(options, entrance, stores, started);
  const api = apiHandler(started.world);
  return async (request, id) => {
    if (isControl(request.path)) return serveControl(entrance.origin, controls, request);
    const forBrowser = browserPath(request);
    if (forBrowser) return forBrowser;
    if (request.path === '/health' && !entrance.isOpen()) return STARTING;
    return started.gateway.refusal() ?? api(request, id);
  };
};

/** Starts the synthesized stack on this machine. Resolves when it accepts requests; cleans up if it fails. */
export const startStack = async (options: StackOptions): Promise<LocalStack> => {
  const entrance = await startEntrance(options.port, options.log);
  const closing = new AsyncDisposableStack();
  const stop = async () => {
    await entrance.close();
    await closing.disposeAsync();
  };
  try {
    const clock = serviceClock(options.folder);
    const stores = await startStores(options, entrance.origin, closing);
    const world = await startWorld(options, entrance.origin, clock, stores, closing);
    const started = { ...world, clock };
    entrance.serve(answering(options, entrance, stores, started), started.socketApi);
    void stores.sent.resume();
    return {
      origin: entrance.origin,
      engine: stores.engine.name,
      engineEndpoint: stores.engine.endpoint,
      tables: started.world.tables,
      callbacks: callbackSecrets(stores.secrets),
      ended: stores.engine.ended,
      stop,
      ...heldChanges(started.switches),
      open() {
        entrance.open();
        started.limit.endIdle();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
