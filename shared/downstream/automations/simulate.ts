import { conditionsOf, evaluate } from '../../access/rules/evaluate.ts';
import { factKeys, factsOf, type Subject } from '../../access/rules/facts.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ConditionSet } from './condition-set.ts';
import type { Definition } from './definition.ts';
import type { Link } from './node-kind.ts';
import type { DataOf } from './nodes/registry.ts';
import { share } from './nodes/split.ts';

/** How a simulation came to its end. */
export const OUTCOMES = ['completed', 'exited', 'filtered_out', 'too_long'] as const;
/** What an awaited event is taken to do: come at once, or not in time. */
export const ASSUMPTIONS = ['event', 'timeout', 'true', 'false'] as const;

type Assumptions = Readonly<Record<string, (typeof ASSUMPTIONS)[number]>>;

/** A node on the way, when it is come to, how long it keeps and by which way it is left. */
interface SimulatedStep {
  readonly node_id: string;
  readonly type: string;
  readonly at: string;
  readonly wait_seconds: number;
  /** Something would have been done to the member. */
  readonly has_effect: boolean;
  readonly way: Link | null;
}

interface Simulation {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly path: readonly SimulatedStep[];
  readonly wait_seconds: number;
  readonly ends_at: string;
}

interface Simulated {
  readonly definition: Definition;
  readonly subject: Subject;
  /** A split goes the way that it would for this name. */
  readonly name: string;
  readonly assume: Assumptions;
  readonly now: Date;
}

const MOST_STEPS = 1_000;

const EFFECTS: ReadonlySet<string> = new Set([
  'send_email',
  'send_message',
  'notify',
  'add_tag',
  'remove_tag',
  'grant_access',
  'revoke_access',
  'award_achievement',
  'webhook',
]);

type Node = Definition['nodes'][number];

/** What the effects on the way would have changed of the member; and what was read of them, once for each set. */
const overlay = () => ({
  tags: new Map<string, boolean>(),
  achievements: new Set<string>(),
  rows: new Map<ConditionSet, ReadRows>(),
});
type Overlay = ReturnType<typeof overlay>;

const judged = async (db: Table, { subject }: Simulated, set: ConditionSet, over: Overlay, at: Date) => {
  const conditions = conditionsOf(set);
  const asked = conditions.filter((one) => one !== undefined);
  const rows = over.rows.get(set) ?? (await gather(db, factKeys(subject, asked)));
  over.rows.set(set, rows);
  const facts = factsOf(subject, asked, rows, at);
  const tags = new Set([...facts.tags].filter((tag) => over.tags.get(tag) !== false));
  for (const [tag, held] of over.tags) if (held) tags.add(tag);
  const achievements = new Set([...facts.achievements, ...over.achievements]);
  return evaluate(set.logic_operator, conditions, { ...facts, tags, achievements }, at).has_access;
};

const note = (over: Overlay, { type, data }: Node): void => {
  if (type === 'add_tag') over.tags.set((data as DataOf<'add_tag'>).tag_id, true);
  if (type === 'remove_tag') over.tags.set((data as DataOf<'remove_tag'>).tag_id, false);
  if (type === 'award_achievement') over.achievements.add((data as DataOf<'award_achievement'>).achievement_id);
};

interface Turn {
  readonly way: Link;
  /** When it is left, in ms. */
  readonly left: number;
}

const waited = (node: Node, at: number, { now, assume }: Simulated): Turn | undefined => {
  if (node.type === 'delay') {
    const { seconds, from } = node.data as DataOf<'delay'>;
    return { way: 'next', left: Math.max(at, (from === 'step' ? at : now.getTime()) + seconds * 1000) };
  }
  if (node.type === 'wait_until')
    return { way: 'next', left: Math.max(at, Date.parse((node.data as DataOf<'wait_until'>).at)) };
  if (node.type !== 'wait_for_event') return undefined;
  const { timeout_seconds } = node.data as DataOf<'wait_for_event'>;
  const comes = timeout_seconds === undefined || assume[node.id] === 'event';
  return comes ? { way: 'next', left: at } : { way: 'next_on_timeout', left: at + timeout_seconds * 1000 };
};

const parted = async (db: Table, node: Node, at: number, of: Simulated, over: Overlay): Promise<Turn | undefined> => {
  if (node.type !== 'condition' && node.type !== 'split') return undefined;
  const assumed = of.assume[node.id];
  const isSo =
    assumed === 'true' || assumed === 'false'
      ? assumed === 'true'
      : node.type === 'split'
        ? share(of.name, node.id) < (node.data as DataOf<'split'>).percent
        : await judged(db, of, node.data as DataOf<'condition'>, over, new Date(at));
  return { way: isSo ? 'next_if_true' : 'next_if_false', left: at };
};

/** Walks a definition as a member would, at whatever speed, and changes nothing. */
export const simulate = async (db: Table, of: Simulated): Promise<Simulation> => {
  const { definition, now } = of;
  const over = overlay();
  const path: SimulatedStep[] = [];
  let at = now.getTime();
  const ended = (outcome: Simulation['outcome']): Simulation => ({
    outcome,
    path,
    wait_seconds: Math.round((at - now.getTime()) / 1000),
    ends_at: new Date(at).toISOString(),
  });
  const isMet = (set: ConditionSet) => judged(db, of, set, over, new Date(at));
  if (definition.filter && !(await isMet(definition.filter))) return ended('filtered_out');
  let node = definition.nodes.find(({ id }) => id === definition.entry_node_id);
  while (node) {
    if (path.length === MOST_STEPS) return ended('too_long');
    const { id, type } = node;
    const come = { node_id: id, type, at: new Date(at).toISOString(), has_effect: EFFECTS.has(type) };
    const { exit_conditions } = definition;
    if (type === 'exit' || (exit_conditions && (await isMet(exit_conditions)))) {
      path.push({ ...come, has_effect: false, wait_seconds: 0, way: null });
      return ended('exited');
    }
    note(over, node);
    const { way, left } =
      waited(node, at, of) ?? (await parted(db, node, at, of, over)) ?? ({ way: 'next', left: at } satisfies Turn);
    const to: string | undefined = node[way];
    path.push({ ...come, wait_seconds: Math.round((left - at) / 1000), way: to === undefined ? null : way });
    at = left;
    node = definition.nodes.find((one) => one.id === to);
  }
  return ended('completed');
};
