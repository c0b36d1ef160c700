const RealDate = globalThis.Date;

/** Milliseconds that service time is ahead of the machine's, shared by all threads of the local stack. */
export type ClockOffset = BigInt64Array<SharedArrayBuffer>;

export const clockOffset = (milliseconds = 0): ClockOffset => {
  const offset = new BigInt64Array(new SharedArrayBuffer(8));
  Atomics.store(offset, 0, BigInt(Math.trunc(milliseconds)));
  return offset;
};

export const offsetMilliseconds = (offset: ClockOffset): number => Number(Atomics.load(offset, 0));

/** Advances service time for all threads. It never goes back. */
export const advance = (offset: ClockOffset, milliseconds: number): void => {
  Atomics.add(offset, 0, BigInt(Math.max(0, Math.trunc(milliseconds))));
};

/** A Date constructor whose current time is ahead by the offset. Dates from given values do not change. */
export const dateWith = (offset: ClockOffset): DateConstructor => {
  const now = () => RealDate.now() + offsetMilliseconds(offset);
  return new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, property) => (property === 'now' ? now : Reflect.get(target, property)),
  });
};

/** Replaces this thread's Date by one that follows the offset. */
export const followClock = (offset: ClockOffset): void => {
  globalThis.Date = dateWith(offset);
};
