import * as z from 'zod';
import { component } from '#docs';
import { ConditionSet } from './condition-set.ts';
import { graphProblems } from './graph.ts';
import { LINKS, type NodeKind } from './node-kind.ts';
import { NODE_KINDS } from './nodes/registry.ts';
import { Trigger } from './selector.ts';
import { isDeparture } from './trigger-types.ts';

export const MAX_NODES = 200;
/** Bytes of JSON in UTF-8, so that an automation fits into one DynamoDB item. */
const MAX_BYTES = 200_000;

const NodeId = z.string().min(1).max(64);

const ways = Object.fromEntries(LINKS.map((link) => [link, NodeId.optional()])) as Record<
  (typeof LINKS)[number],
  z.ZodOptional<typeof NodeId>
>;

const shapeOf = <T extends string, D extends z.ZodObject>({ type, data }: { readonly type: T; readonly data: D }) =>
  z.object({ id: NodeId, type: z.literal(type), data, ...ways });

const [first, ...others] = NODE_KINDS.map((kind: { readonly type: string; readonly data: z.ZodObject }) =>
  shapeOf(kind),
);
if (!first) throw new Error('No node kinds are defined');

const Node = z
  .discriminatedUnion('type', [first, ...others])
  .meta(
    component(
      'AutomationNode',
      'A step of an automation. Its `type` decides what `data` it has and which nodes it links to.',
    ),
  );

const Nodes = z.array(Node);

/** A node as its author writes it. */
export type DefinedNode = z.output<typeof Nodes>[number];

/** The nodes that write to members who have left need an explicit decision. */
const departureProblems = ({ trigger, nodes }: { readonly trigger: Trigger; readonly nodes: readonly DefinedNode[] }) =>
  nodes.flatMap(({ type, data }, nth) =>
    isDeparture(trigger.type) && type === 'send_email' && !('send_to_former_members' in data)
      ? [{ path: ['nodes', nth, 'data', 'send_to_former_members'], message: UNDECIDED }]
      : [],
  );

const UNDECIDED =
  'The trigger enrolls members who have left. Set `send_to_former_members` to `true` to send them this email, or to `false` to send it only to those who have rejoined.';

/** The definition of an automation: its trigger, filter, nodes and exit conditions. */
export const Definition = z
  .object({
    trigger: Trigger,
    filter: ConditionSet.optional(),
    entry_node_id: NodeId,
    nodes: Nodes.min(1).max(MAX_NODES),
    exit_conditions: ConditionSet.optional(),
  })
  .superRefine((definition, check) => {
    const problems = graphProblems(definition, NODE_KINDS as readonly NodeKind[]);
    for (const { path, message } of [...problems, ...departureProblems(definition)])
      check.addIssue({ code: 'custom', path: [...path], message });
    if (Buffer.byteLength(JSON.stringify(definition)) > MAX_BYTES)
      check.addIssue({ code: 'custom', path: [], message: 'The definition must not exceed 200,000 bytes of JSON.' });
  })
  .meta(
    component(
      'AutomationDefinition',
      'The trigger of an automation, its nodes, and the conditions of its enrollments.',
    ),
  );
export type Definition = z.output<typeof Definition>;
