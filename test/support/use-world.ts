import { afterAll, beforeAll } from 'vitest';

/** A world, a store or another fixture that holds an engine, and how it is stopped. */
type Stoppable =
  | { stop(): unknown }
  | { readonly service: { stop(): unknown } }
  | { readonly world: { readonly service: { stop(): unknown } } };

const stop = (world: Stoppable): unknown => {
  if ('stop' in world) return world.stop();
  return 'service' in world ? world.service.stop() : world.world.service.stop();
};

/** An object that reads and writes through to what `read` returns. */
const lazy = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(read(), name),
    set: (_, name, value) => Reflect.set(read(), name, value),
    has: (_, name) => Reflect.has(read(), name),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(read(), name),
  });

/**
 * What `make` returns, made once before the tests of the file or block. Fixtures are made in the order of their
 * declaration; reading one earlier throws. Only for plain objects.
 */
export const useFixture = <T extends object>(make: () => T | Promise<T>): T => {
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
  });
  return lazy(() => {
    if (!made) throw new Error('A fixture can only be read in a hook or a test.');
    return made;
  });
};

/** A fixture that is stopped after the tests of the file or block. */
export const useWorld = <T extends Stoppable>(start: () => Promise<T>): T => {
  const world = useFixture(start);
  afterAll(() => stop(world));
  return world;
};
