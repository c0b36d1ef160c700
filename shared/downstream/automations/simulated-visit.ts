import type { ConditionSet } from './condition-set.ts';

/** What an awaited event, a condition or a split is assumed to do in a simulation. */
export const ASSUMPTIONS = ['event', 'timeout', 'true', 'false'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** What the effects of earlier nodes would have changed of the member. */
export interface Overlay {
  readonly tags: Map<string, boolean>;
  readonly achievements: Set<string>;
}

/** A member at a node of a simulation. */
export interface SimulatedVisit {
  readonly node_id: string;
  /** When the member comes to the node, in ms. */
  readonly at: number;
  /** When the simulation began, in ms: the time of the enrollment. */
  readonly began: number;
  /** Stands for the id of the enrollment. */
  readonly name: string;
  readonly assumed: Assumption | undefined;
  readonly overlay: Overlay;
  /** Whether the member meets the conditions at this visit, with what earlier nodes would have changed. */
  meets(set: ConditionSet): Promise<boolean>;
}

/** What was assumed of a condition or a split; `undefined` where nothing was. */
export const assumedTruth = ({ assumed }: SimulatedVisit): boolean | undefined =>
  assumed === 'true' || assumed === 'false' ? assumed === 'true' : undefined;
