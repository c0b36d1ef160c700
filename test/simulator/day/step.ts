import { Random } from '../core/seeded.ts';
import type { Day } from './day.ts';

/** One step of an actor. Which things it concerns is decided by its numbers when it runs. */
export interface Step {
  readonly nth: number;
  /** The actor; the steps of one actor follow each other, those of different actors do not wait. */
  readonly actor: number;
  readonly kind: string;
  /** Milliseconds after the actor's step before it. */
  readonly gap: number;
  /** How many clients do it at the same moment. */
  readonly times: number;
  /** Whether these clients do exactly the same, as a client that clicks twice. */
  readonly same: boolean;
  readonly a: number;
  readonly b: number;
}

/** What a kind of step does, and how often it occurs beside the other kinds. */
export interface StepKind {
  readonly weight: number;
  run(day: Day, step: Step): Promise<void>;
}

export type StepKinds = Readonly<Record<string, StepKind>>;

const ACTORS = 5;

/** What a day cannot do without: other steps refer to the things that these create. */
const FIRST = ['post', 'create an event', 'comment', 'message'];

/** How often a kind occurs on a day at all. A day of few kinds has more of each, and more that concerns one thing. */
const OCCURS = 0.35;

/** The steps of a day. They depend on the seed only. */
export const stepsOf = (seed: number, kinds: StepKinds, count: number): readonly Step[] => {
  const random = new Random(seed ^ 0x5bd1e995);
  const occurring = Object.entries(kinds).filter(() => random.chance(OCCURS));
  const drawn = (occurring.length > 0 ? occurring : Object.entries(kinds)).flatMap(([name, { weight }]) =>
    Array.from({ length: weight }, () => name),
  );
  const step = (kind: string, nth: number): Step => ({
    nth,
    kind,
    actor: random.below(ACTORS),
    times: random.chance(0.3) ? 3 : 1,
    same: random.chance(0.5),
    gap: random.chance(0.7) ? random.below(40) : random.below(4_000),
    a: random.chance(0.5) ? 0 : random.below(1_000),
    b: random.below(1_000),
  });
  const first = FIRST.map((kind, nth) => ({ ...step(kind, nth), actor: 0, times: 1, a: 0, b: 2 }));
  return [...first, ...Array.from({ length: count }, (_, nth) => step(random.pick(drawn), FIRST.length + nth))];
};
