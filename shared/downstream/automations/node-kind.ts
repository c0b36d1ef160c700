import type * as z from 'zod';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { ContactItem } from '../../hubs/people/contacts/contact-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { ConditionSet } from './condition-set.ts';
import type { EnrollmentItem } from './enrollment-item.ts';
import type { SimulatedVisit } from './simulated-visit.ts';

export const LINKS = ['next', 'next_if_true', 'next_if_false', 'next_on_timeout'] as const;
/** A way out of a node. One that leads nowhere ends the automation. */
export type Link = (typeof LINKS)[number];

/** A member at a node: all that an effect may need, as it was read when the step began. */
export interface Visit {
  readonly db: Table;
  readonly hub: HubKey;
  readonly hubItem: HubItem;
  readonly automation: { readonly id: string; readonly name: string };
  readonly enrollment: EnrollmentItem;
  readonly node_id: string;
  readonly member: MemberItem;
  readonly contact: ContactItem;
  /** Of enrollment, node and visit: the same however often the step is tried, and no other step's. */
  readonly key: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** What a node does at a visit. Its steps are written with the move itself: all of it once, or nothing. */
export type Plan = { readonly steps?: readonly Step[] } & (
  | { readonly go: Link }
  /** Until a moment (ISO 8601), or until an event comes. Then the node is asked again. */
  | { readonly wait: string | null }
  | { readonly end: 'exited' }
  /** It can never be done: the enrollment ends with this code. */
  | { readonly fail: string }
);

/** Something that a node's data names and the tenant must have. */
export interface Reference {
  readonly key: Key | undefined;
  readonly field: string;
  readonly code: ReferenceCode;
  /** The hub that it must be of, where its key does not say. */
  readonly hub?: string;
}

export type ReferenceCode =
  | 'unknown_tag'
  | 'unknown_achievement'
  | 'unknown_content_node'
  | 'unknown_product'
  | 'unknown_space'
  | 'unknown_target'
  | 'unknown_contact'
  | 'unknown_endpoint';

/** What a node's data refers to: rows of the tenant, and conditions, which refer to rows of their own. */
export interface References {
  readonly rows: readonly Reference[];
  readonly conditions: ConditionSet | null;
}

export const NO_REFERENCES = (): References => ({ rows: [], conditions: null });
export const refersTo = (...rows: readonly Reference[]): References => ({ rows, conditions: null });

/** By which way and when (ms) a simulation leaves a node; at an exit it ends. */
export type Turn = { readonly way: Link; readonly left: number } | 'exit';

/** A node that takes no time and has one way out. */
export const passesAtOnce = (_: unknown, { at }: SimulatedVisit): Turn => ({ way: 'next', left: at });

/** A kind of node: what its data looks like, and where it leads. */
export interface NodeKind<T extends string = string, D extends z.ZodObject = z.ZodObject> {
  readonly type: T;
  readonly data: D;
  readonly links: readonly Link[];
  /** Whether each visit takes time, so that a way round that leads through it is no endless loop. */
  pauses?(data: z.output<D>): boolean;
  /** How many seconds a visit that pauses takes at least, by its way out; without it, until something happens outside. */
  leastSeconds?(data: z.output<D>, link: Link): number;
  /** What its data names and the tenant must have. */
  references(data: z.output<D>, hub: HubKey): References;
  /** Whether a visit does something to the member. */
  readonly has_effect: boolean;
  /** How a simulation leaves it: what the plan would do, without doing it. */
  simulate(data: z.output<D>, visit: SimulatedVisit): Turn | Promise<Turn>;
  /** What is written with the move that leads to it: that it waits for an event. `awaitedBy` names its types. */
  arrive?(data: z.output<D>, arrival: Arrival): readonly Step[];
}

/** What a kind of node does at a visit. It stands apart, so that who only checks definitions carries none of it. */
export type PlanOf<K extends { readonly data: z.ZodType }> = (data: z.output<K['data']>, visit: Visit) => Promise<Plan>;

/** An enrollment as it will be once it has come to a node. */
export interface Arrival {
  readonly hub: HubKey;
  readonly contact: string;
  readonly automation: string;
  readonly enrollment: string;
  readonly visit: number;
}

export const nodeKind = <T extends string, D extends z.ZodObject>(kind: NodeKind<T, D>): NodeKind<T, D> => kind;

/** Says which step of the plan stood in the way; the plan is made anew. */
export const EFFECT = 'effect';
