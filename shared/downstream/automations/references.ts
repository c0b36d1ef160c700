import { referenceKeys, resolveConditions } from '../../community/access-rules/references.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DefinedNode, Definition } from './definition.ts';
import { type ReferenceCode, type References, refersTo } from './node-kind.ts';
import { dataOf, kindOf } from './nodes/kinds.ts';
import { prefixed, selectorReferences } from './selector-references.ts';

/** A reference of a definition to a row that does not exist, and its field. */
interface UnknownReference {
  readonly field: string;
  readonly code: ReferenceCode;
}

interface Found extends References {
  readonly prefix: string;
}

const nodeReferences = (hub: HubKey, node: DefinedNode, nth: number): readonly Found[] => {
  const references = kindOf(node.type)?.references(dataOf(node), hub);
  return references ? [{ ...references, prefix: `nodes.${nth}.data` }] : [];
};

/** All references of a definition, with the path of their fields. */
const referencesOf = (hub: HubKey, { trigger, filter, exit_conditions, nodes }: Definition): readonly Found[] => [
  { prefix: 'trigger', ...refersTo(...selectorReferences(hub, trigger)) },
  { prefix: 'filter', rows: [], conditions: filter ?? null },
  { prefix: 'exit_conditions', rows: [], conditions: exit_conditions ?? null },
  ...nodes.flatMap((node, nth) => nodeReferences(hub, node, nth)),
];

/** The first reference to a row that the tenant does not have, or that must not be referred to. One round trip. */
export const firstUnknownReference = async (
  db: Table,
  hub: HubKey,
  definition: Definition,
  now: Date,
): Promise<UnknownReference | undefined> => {
  const all = referencesOf(hub, definition);
  const references = all.flatMap(({ prefix, rows }) => prefixed(prefix, rows));
  const sets = all.flatMap(({ prefix, conditions }) => (conditions ? [{ prefix, ...conditions }] : []));
  const rows = await gather(db, [
    ...references.flatMap(({ key }) => key ?? []),
    ...sets.flatMap(({ conditions }) => referenceKeys(hub, conditions)),
  ]);
  const missing = references.find(({ key, hub: where, accepts }) => {
    const row = key && rows<{ readonly hub_id?: string }>(key);
    if (!row || accepts?.(row, now) === false) return true;
    return where !== undefined && row.hub_id !== undefined && row.hub_id !== where;
  });
  if (missing) return missing;
  for (const { prefix, conditions } of sets) {
    const found = resolveConditions(hub, conditions, rows);
    if ('code' in found) return { field: `${prefix}.${found.field}`, code: found.code };
  }
  return undefined;
};
