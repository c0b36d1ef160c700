import type { Item } from '../../../platform/db/item.ts';
import { nobody } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { changedNames } from '../../../platform/ledger/changed-names.ts';
import { type DomainEvent, declared } from '../../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../../platform/ledger/row-change.ts';
import type { ProfileFieldsItem, StoredProfileField } from './profile-field-item.ts';

export const profileFieldsEntity = /* @__PURE__ */ entity('profile_fields');

const fieldsOf = (row: Item | undefined): ProfileFieldsItem['fields'] =>
  (row as (Item & ProfileFieldsItem) | undefined)?.fields ?? {};

/** A field that only made room for another has no event of its own. */
const eventOf = (
  before: StoredProfileField | undefined,
  after: StoredProfileField | undefined,
): readonly Pick<DomainEvent, 'type' | 'changed'>[] => {
  if (!before) return [{ type: 'profile_field.created', changed: [] }];
  if (!after) return [{ type: 'profile_field.deleted', changed: [] }];
  const changed = before.updated_at === after.updated_at ? [] : changedNames(before, after);
  return changed.length > 0 ? [{ type: 'profile_field.updated', changed }] : [];
};

const TYPES = ['profile_field.created', 'profile_field.updated', 'profile_field.deleted'];

/** All profile fields of a team are one row; each field has its own events. */
const profileFieldEvents = /* @__PURE__ */ declared(TYPES, (previous, current) => {
  const change = rowChange(previous, current);
  if (!change || change.kind === 'deleted') return [];
  const [was, is] = [change.kind === 'updated' ? fieldsOf(change.before) : {}, fieldsOf(change.after)];
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return ids.flatMap((id) =>
    eventOf(was[id], is[id]).map((event) => ({
      ...circumstances(change.after, writeTime(change.after)),
      ...event,
      resource_type: 'profile_fields',
      resource_id: id,
    })),
  );
});

export const profileFieldsKind = {
  entity: profileFieldsEntity,
  key: ['TEAM#{team}', 'PROFILE-FIELDS'],
  events: profileFieldEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'all profile fields of a team in one item, at most 50; the values are on the contacts, by the id of the field',
} as const satisfies RowKind;
