import { catalogueKey } from '../../commerce/catalog/catalogue.ts';
import { achievementKey } from '../../engagement/achievements/achievement-item.ts';
import { contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { tagKey } from '../../hubs/people/tags/tag-item.ts';
import { spaceItemKey } from '../../hubs/spaces/space-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Reference, ReferenceCode } from './node-kind.ts';
import type { Trigger } from './selector.ts';

/** The references fields a trigger or an awaited event. */
export const selectorReferences = (hub: HubKey, selector: Trigger): readonly Reference[] => {
  const { team } = hub;
  const fields = selector as Readonly<Record<string, string | undefined>>;
  const named = (field: string, keyOf: (id: string) => Reference['key'], code: ReferenceCode, where?: string) => {
    const id = fields[field];
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

/** Prepends `prefix` to the fields fields the references. */
export const prefixed = (prefix: string, references: readonly Reference[]): readonly Reference[] =>
  references.map((one) => ({ ...one, field: `${prefix}.${one.field}` }));
