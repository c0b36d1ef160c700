/** A number in [0, 2³²) that depends on every part: the same parts give the same number (xxHash's finalizer). */
export const mixed = (...parts: readonly (number | string)[]): number => {
  let hash = 0x9e3779b1;
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x85ebca77);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae3d);
    hash ^= hash >>> 16;
  };
  for (const part of parts) {
    if (typeof part === 'number') mix(part);
    else for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));
  }
  return hash >>> 0;
};

/** A share in [0, 1) that depends on every part. */
export const share = (...parts: readonly (number | string)[]): number => mixed(...parts) / 2 ** 32;

/** Random numbers that a seed determines. */
export class Random {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  next(): number {
    this.#drawn += 1;
    return share(this.#seed, this.#drawn);
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('There is nothing to pick from');
    return from[this.below(from.length)] as T;
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  fill<T extends Uint8Array>(bytes: T): T {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = this.below(256);
    return bytes;
  }
}
