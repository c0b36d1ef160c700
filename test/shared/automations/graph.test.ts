import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Graph, type GraphNode, graphProblems } from '../../../shared/automations/graph.ts';
import { LINKS, type NodeKind } from '../../../shared/automations/node-kind.ts';

/** Kinds of node with every number of ways out, of which one takes time. */
const kinds = [
  { type: 'act', links: ['next'] },
  { type: 'part', links: ['next_if_true', 'next_if_false'] },
  { type: 'pause', links: ['next', 'next_on_timeout'], pauses: () => true },
  { type: 'end', links: [] },
] as unknown as readonly NodeKind[];
const kindOf = (type: string) => kinds.find((kind) => kind.type === type);
const ids = (length: number): readonly string[] => Array.from({ length }, (_, nth) => `n${nth}`);

/** Any nodes with any links to each other, that each kind can have. */
const anyGraph = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.record({
    entry_node_id: fc.constantFrom(...ids(size)),
    nodes: fc.tuple(
      ...ids(size).map((id) =>
        fc
          .record({
            type: fc.constantFrom('act', 'part', 'pause', 'end'),
            ways: fc.array(fc.option(fc.constantFrom(...ids(size)), { nil: undefined }), {
              minLength: 2,
              maxLength: 2,
            }),
          })
          .map(({ type, ways }): GraphNode => {
            const links = kindOf(type)?.links ?? [];
            return { id, type, data: {}, ...Object.fromEntries(links.map((link, nth) => [link, ways[nth]])) };
          }),
      ),
    ),
  }),
);

const targets = (graph: Graph, node: GraphNode) =>
  LINKS.flatMap((link) => graph.nodes.find(({ id }) => id === node[link]) ?? []);

/** The nodes from which a walk that never waits can be as long as one likes: told by walking, not by what is tested. */
const walksForEver = (graph: Graph, from: GraphNode): boolean => {
  const walk = (node: GraphNode, steps: number): boolean => {
    if (steps > graph.nodes.length) return true;
    return targets(graph, node).some((next) => next.type !== 'pause' && walk(next, steps + 1));
  };
  return from.type !== 'pause' && walk(from, 0);
};

const reachedBy = (graph: Graph): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (node: GraphNode | undefined): void => {
    if (!node || seen.has(node.id)) return;
    seen.add(node.id);
    for (const next of targets(graph, node)) visit(next);
  };
  visit(graph.nodes.find(({ id }) => id === graph.entry_node_id));
  return seen;
};

const paths = (graph: Graph) => graphProblems(graph, kinds).map(({ path }) => path.join('/'));

describe('a definition', () => {
  test('is refused where a walk that takes no time never ends, or a node is never come to, and else taken', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const endless = graph.nodes.some((node) => walksForEver(graph, node));
        const lonely = graph.nodes.some(({ id }) => !reachedBy(graph).has(id));
        expect(paths(graph).length > 0).toBe(endless || lonely);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is refused at the very nodes that nothing leads to, and at nodes of the endless way', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const known = reachedBy(graph);
        const problems = graphProblems(graph, kinds);
        const lonely = problems.filter(({ message }) => message.startsWith('Nothing leads'));
        const unreached = graph.nodes.flatMap(({ id }, nth) => (known.has(id) ? [] : [`nodes/${nth}`]));
        expect(lonely.map(({ path }) => path.join('/'))).toEqual(unreached);
        const back = problems.filter(({ message }) => message.startsWith('A way leads back'));
        expect(back.length > 0).toBe(graph.nodes.some((node) => walksForEver(graph, node)));
        for (const { path } of back) {
          const node = graph.nodes[Number(path[1])];
          expect(node && walksForEver(graph, node)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('of nodes in a row is taken, however they are put down', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ids(12)], { minLength: 1 }), (order) => {
        const node = (id: string, nth: number): GraphNode => ({ id, type: 'act', data: {}, next: order[nth + 1] });
        const nodes = order.map(node);
        expect(graphProblems({ entry_node_id: order[0] ?? '', nodes: [...nodes].reverse() }, kinds)).toEqual([]);
      }),
    );
  });

  test.each<[string, Graph, string[]]>([
    [
      'an entry that is not there',
      { entry_node_id: 'x', nodes: [{ id: 'a', type: 'act', data: {} }] },
      ['entry_node_id'],
    ],
    [
      'a link to nothing',
      { entry_node_id: 'a', nodes: [{ id: 'a', type: 'act', data: {}, next: 'x' }] },
      ['nodes/0/next'],
    ],
    [
      'a way out that the kind has not',
      {
        entry_node_id: 'a',
        nodes: [
          { id: 'a', type: 'act', data: {}, next: 'b', next_if_true: 'b' },
          { id: 'b', type: 'end', data: {} },
        ],
      },
      ['nodes/0/next_if_true'],
    ],
    [
      'an id that two have',
      {
        entry_node_id: 'a',
        nodes: [
          { id: 'a', type: 'end', data: {} },
          { id: 'a', type: 'end', data: {} },
        ],
      },
      ['nodes/0/id'],
    ],
    [
      'a node that leads to itself',
      { entry_node_id: 'a', nodes: [{ id: 'a', type: 'act', data: {}, next: 'a' }] },
      ['nodes/0'],
    ],
  ])('with %s is refused there', (_, graph, expected) => {
    expect(paths(graph)).toEqual(expected);
  });

  test('may go round for ever where it waits on the way', () => {
    const nodes: GraphNode[] = [
      { id: 'a', type: 'act', data: {}, next: 'b' },
      { id: 'b', type: 'pause', data: {}, next: 'a' },
    ];
    expect(graphProblems({ entry_node_id: 'a', nodes }, kinds)).toEqual([]);
  });
});
