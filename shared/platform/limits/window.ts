/** A limit: at most `limit` calls in any `seconds`, told apart by `name`. */
export interface Policy {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Calls counted in the window before this one and in this one. */
export interface Counts {
  readonly previous: number;
  readonly current: number;
}

/** A moment as the counter sees it: the number of its window, and how much of the one before still counts. */
export interface Moment {
  readonly window: number;
  /** Milliseconds of the previous window that lie within the last `length`; at least 1. */
  readonly left: number;
  /** Milliseconds of a whole window. */
  readonly length: number;
}

export const momentOf = ({ seconds }: Policy, now: number): Moment => {
  const length = seconds * 1000;
  const window = Math.floor(now / length);
  return { window, left: (window + 1) * length - now, length };
};

/** A store's condition holds at most 300 operators, four a stair; where a limit needs more stairs they are merged. */
const MAX_STAIRS = 60;

/** One stair: a call passes where the previous window had at most `previous` calls and this one at most `current`. */
type Stair = Counts;

/**
 * `current + ceil(previous × left ÷ length) < limit`, unrolled into stairs any one of which is enough. The previous
 * window's part is rounded up, so a burst at the edge of two windows never gets through twice. Merged stairs only ever
 * refuse more, and less than one stair's worth: a limit up to 60 is exact.
 */
export const staircase = ({ limit }: Policy, { left, length }: Pick<Moment, 'left' | 'length'>): readonly Stair[] => {
  const height = Math.ceil(limit / MAX_STAIRS);
  const stairs: Stair[] = [];
  for (let carried = 0; carried < limit; carried += height) {
    stairs.push(stairOf(limit, carried, left, length));
    if (stairs.at(-1)?.previous === limit) return stairs;
  }
  return (limit - 1) % height === 0 ? stairs : [...stairs, stairOf(limit, limit - 1, left, length)];
};

/** How much of both windows passes where the previous one may still count for `carried`. */
const stairOf = (limit: number, carried: number, left: number, length: number): Stair => ({
  previous: Math.min(limit, Math.floor((carried * length) / left)),
  current: limit - 1 - carried,
});

/** How many more calls would pass now. */
export const remaining = (policy: Policy, moment: Moment, { previous, current }: Counts): number => {
  const stair = staircase(policy, moment).find((step) => previous <= step.previous);
  return stair ? Math.max(0, stair.current + 1 - current) : 0;
};

export const passes = (policy: Policy, moment: Moment, counts: Counts): boolean =>
  remaining(policy, moment, counts) > 0;

/** Whole seconds, at least one, after which a call passes if none comes in between; it still passes any time later. */
export const retryAfter = (policy: Policy, now: number, counts: Counts): number => {
  const { window } = momentOf(policy, now);
  const passesAfter = (wait: number): boolean => {
    const then = momentOf(policy, now + wait * 1000);
    return passes(policy, then, carriedTo(then.window - window, counts));
  };
  let [least, most] = [1, 2 * policy.seconds];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (passesAfter(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
};

const carriedTo = (windows: number, { previous, current }: Counts): Counts => {
  if (windows === 0) return { previous, current };
  return { previous: windows === 1 ? current : 0, current: 0 };
};
