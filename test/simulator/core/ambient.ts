import crypto, { webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Random } from './seeded.ts';

/** The clock and the timers of a simulated run. */
export interface Time {
  now(): number;
  wait(ms: number, then: () => void): void;
}

/**
 * Replaces what a process reads from its surroundings, the clock, timers and random numbers, by those of a run, until
 * the returned function is called. One run at a time.
 */
export const surround = (time: Time, random: Random): (() => void) => {
  const { Date: RealDate, setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
  const [realRandom, realNow] = [Math.random, performance.now];
  const { randomBytes, randomUUID, randomFillSync } = crypto;
  const { getRandomValues, randomUUID: webUUID } = webcrypto;

  const SimulatedDate: DateConstructor = new Proxy(RealDate, {
    construct: (target, args, newTarget): object =>
      Reflect.construct(
        target,
        args.length > 0 ? args : [time.now()],
        newTarget === SimulatedDate ? target : newTarget,
      ),
    get: (target, name) => (name === 'now' ? () => time.now() : Reflect.get(target, name)),
  });
  const uuid = (): `${string}-${string}-${string}-${string}-${string}` => {
    const bytes = random.fill(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Buffer.from(bytes).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
  const stopped = new WeakSet<object>();
  const wait = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = { unref: () => timer, ref: () => timer, hasRef: () => true, [Symbol.toPrimitive]: () => 0 };
    time.wait(ms, () => void (stopped.has(timer) || run(...args)));
    return timer;
  };

  Object.assign(globalThis, {
    Date: SimulatedDate,
    setTimeout: wait,
    clearTimeout: (timer: unknown) => void (typeof timer === 'object' && timer && stopped.add(timer)),
  });
  Math.random = () => random.next();
  performance.now = () => time.now();
  Object.assign(crypto, {
    randomBytes: (size: number) => random.fill(Buffer.alloc(size)),
    randomUUID: uuid,
    randomFillSync: (bytes: Uint8Array) => random.fill(bytes),
  });
  Object.assign(webcrypto, { getRandomValues: (bytes: Uint8Array) => random.fill(bytes), randomUUID: uuid });
  syncBuiltinESMExports();

  return () => {
    Object.assign(globalThis, { Date: RealDate, setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
    Math.random = realRandom;
    performance.now = realNow;
    Object.assign(crypto, { randomBytes, randomUUID, randomFillSync });
    Object.assign(webcrypto, { getRandomValues, randomUUID: webUUID });
    syncBuiltinESMExports();
  };
};
