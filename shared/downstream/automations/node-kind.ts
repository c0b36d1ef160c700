import type * as z from 'zod';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { ContactItem } from '../../hubs/people/contacts/contact-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { ProfileField } from '../../hubs/people/profile-fields/profile-field-item.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { AutomationItem } from './automation-item.ts';
import type { ConditionSet } from './condition-set.ts';
import type { EnrollmentItem } from './enrollment-item.ts';
import type { SimulatedVisit } from './simulated-visit.ts';

export const LINKS = ['next', 'next_if_true', 'next_if_false', 'next_on_timeout'] as const;
/** An outgoing link of a node. A missing link ends the enrollment. */
export type Link = (typeof LINKS)[number];

/** A member at a node, with the rows that were read for the step. */
export interface Visit {
  readonly db: Table;
  readonly hub: HubKey;
  readonly hubItem: HubItem;
  readonly automation: Pick<AutomationItem, 'id' | 'name' | 'drip_campaign_id'>;
  readonly enrollment: EnrollmentItem;
  readonly node_id: string;
  readonly member: MemberItem;
  readonly contact: ContactItem;
  /** The profile fields of the team. */
  readonly profileFields: readonly ProfileField[];
  /** Composed of enrollment, node and visit: the same for every attempt of this step, and unique among steps. */
  readonly key: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The result of a node at a visit. The steps are written in one transaction with the move. */
export type Plan = { readonly steps?: readonly Step[] } & (
  | { readonly go: Link }
  /** Waits until a time (ISO 8601), or for an event if null. Then the node is planned again. */
  | { readonly wait: string | null }
  | { readonly end: 'exited' }
  /** A permanent failure: the enrollment ends with this error code. */
  | { readonly fail: string }
);

/** A row of the tenant that a node's data refers to. */
export interface Reference {
  readonly key: Key | undefined;
  readonly field: string;
  readonly code: ReferenceCode;
  /** The hub that the row must belong to, if its key does not contain it. */
  readonly hub?: string;
  /** Whether an existing row may be referred to; without it, every row. */
  readonly accepts?: (row: unknown, now: Date) => boolean;
}

export type ReferenceCode =
  | 'unknown_tag'
  | 'unknown_achievement'
  | 'unknown_content_node'
  | 'unknown_product'
  | 'unknown_profile_field'
  | 'unknown_space'
  | 'unknown_target'
  | 'unknown_contact'
  | 'sender_not_appointed'
  | 'unknown_endpoint';

/** The references of a node: rows of the tenant, and conditions with references of their own. */
export interface References {
  readonly rows: readonly Reference[];
  readonly conditions: ConditionSet | null;
}

export const NO_REFERENCES = (): References => ({ rows: [], conditions: null });
export const refersTo = (...rows: readonly Reference[]): References => ({ rows, conditions: null });

/** The link that a simulation follows and the time (ms) when it leaves the node; `exit` and a failure end it. */
type SimulatedMove = { readonly way: Link; readonly left: number } | 'exit' | { readonly fail: string };

/** Follows `next` at once. */
export const passThrough = (_: unknown, { at }: SimulatedVisit): SimulatedMove => ({ way: 'next', left: at });

/** A kind of node: the schema of its data and its links. */
export interface NodeKind<T extends string = string, D extends z.ZodObject = z.ZodObject> {
  readonly type: T;
  readonly data: D;
  readonly links: readonly Link[];
  /** Whether each visit takes time, so that a loop through the node is not endless. */
  pauses?(data: z.output<D>): boolean;
  /** The minimum seconds of a visit that pauses, by link. Without it the visit lasts until an outside event. */
  minSeconds?(data: z.output<D>, link: Link): number;
  /** What the data refers to and the tenant must have. */
  references(data: z.output<D>, hub: HubKey): References;
  /** Whether a visit sends or changes something. */
  readonly has_effect: boolean;
  /** Simulates the plan without effects. */
  simulate(data: z.output<D>, visit: SimulatedVisit): SimulatedMove | Promise<SimulatedMove>;
  /**
   * The steps that are written with the move to this node: its event subscriptions. `awaitedEventTypes` returns their
   * types.
   */
  arrive?(data: z.output<D>, arrival: Arrival): readonly Step[];
}

/**
 * The plan of a kind of node. It is apart from the kind, so that functions that only validate definitions do not bundle
 * it.
 */
export type PlanOf<K extends { readonly data: z.ZodType }> = (data: z.output<K['data']>, visit: Visit) => Promise<Plan>;

/** An enrollment that is about to reach a node. */
export interface Arrival {
  readonly hub: HubKey;
  readonly contact: string;
  readonly automation: string;
  readonly enrollment: string;
  readonly visit: number;
}

export const nodeKind = <T extends string, D extends z.ZodObject>(kind: NodeKind<T, D>): NodeKind<T, D> => kind;

/** Labels the steps of a plan whose failed condition causes a retry with a new plan. */
export const EFFECT = 'effect';
