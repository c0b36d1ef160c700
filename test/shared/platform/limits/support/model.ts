import type { Policy } from '../../../../../shared/platform/limits/window.ts';

/**
 * A reference implementation of the sliding-window counter: exact integers, no precomputed steps. A limit up to 60 is
 * exact; above 60, the part of the previous window is rounded up to whole steps.
 */
export class ReferenceLimiter {
  readonly #policy: Policy;
  readonly #calls = new Map<number, number>();

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  /** Whether a call passes at this time. A call that passes is counted. */
  take(now: number): boolean {
    const window = this.#window(now);
    const passes = this.remaining(now) > 0;
    if (passes) this.#calls.set(window, this.#count(window) + 1);
    return passes;
  }

  giveBack(takenAt: number): void {
    const window = this.#window(takenAt);
    this.#calls.set(window, this.#count(window) - 1);
  }

  /** The number of calls that would pass at this time. */
  remaining(now: number): number {
    const { limit, seconds } = this.#policy;
    const length = BigInt(seconds) * 1000n;
    const window = this.#window(now);
    const left = (BigInt(window) + 1n) * length - BigInt(now);
    const previous = BigInt(this.#count(window - 1));
    const carried = Number((previous * left + length - 1n) / length);
    const stepHeight = Math.ceil(limit / 60);
    const step = Math.min(Math.ceil(carried / stepHeight) * stepHeight, Math.max(carried, limit - 1));
    return Math.max(0, limit - this.#count(window) - step);
  }

  #window(now: number): number {
    return Math.floor(now / (this.#policy.seconds * 1000));
  }

  #count(window: number): number {
    return this.#calls.get(window) ?? 0;
  }
}
