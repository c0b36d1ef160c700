import { catalogueKey } from '../../commerce/catalog/catalogue.ts';
import { compiled, referenceKeys } from '../../community/access-rules/references.ts';
import { achievementKey } from '../../engagement/achievements/achievement-item.ts';
import { contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { tagKey } from '../../hubs/people/tags/tag-item.ts';
import { spaceItemKey } from '../../hubs/spaces/space-item.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ConditionSet } from './condition-set.ts';
import type { DefinedNode, Definition } from './definition.ts';
import type { NodeKind, Reference, ReferenceCode } from './node-kind.ts';
import { NODE_KINDS } from './nodes/registry.ts';
import type { Trigger } from './selector.ts';

/** Something that a definition names and the hub does not have, and where it does. */
interface UnknownName {
  readonly field: string;
  readonly code: ReferenceCode;
}

const ofSelector = (hub: HubKey, selector: Trigger): readonly Reference[] => {
  const { team } = hub;
  const of = selector as Readonly<Record<string, string | undefined>>;
  const named = (field: string, keyOf: (id: string) => Reference['key'], code: ReferenceCode, where?: string) => {
    const id = of[field];
    return id === undefined ? [] : [{ key: keyOf(id), field, code, ...(where && { hub: where }) }];
  };
  return [
    ...named('tag_id', (id) => tagKey(team, id), 'unknown_tag'),
    ...named('space_id', (id) => spaceItemKey(hub, id), 'unknown_space'),
    ...named('achievement_id', (id) => achievementKey(team, id), 'unknown_achievement'),
    ...named('content_node_id', (id) => contentNodeKey(team, id), 'unknown_content_node', hub.hub),
    ...named('product_id', (id) => catalogueKey(hub, 'PRODUCT', id), 'unknown_product'),
  ];
};

const within = (prefix: string, references: readonly Reference[]): readonly Reference[] =>
  references.map((one) => ({ ...one, field: `${prefix}.${one.field}` }));

const ofNode = (hub: HubKey, { type, data }: DefinedNode, nth: number): readonly Reference[] => {
  const kind = NODE_KINDS.find((one) => one.type === type) as NodeKind | undefined;
  const prefix = `nodes.${nth}.data`;
  const { event } = data as { event?: Trigger };
  const awaited = type === 'wait_for_event' && event ? within(`${prefix}.event`, ofSelector(hub, event)) : [];
  return [...awaited, ...within(prefix, kind?.references?.(data, hub) ?? [])];
};

const setsOf = ({ filter, exit_conditions, nodes }: Definition): readonly (readonly [string, ConditionSet])[] => [
  ...(filter ? [['filter', filter] as const] : []),
  ...(exit_conditions ? [['exit_conditions', exit_conditions] as const] : []),
  ...nodes.flatMap(({ type, data }, nth) =>
    type === 'condition' ? [[`nodes.${nth}.data`, data as ConditionSet] as const] : [],
  ),
];

/** The first thing that a definition names and the tenant does not have; one round trip. */
export const unknownName = async (db: Table, hub: HubKey, definition: Definition): Promise<UnknownName | undefined> => {
  const references = [
    ...within('trigger', ofSelector(hub, definition.trigger)),
    ...definition.nodes.flatMap((node, nth) => ofNode(hub, node, nth)),
  ];
  const sets = setsOf(definition);
  const rows = await gather(db, [
    ...references.flatMap(({ key }) => key ?? []),
    ...sets.flatMap(([, { conditions }]) => referenceKeys(hub, conditions)),
  ]);
  const missing = references.find(({ key, hub: where }) => {
    const row = key && rows<{ readonly hub_id?: string }>(key);
    return !row || (where !== undefined && row.hub_id !== undefined && row.hub_id !== where);
  });
  if (missing) return missing;
  for (const [prefix, { conditions }] of sets) {
    const found = compiled(hub, conditions, rows);
    if ('code' in found) return { field: `${prefix}.${found.field}`, code: found.code };
  }
  return undefined;
};
