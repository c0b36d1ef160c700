import type { Step } from '../../../platform/db/transaction.ts';
import type { DefinedNode, Definition } from '../definition.ts';
import type { Arrival, NodeKind } from '../node-kind.ts';
import { NODE_KINDS } from './registry.ts';

const KINDS: ReadonlyMap<string, NodeKind> = new Map(NODE_KINDS.map((kind) => [kind.type, kind as NodeKind]));

/** The kind of a node; `undefined` for nodes of drip campaigns, which the registry does not contain. */
export const kindOf = (type: string): NodeKind | undefined => KINDS.get(type);

/** The data of a node. Its definition was validated against its kind. */
export const dataOf = ({ data }: Pick<DefinedNode, 'data'>) => data as Readonly<Record<string, unknown>>;

/** The steps that are written with the move to a node. */
export const arrivalSteps = ({ nodes }: Definition, node: string, arrival: Arrival): readonly Step[] => {
  const to = nodes.find(({ id }) => id === node);
  return (to && kindOf(to.type)?.arrive?.(dataOf(to), arrival)) ?? [];
};
