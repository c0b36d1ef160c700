import type { Step } from '../../../platform/db/transaction.ts';
import type { Definition } from '../definition.ts';
import type { Arrival, NodeKind } from '../node-kind.ts';
import { NODE_KINDS } from './registry.ts';

const KINDS: ReadonlyMap<string, NodeKind> = new Map(NODE_KINDS.map((kind) => [kind.type, kind as NodeKind]));

/** What is written with the move to a node. */
export const arrivalSteps = ({ nodes }: Definition, node: string, arrival: Arrival): readonly Step[] => {
  const to = nodes.find(({ id }) => id === node);
  return (to && KINDS.get(to.type)?.arrive?.(to.data, arrival)) ?? [];
};
