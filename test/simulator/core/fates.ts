import { awsError } from '../../support/faults.ts';
import { share } from './seeded.ts';

/** How a call across a boundary ends. Without members: as it should. */
export interface Fate {
  readonly name: string;
  /** Milliseconds until it is carried out. */
  readonly late?: number;
  /** It has no effect, and the caller gets this error. */
  readonly refuse?: () => Error;
  /** It has its effect, and the caller gets this error instead of the result. */
  readonly forget?: () => Error;
  /** It has its effect twice, as a repeated request; the caller gets the second result. */
  readonly twice?: boolean;
  /** Of a batch, only the first half has its effect, and the caller learns which. */
  readonly half?: boolean;
  /** It has its effect, and the caller's process ends. */
  readonly die?: boolean;
}

/** A call, as far as its fate depends on it. */
export interface Call {
  readonly kind: string;
  readonly label: string;
  /** The invocation that makes it. */
  readonly by: string;
  /** Its number among the calls of the invocation, from 1. */
  readonly nth: number;
}

export type Fates = (call: Call) => Fate;

export const OK: Fate = { name: 'ok' };

const timeout = (): Error => awsError('TimeoutError', 503);
const throttled = (): Error => awsError('ThrottlingException', 400);
const unavailable = (): Error => awsError('InternalServerError', 500);

const FAULTS: readonly Fate[] = [
  { name: 'throttled', refuse: throttled },
  { name: 'refused', refuse: unavailable },
  { name: 'timeout, not carried out', refuse: timeout },
  { name: 'timeout, carried out', forget: timeout },
  { name: 'repeated', twice: true },
  { name: 'late', late: 3_000 },
  { name: 'dies', die: true },
];

/** The name of a call in a list of faults to leave out. */
export const nameOfCall = ({ by, nth }: Call): string => `${by}:${nth}`;

/**
 * Faults by chance. They depend on the seed and the call only, so that leaving one out does not change the others.
 * `met` takes each of them.
 */
export const randomFates = (
  seed: number,
  chance: number,
  { without, met }: { readonly without: ReadonlySet<string>; readonly met: (name: string) => void },
): Fates => {
  return (call) => {
    const drawn = share(seed, call.by, call.nth, call.kind);
    if (drawn >= chance) return OK;
    const name = nameOfCall(call);
    if (without.has(name)) return OK;
    met(name);
    return FAULTS[Math.floor((drawn / chance) * FAULTS.length)] ?? OK;
  };
};
