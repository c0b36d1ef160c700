import { type GraphNode, isLoopTooShort, MIN_LOOP_SECONDS, type SecondsOf } from './loop-duration.ts';
import { LINKS, type NodeKind } from './node-kind.ts';

/** The nodes and links of a definition. */
export interface Graph {
  readonly entry_node_id: string;
  readonly nodes: readonly GraphNode[];
}

/** A problem of a definition, and its path. */
interface GraphProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The existing nodes that a node links to. */
const targetsOf = (node: GraphNode, nodes: ReadonlyMap<string, GraphNode>): readonly GraphNode[] =>
  LINKS.flatMap((link) => nodes.get(node[link] ?? '') ?? []);

const reachableNodes = (graph: Graph, nodes: ReadonlyMap<string, GraphNode>): ReadonlySet<GraphNode> => {
  const first = nodes.get(graph.entry_node_id);
  const seen = new Set<GraphNode>(first ? [first] : []);
  /* Iteration over a Set visits members that are added during the iteration. */
  for (const node of seen) for (const next of targetsOf(node, nodes)) seen.add(next);
  return seen;
};

/**
 * The nodes on loops that contain no node that pauses: removes nodes without a successor until none is left to remove.
 */
const nodesInEndlessLoops = (
  graph: Graph,
  nodes: ReadonlyMap<string, GraphNode>,
  pauses: (node: GraphNode) => boolean,
): ReadonlySet<GraphNode> => {
  const left = new Set(graph.nodes.filter((node) => !pauses(node)));
  const hasSuccessor = (node: GraphNode) => targetsOf(node, nodes).some((next) => left.has(next));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const node of left) if (!hasSuccessor(node)) left.delete(node);
  }
  const inside = [...left].filter((node) => leadsBack(node, left, nodes));
  return new Set(inside);
};

const leadsBack = (from: GraphNode, among: ReadonlySet<GraphNode>, nodes: ReadonlyMap<string, GraphNode>): boolean => {
  const seen = new Set(targetsOf(from, nodes).filter((next) => among.has(next)));
  for (const node of seen) {
    if (node === from) return true;
    for (const next of targetsOf(node, nodes)) if (among.has(next)) seen.add(next);
  }
  return false;
};

/**
 * All problems of a definition: duplicate ids, links to unknown nodes or that the kind does not have, unreachable
 * nodes, and loops without a wait or with waits of less than an hour. Each is reported at its node.
 */
export const graphProblems = (graph: Graph, kinds: readonly NodeKind[]): readonly GraphProblem[] => {
  const kindOf = new Map(kinds.map((kind) => [kind.type, kind]));
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const known = reachableNodes(graph, nodes);
  const pauses = ({ type, data }: GraphNode) => kindOf.get(type)?.pauses?.(data) ?? false;
  const round = nodesInEndlessLoops(graph, nodes, pauses);
  const secondsOf: SecondsOf = (node, link) =>
    pauses(node) ? (kindOf.get(node.type)?.minSeconds?.(node.data, link) ?? Number.POSITIVE_INFINITY) : 0;
  const problems: GraphProblem[] = [];
  if (!nodes.has(graph.entry_node_id))
    problems.push({ path: ['entry_node_id'], message: '`entry_node_id` is not the id of a node.' });
  for (const [nth, node] of graph.nodes.entries()) {
    const at = (message: string, ...path: string[]) => problems.push({ path: ['nodes', nth, ...path], message });
    if (nodes.get(node.id) !== node) at('The node id is not unique.', 'id');
    for (const link of LINKS) {
      const to = node[link];
      if (to === undefined) continue;
      if (!kindOf.get(node.type)?.links.includes(link)) at('A node of this type does not have this link.', link);
      else if (!nodes.has(to)) at('The link does not point to a node.', link);
    }
    if (nodes.get(node.id) === node && !known.has(node) && nodes.has(graph.entry_node_id))
      at('The node is not reachable from `entry_node_id`.');
    if (round.has(node)) at('The node is in a loop without a wait; add a wait to the loop.');
    else if (isLoopTooShort(node, nodes, secondsOf))
      at(
        `The waits in the loop through this node are less than ${MIN_LOOP_SECONDS} seconds in total; add a longer wait.`,
      );
  }
  return problems;
};
