const guardedValues = (value: unknown, check: () => void, owner: object): unknown => {
  if (typeof value === 'function')
    return (...args: readonly unknown[]) => {
      check();
      return Reflect.apply(value, owner, args);
    };
  return guarded(value, check);
};

/** Wraps ports so that `check` runs before each call. An error of `check` is thrown by the call. */
export const guarded = <T>(ports: T, check: () => void): T => {
  if (typeof ports !== 'object' || ports === null) return ports;
  return new Proxy(ports, { get: (target, name) => guardedValues(Reflect.get(target, name), check, target) });
};
