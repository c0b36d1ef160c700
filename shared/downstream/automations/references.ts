import { compiled, referenceKeys } from '../../community/access-rules/references.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DefinedNode, Definition } from './definition.ts';
import { type ReferenceCode, type References, refersTo } from './node-kind.ts';
import { dataOf, kindOf } from './nodes/kinds.ts';
import { selectorReferences, within } from './selector-references.ts';

/** Something that a definition names and the hub does not have, and where it does. */
interface UnknownName {
  readonly field: string;
  readonly code: ReferenceCode;
}

interface Found extends References {
  readonly prefix: string;
}

const ofNode = (hub: HubKey, node: DefinedNode, nth: number): readonly Found[] => {
  const references = kindOf(node.type)?.references(dataOf(node), hub);
  return references ? [{ ...references, prefix: `nodes.${nth}.data` }] : [];
};

/** Everything that a definition refers to, by the field that does. */
const allOf = (hub: HubKey, { trigger, filter, exit_conditions, nodes }: Definition): readonly Found[] => [
  { prefix: 'trigger', ...refersTo(...selectorReferences(hub, trigger)) },
  { prefix: 'filter', rows: [], conditions: filter ?? null },
  { prefix: 'exit_conditions', rows: [], conditions: exit_conditions ?? null },
  ...nodes.flatMap((node, nth) => ofNode(hub, node, nth)),
];

/** The first thing that a definition names and the tenant does not have; one round trip. */
export const unknownName = async (db: Table, hub: HubKey, definition: Definition): Promise<UnknownName | undefined> => {
  const all = allOf(hub, definition);
  const references = all.flatMap(({ prefix, rows }) => within(prefix, rows));
  const sets = all.flatMap(({ prefix, conditions }) => (conditions ? [{ prefix, ...conditions }] : []));
  const rows = await gather(db, [
    ...references.flatMap(({ key }) => key ?? []),
    ...sets.flatMap(({ conditions }) => referenceKeys(hub, conditions)),
  ]);
  const missing = references.find(({ key, hub: where }) => {
    const row = key && rows<{ readonly hub_id?: string }>(key);
    return !row || (where !== undefined && row.hub_id !== undefined && row.hub_id !== where);
  });
  if (missing) return missing;
  for (const { prefix, conditions } of sets) {
    const found = compiled(hub, conditions, rows);
    if ('code' in found) return { field: `${prefix}.${found.field}`, code: found.code };
  }
  return undefined;
};
