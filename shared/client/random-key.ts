const digits = (): string => Math.random().toString(16).slice(2, 10).padEnd(8, '0');

/** A key that is unique in practice, also where `crypto.randomUUID` is missing: React Native and plain HTTP. */
export const randomKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? [digits(), digits(), digits(), digits()].join('-');
