import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Graph, graphProblems } from '../../../../shared/downstream/automations/graph.ts';
import type { GraphNode } from '../../../../shared/downstream/automations/loop-duration.ts';
import { LINKS, type NodeKind } from '../../../../shared/downstream/automations/node-kind.ts';

/** Kinds of nodes with every number of links; one of them waits. */
const kinds = [
  { type: 'act', links: ['next'] },
  { type: 'part', links: ['next_if_true', 'next_if_false'] },
  { type: 'pause', links: ['next', 'next_on_timeout'], pauses: () => true },
  { type: 'end', links: [] },
] as unknown as readonly NodeKind[];
const kindOf = (type: string) => kinds.find((kind) => kind.type === type);
const ids = (length: number): readonly string[] => Array.from({ length }, (_, nth) => `n${nth}`);

/** Arbitrary graphs whose nodes have the links of their kind. */
const anyGraph = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.record({
    entry_node_id: fc.constantFrom(...ids(size)),
    nodes: fc.tuple(
      ...ids(size).map((id) =>
        fc
          .record({
            type: fc.constantFrom('act', 'part', 'pause', 'end'),
            targetIds: fc.array(fc.option(fc.constantFrom(...ids(size)), { nil: undefined }), {
              minLength: 2,
              maxLength: 2,
            }),
          })
          .map(({ type, targetIds }): GraphNode => {
            const links = kindOf(type)?.links ?? [];
            return { id, type, data: {}, ...Object.fromEntries(links.map((link, nth) => [link, targetIds[nth]])) };
          }),
      ),
    ),
  }),
);

const targets = (graph: Graph, node: GraphNode) =>
  LINKS.flatMap((link) => graph.nodes.find(({ id }) => id === node[link]) ?? []);

/** Whether a walk from the node can loop without a wait, independently of the tested code. */
const loopsForever = (graph: Graph, from: GraphNode): boolean => {
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
  test('is rejected exactly if it has an endless loop without a wait, or an unreachable node', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const endless = graph.nodes.some((node) => loopsForever(graph, node));
        const unreachable = graph.nodes.some(({ id }) => !reachedBy(graph).has(id));
        expect(paths(graph).length > 0).toBe(endless || unreachable);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is rejected at its unreachable nodes, and at the nodes of its endless loop', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const known = reachedBy(graph);
        const problems = graphProblems(graph, kinds);
        const unreachable = problems.filter(({ message }) => message.startsWith('The node is not reachable'));
        const unreached = graph.nodes.flatMap(({ id }, nth) => (known.has(id) ? [] : [`nodes/${nth}`]));
        expect(unreachable.map(({ path }) => path.join('/'))).toEqual(unreached);
        const looping = problems.filter(({ message }) => message.startsWith('The node is in a loop without a wait'));
        expect(looping.length > 0).toBe(graph.nodes.some((node) => loopsForever(graph, node)));
        for (const { path } of looping) {
          const node = graph.nodes[Number(path[1])];
          expect(node && loopsForever(graph, node)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('with nodes in a row is accepted in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ids(12)], { minLength: 1 }), (order) => {
        const node = (id: string, nth: number): GraphNode => ({ id, type: 'act', data: {}, next: order[nth + 1] });
        const nodes = order.map(node);
        expect(graphProblems({ entry_node_id: order[0] ?? '', nodes: [...nodes].reverse() }, kinds)).toEqual([]);
      }),
    );
  });

  test.each<[string, Graph, string[]]>([
    ['a missing entry node', { entry_node_id: 'x', nodes: [{ id: 'a', type: 'act', data: {} }] }, ['entry_node_id']],
    [
      'a link to a missing node',
      { entry_node_id: 'a', nodes: [{ id: 'a', type: 'act', data: {}, next: 'x' }] },
      ['nodes/0/next'],
    ],
    [
      'a link that the kind does not have',
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
      'a duplicate id',
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
      'a node that links to itself',
      { entry_node_id: 'a', nodes: [{ id: 'a', type: 'act', data: {}, next: 'a' }] },
      ['nodes/0'],
    ],
  ])('with %s is rejected at its path', (_, graph, expected) => {
    expect(paths(graph)).toEqual(expected);
  });

  test('may loop forever if the loop waits', () => {
    const nodes: GraphNode[] = [
      { id: 'a', type: 'act', data: {}, next: 'b' },
      { id: 'b', type: 'pause', data: {}, next: 'a' },
    ];
    expect(graphProblems({ entry_node_id: 'a', nodes }, kinds)).toEqual([]);
  });

  const timed = (
    ...nodes: readonly (Omit<GraphNode, 'type' | 'data'> & { readonly type?: string; readonly seconds?: number })[]
  ) => {
    const waits = {
      type: 'wait',
      links: ['next'],
      pauses: () => true,
      minSeconds: ({ seconds }: { readonly seconds: number }) => seconds,
    };
    const listens = {
      type: 'listen',
      links: ['next', 'next_on_timeout'],
      pauses: () => true,
      minSeconds: ({ seconds }: { readonly seconds: number }, link: string) =>
        link === 'next' ? Number.POSITIVE_INFINITY : seconds,
    };
    const all = [...kinds, waits, listens] as unknown as readonly NodeKind[];
    const graph = {
      entry_node_id: nodes[0]?.id ?? '',
      nodes: nodes.map(({ type = 'act', seconds, ...node }) => ({ ...node, type, data: { seconds } })),
    };
    return graphProblems(graph, all).map(({ path, message }) => `${path.join('/')}: ${message}`);
  };
  const rushed = (nth: number) =>
    `nodes/${nth}: The waits in the loop through this node are less than 3600 seconds in total; add a longer wait.`;

  test('with a loop of less than an hour is rejected at the waiting nodes', () => {
    expect(timed({ id: 'a', next: 'b' }, { id: 'b', type: 'wait', seconds: 1, next: 'a' })).toEqual([rushed(1)]);
    expect(timed({ id: 'a', type: 'wait', seconds: 3_599, next: 'a' })).toEqual([rushed(0)]);
    expect(timed({ id: 'a', type: 'wait', seconds: 3_600, next: 'a' })).toEqual([]);
    const two = (seconds: number) =>
      timed({ id: 'a', type: 'wait', seconds, next: 'b' }, { id: 'b', type: 'wait', seconds: 1_800, next: 'a' });
    expect([two(1_799), two(1_800)]).toEqual([[rushed(0), rushed(1)], []]);
  });

  test('is rejected for its shortest loop, however long the others are', () => {
    expect(
      timed(
        { id: 'a', type: 'wait', seconds: 60, next: 'b' },
        { id: 'b', type: 'part', next_if_true: 'c', next_if_false: 'a' },
        { id: 'c', type: 'wait', seconds: 7_200, next: 'a' },
      ),
    ).toEqual([rushed(0)]);
  });

  test('may wait for a date outside loops, and loop on events', () => {
    expect(timed({ id: 'a', type: 'wait', seconds: 1, next: 'b' }, { id: 'b' })).toEqual([]);
    const listens = (seconds: number) => timed({ id: 'a', type: 'listen', seconds, next: 'a', next_on_timeout: 'a' });
    expect([listens(3_600), listens(30)]).toEqual([[], [rushed(0)]]);
  });
});
