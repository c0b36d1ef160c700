import { LINKS, type Link } from './node-kind.ts';

/** A node of the graph. */
export type GraphNode = {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
} & { readonly [L in (typeof LINKS)[number]]?: string | undefined };

/** The minimum seconds of one pass through a loop. */
export const MIN_LOOP_SECONDS = 3_600;

/** The minimum seconds at a node before it is left by a link. */
export type SecondsOf = (node: GraphNode, link: Link) => number;

/** The shortest time in seconds from a node back to itself; infinite without a loop. */
const loopSeconds = (from: GraphNode, nodes: ReadonlyMap<string, GraphNode>, secondsOf: SecondsOf): number => {
  const soonest = new Map<GraphNode, number>();
  const open = new Map<GraphNode, number>([[from, 0]]);
  while (open.size > 0) {
    const [node, spent] = [...open].reduce((one, other) => (other[1] < one[1] ? other : one));
    open.delete(node);
    if (node === from && spent > 0) return spent;
    for (const link of LINKS) {
      const next = nodes.get(node[link] ?? '');
      const then = spent + secondsOf(node, link);
      if (!next || then >= Math.min(soonest.get(next) ?? Number.POSITIVE_INFINITY, MIN_LOOP_SECONDS)) continue;
      soonest.set(next, then);
      open.set(next, then);
    }
  }
  return Number.POSITIVE_INFINITY;
};

/** Whether a waiting node is on a loop that is shorter than the minimum. */
export const isLoopTooShort = (node: GraphNode, nodes: ReadonlyMap<string, GraphNode>, secondsOf: SecondsOf): boolean =>
  LINKS.some((link) => secondsOf(node, link) > 0) && loopSeconds(node, nodes, secondsOf) < MIN_LOOP_SECONDS;
