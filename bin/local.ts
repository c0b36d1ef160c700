import { readArguments } from '../infra/command-line/command-line.ts';
import { openDataFolder } from '../infra/local/data-folder.ts';
import { accountsAndCalls, banner, completed } from '../infra/local/demo/banner.ts';
import { type DemoKeeper, demoKeeper } from '../infra/local/demo/keeper.ts';
import type { LocalStack } from '../infra/local/local-stack.ts';
import { allowLocalProvider, hadLocalProvider } from '../infra/local/oidc/allow.ts';
import { optionsOf, START } from '../infra/local/options.ts';
import { startStack } from '../infra/local/stack.ts';
import { untilStopped } from '../infra/local/until-stopped.ts';

/** The stack keeps running when the reader of its output exits. */
process.stdout.on('error', () => undefined);

/** In a terminal, a line takes the place of one that shows progress. */
const CLEAR = process.stdout.isTTY ? '\r\u001B[K' : '';

const log = (line: string): void => void process.stdout.write(`${CLEAR}${line}\n`);

/** A demo hub that cannot be created leaves the stack as it is. After a stop, the next start creates it. */
const fillDemoHub = (keeper: DemoKeeper, stack: LocalStack, isStopping: () => boolean): Promise<void> =>
  keeper.fill(stack).then(
    (isNew) => {
      if (isNew) log(completed(stack.origin));
    },
    (error) => {
      if (!isStopping()) log(`The demo hub Kiln & Clay is not available. ${error?.message ?? error}`);
    },
  );

const run = async (): Promise<void> => {
  const options = readArguments(START, (args) => optionsOf(args, process.env));
  const folder = openDataFolder(options.dataFolder, options);
  process.once('exit', folder.release);
  const hasProvider = options.oidc || hadLocalProvider(folder);
  if (hasProvider) allowLocalProvider(process.env);
  let isStopping = false;
  const stopped = untilStopped().then(() => {
    isStopping = true;
  });
  const keeper = demoKeeper(folder);
  const starting = startStack({ ...options, folder, log, demo: keeper.demo, onClockMoved: keeper.refresh });
  const stack = await Promise.race([starting, stopped]);
  if (!stack) return;
  const ready = keeper.start(stack).then(async (demo) => {
    stack.open();
    const started = { ...stack, ...demo, dataFolder: folder.path, tokens: options.tokens };
    if (options.tokens) log(accountsAndCalls(started));
    log(banner(started));
    const filled = options.bare ? undefined : fillDemoHub(keeper, stack, () => isStopping);
    if (!hasProvider) return;
    await filled;
    const { startDemoProvider } = await import('../infra/local/oidc/demo-provider.ts');
    log(await startDemoProvider(folder, stack, demo.demo, keeper.demo()?.community));
  });
  const lost = stack.ended.then(() =>
    Promise.reject(new Error(`${stack.engine} has stopped, so the local stack stops too.`)),
  );
  lost.catch(() => undefined);
  try {
    await Promise.race([ready.then(() => stopped), stopped, lost]);
  } finally {
    keeper.stop();
    await stack.stop();
  }
  log('Stopped.');
};

process.env.TZ = 'UTC';
run().then(
  () => process.exit(0),
  (error) => {
    const inUse = error?.code === 'EADDRINUSE';
    log(inUse ? `Port ${error.port} is in use. Set PORT to another port.` : (error?.message ?? String(error)));
    process.exit(1);
  },
);
