import { conditionsOf, evaluate } from '../../access/rules/evaluate.ts';
import { factKeys, factsOf, type Subject } from '../../access/rules/facts.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ConditionSet } from './condition-set.ts';
import type { Definition } from './definition.ts';
import type { Link } from './node-kind.ts';
import { dataOf, kindOf } from './nodes/kinds.ts';
import type { Assumption, Overlay } from './simulated-visit.ts';

/** The outcomes of a simulation. */
export const OUTCOMES = ['completed', 'exited', 'filtered_out', 'failed', 'too_long'] as const;

type Assumptions = Readonly<Record<string, Assumption>>;

/** A visited node with the time of arrival, the wait and the link that was followed. */
interface SimulatedStep {
  readonly node_id: string;
  readonly type: string;
  readonly at: string;
  readonly wait_seconds: number;
  /** Whether a real run would send or change something. */
  readonly has_effect: boolean;
  readonly way: Link | null;
}

interface Simulation {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly path: readonly SimulatedStep[];
  readonly wait_seconds: number;
  readonly ends_at: string;
  /** The error code of the failure; null unless the outcome is `failed`. */
  readonly failure: string | null;
}

interface SimulationInput {
  readonly definition: Definition;
  readonly subject: Subject;
  /** The id that splits use in place of an enrollment id. */
  readonly enrollmentId: string;
  readonly assume: Assumptions;
  readonly now: Date;
}

const MAX_STEPS = 1_000;

/** Evaluates conditions with the overlay applied. The rows of each set are read once. */
const conditionEvaluator = (db: Table, { subject }: SimulationInput, over: Overlay) => {
  const read = new Map<ConditionSet, ReadRows>();
  return async (set: ConditionSet, simulatedAt: Date): Promise<boolean> => {
    const conditions = conditionsOf(set);
    const validConditions = conditions.filter((one) => one !== undefined);
    const rows = read.get(set) ?? (await gather(db, factKeys(subject, validConditions)));
    read.set(set, rows);
    const facts = factsOf(subject, validConditions, rows, simulatedAt);
    const tags = new Set([...facts.tags].filter((tag) => over.tags.get(tag) !== false));
    for (const [tag, held] of over.tags) if (held) tags.add(tag);
    const achievements = new Set([...facts.achievements, ...over.achievements]);
    return evaluate(set.logic_operator, conditions, { ...facts, tags, achievements }, simulatedAt).has_access;
  };
};

/** Simulates a definition for a member and writes nothing. */
export const simulate = async (db: Table, input: SimulationInput): Promise<Simulation> => {
  const { definition, enrollmentId, assume, now, subject } = input;
  const { hub, member } = subject;
  const overlay: Overlay = { tags: new Map(), achievements: new Set() };
  const isMet = conditionEvaluator(db, input, overlay);
  const began = now.getTime();
  const path: SimulatedStep[] = [];
  let at = began;
  const ended = (outcome: Simulation['outcome'], failure: string | null = null): Simulation => ({
    outcome,
    path,
    wait_seconds: Math.round((at - began) / 1000),
    ends_at: new Date(at).toISOString(),
    failure,
  });
  const meets = (set: ConditionSet) => isMet(set, new Date(at));
  const { filter, exit_conditions, nodes, entry_node_id } = definition;
  if (filter && !(await meets(filter))) return ended('filtered_out');
  let node = nodes.find(({ id }) => id === entry_node_id);
  while (node) {
    if (path.length === MAX_STEPS) return ended('too_long');
    const { id: node_id, type } = node;
    const kind = kindOf(type);
    if (!kind) throw new Error(`The definition contains a node of the unknown type ${type}`);
    const visit = {
      db,
      hub,
      contact: member.contact_id,
      node_id,
      at,
      began,
      enrollmentId,
      assumed: assume[node_id],
      overlay,
      meets,
    };
    const leaves = exit_conditions !== undefined && (await meets(exit_conditions));
    const move = leaves ? 'exit' : await kind.simulate(dataOf(node), visit);
    const arrival = { node_id, type, at: new Date(at).toISOString() };
    if (move === 'exit' || 'fail' in move) {
      path.push({ ...arrival, has_effect: false, wait_seconds: 0, way: null });
      return move === 'exit' ? ended('exited') : ended('failed', move.fail);
    }
    const { way, left } = move;
    const to: string | undefined = node[way];
    const wait_seconds = Math.round((left - at) / 1000);
    path.push({ ...arrival, has_effect: kind.has_effect, wait_seconds, way: to === undefined ? null : way });
    at = left;
    node = nodes.find(({ id }) => id === to);
  }
  return ended('completed');
};
