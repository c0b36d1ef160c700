import { LINKS, type Link } from './node-kind.ts';

/** A node as far as its place among the others goes. */
export type GraphNode = {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
} & { readonly [L in (typeof LINKS)[number]]?: string | undefined };

/** How long a member takes at least to go once round a loop of an automation. */
export const LEAST_ROUND_SECONDS = 3_600;

/** The seconds that a member spends at a node at least before they leave it by a link. */
export type SecondsOf = (node: GraphNode, link: Link) => number;

/** The seconds after which a member who leaves a node is back at it at the earliest; infinite where no way leads back. */
const secondsBack = (from: GraphNode, nodes: ReadonlyMap<string, GraphNode>, secondsOf: SecondsOf): number => {
  const soonest = new Map<GraphNode, number>();
  const open = new Map<GraphNode, number>([[from, 0]]);
  while (open.size > 0) {
    const [node, spent] = [...open].reduce((one, other) => (other[1] < one[1] ? other : one));
    open.delete(node);
    if (node === from && spent > 0) return spent;
    for (const link of LINKS) {
      const next = nodes.get(node[link] ?? '');
      const then = spent + secondsOf(node, link);
      if (!next || then >= Math.min(soonest.get(next) ?? Number.POSITIVE_INFINITY, LEAST_ROUND_SECONDS)) continue;
      soonest.set(next, then);
      open.set(next, then);
    }
  }
  return Number.POSITIVE_INFINITY;
};

/** Whether a node that waits stands on a way round that takes less time than it must. */
export const isRushed = (node: GraphNode, nodes: ReadonlyMap<string, GraphNode>, secondsOf: SecondsOf): boolean =>
  LINKS.some((link) => secondsOf(node, link) > 0) && secondsBack(node, nodes, secondsOf) < LEAST_ROUND_SECONDS;
