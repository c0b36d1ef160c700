const RealDate = globalThis.Date;

/** Milliseconds that service time runs ahead of the machine's, shared by every thread of the local stack. */
export type ClockOffset = BigInt64Array<SharedArrayBuffer>;

export const clockOffset = (milliseconds = 0): ClockOffset => {
  const offset = new BigInt64Array(new SharedArrayBuffer(8));
  Atomics.store(offset, 0, BigInt(Math.trunc(milliseconds)));
  return offset;
};

export const offsetMilliseconds = (offset: ClockOffset): number => Number(Atomics.load(offset, 0));

/** Moves service time forward for every thread that holds the offset; time never runs back. */
export const advance = (offset: ClockOffset, milliseconds: number): void => {
  Atomics.add(offset, 0, BigInt(Math.max(0, Math.trunc(milliseconds))));
};

/** A Date whose present is the offset ahead of the machine's; dates made from given values are untouched. */
export const dateWith = (offset: ClockOffset): DateConstructor => {
  const now = () => RealDate.now() + offsetMilliseconds(offset);
  return new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, property) => (property === 'now' ? now : Reflect.get(target, property)),
  });
};

/** From here on this thread's Date follows the offset. */
export const followClock = (offset: ClockOffset): void => {
  globalThis.Date = dateWith(offset);
};
