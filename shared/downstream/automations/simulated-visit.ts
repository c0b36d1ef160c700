import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ConditionSet } from './condition-set.ts';

/** The assumptions about an awaited event, a condition or a split. */
export const ASSUMPTIONS = ['event', 'timeout', 'true', 'false'] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** What the effects of earlier nodes would have changed. */
export interface Overlay {
  readonly tags: Map<string, boolean>;
  readonly achievements: Set<string>;
}

/** A member at a node of a simulation. */
export interface SimulatedVisit {
  readonly node_id: string;
  /** When the member reaches the node, in ms. */
  readonly at: number;
  /** When the simulation began, in ms: the time of the enrollment. */
  readonly began: number;
  /** The id that splits use. */
  readonly enrollmentId: string;
  readonly assumed: Assumption | undefined;
  readonly overlay: Overlay;
  readonly db: Table;
  readonly hub: HubKey;
  /** The id of the member. */
  readonly contact: string;
  /** Whether the member meets the conditions at this visit, with the overlay applied. */
  meets(set: ConditionSet): Promise<boolean>;
}

/** The assumed branch of a condition or a split; `undefined` without an assumption. */
export const assumedBranch = ({ assumed }: SimulatedVisit): boolean | undefined =>
  assumed === 'true' || assumed === 'false' ? assumed === 'true' : undefined;
