import type { Condition } from '../../access/rules/condition.ts';
import { referencesIn } from '../../access/rules/facts.ts';
import { catalogueKey } from '../../commerce/catalog/catalogue.ts';
import { achievementKey } from '../../engagement/achievements/achievement-item.ts';
import { contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { profileFieldsKey } from '../../hubs/people/profile-fields/profile-field-item.ts';
import { tagKey } from '../../hubs/people/tags/tag-item.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { isId } from '../../platform/ids/id.ts';

type UnknownReference =
  | 'unknown_tag'
  | 'unknown_achievement'
  | 'unknown_content_node'
  | 'unknown_product'
  | 'unknown_profile_field';

/** A reference in a condition: the key of its row and the field in `value`. */
interface Reference {
  readonly key: Key | undefined;
  readonly field: string;
  /** The error code if the row does not exist; absent if the reference may dangle. */
  readonly missing?: UnknownReference;
  /** The id of the profile field in the row. */
  readonly profileField?: string;
}

interface ReferencedRow {
  readonly hub_id?: string;
  readonly name?: unknown;
  readonly title?: unknown;
  readonly label?: unknown;
  readonly fields?: Readonly<Record<string, ReferencedRow>>;
}

const referencesOf = (hub: HubKey, condition: Condition): readonly Reference[] => {
  const { team } = hub;
  switch (condition.type) {
    case 'belongs_to_hub': {
      const { hub_id } = condition.value;
      return [{ key: isId(hub_id) ? hubItemKey({ team, hub: hub_id }) : undefined, field: 'hub_id' }];
    }
    case 'has_tag':
      return [{ key: tagKey(team, condition.value.tag_id), field: 'tag_id', missing: 'unknown_tag' }];
    case 'has_achievement': {
      const key = achievementKey(team, condition.value.achievement_id);
      return [{ key, field: 'achievement_id', missing: 'unknown_achievement' }];
    }
    case 'has_product': {
      const key = catalogueKey(hub, 'PRODUCT', condition.value.product_id);
      return [{ key, field: 'product_id', missing: 'unknown_product' }];
    }
    case 'profile_field': {
      const { field_id: profileField } = condition.value;
      return [{ key: profileFieldsKey(team), field: 'field_id', missing: 'unknown_profile_field', profileField }];
    }
    case 'content_completed':
      return condition.value.content_node_ids.map((id, nth) => ({
        key: contentNodeKey(team, id),
        field: `content_node_ids.${nth}`,
        missing: 'unknown_content_node',
      }));
    default:
      return [];
  }
};

/** The keys of all references in the conditions. */
export const referenceKeys = (hub: HubKey, conditions: readonly Condition[]): readonly Key[] =>
  conditions.flatMap((condition) => referencesOf(hub, condition).flatMap(({ key }) => key ?? []));

const found = (hub: HubKey, { key, profileField }: Reference, rows: Gathered): ReferencedRow | undefined => {
  const row = key && rows<ReferencedRow>(key);
  if (profileField !== undefined) return row?.fields?.[profileField];
  const elsewhere = row?.hub_id !== undefined && row.hub_id !== hub.hub;
  return elsewhere ? undefined : row;
};

const LABEL = 200;

const labelOf = ({ name, title, label }: ReferencedRow): readonly string[] =>
  [name, title, label].flatMap((text) => (typeof text === 'string' ? [text] : []));

/** The condition with the names of its references as the label; null if they do not exist. */
const withLabel = (hub: HubKey, condition: Condition, rows: Gathered): Condition => {
  const { display, ...bare } = condition;
  const references = referencesOf(hub, condition);
  if (references.length === 0) return bare as Condition;
  const names = references.flatMap((reference) => {
    const row = found(hub, reference, rows);
    return row ? labelOf(row) : [];
  });
  return { ...bare, display: { label: names.join(', ').slice(0, LABEL) || null } } as Condition;
};

/** The first reference that does not exist. */
export interface Unresolved {
  readonly field: string;
  readonly code: UnknownReference;
}

/** The conditions as stored, or the first reference that does not exist in the hub. */
export const resolveConditions = (
  hub: HubKey,
  conditions: readonly Condition[],
  rows: Gathered,
): readonly Condition[] | Unresolved => {
  const missing = conditions.flatMap((condition, nth) =>
    referencesOf(hub, condition).flatMap((reference) =>
      reference.missing && !found(hub, reference, rows)
        ? [{ field: `conditions.${nth}.value.${reference.field}`, code: reference.missing }]
        : [],
    ),
  );
  return missing[0] ?? conditions.map((condition) => withLabel(hub, condition, rows));
};

/** The maximum of rows read to evaluate and explain the conditions for one member. */
export const referenceCount = (conditions: readonly Condition[]): number => {
  const { hubs, tags, achievements, nodes, profile } = referencesIn(conditions);
  return 2 * (hubs.length + tags.length + achievements.length + (profile ? 1 : 0)) + nodes.length;
};

/** One batch read, with room for the points and billing rows. */
export const MAX_REFERENCES = 90;
