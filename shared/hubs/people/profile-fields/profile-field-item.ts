import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';

export const FIELD_TYPES = ['text', 'long_text', 'url', 'select', 'multi_select', 'number', 'date', 'boolean'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const FIELD_VISIBILITIES = ['public', 'members', 'team'] as const;
type FieldVisibility = (typeof FIELD_VISIBILITIES)[number];

/** The fields of a team must fit one item, which every page with profiles reads. */
export const MAX_FIELDS = 50;
export const MAX_OPTIONS = 50;
/** The options of all fields of a team. */
export const MAX_OPTIONS_OF_A_TEAM = 500;

/** A field of the profiles of a team's contacts, as stored. */
export interface StoredProfileField {
  readonly key: string;
  readonly label: string;
  /** `field_type` in the API. */
  readonly type: FieldType;
  /** The values to choose from, in display order; empty for types without a choice. */
  readonly options: readonly string[];
  readonly visibility: FieldVisibility;
  readonly is_required: boolean;
  readonly position: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ProfileField extends StoredProfileField {
  readonly id: string;
  readonly team_id: string;
}

/** All profile fields of a team, in one item, so one read shows the profiles of any number of contacts. */
export interface ProfileFieldsItem {
  readonly fields: Readonly<Record<string, StoredProfileField>>;
  /** Increases with every write. */
  readonly version: number;
}

export const profileFieldsKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'PROFILE-FIELDS' });

/** The sort key of a field in its list: by position, oldest first at the same position. */
export const fieldOrder = ({ position, id }: Pick<ProfileField, 'position' | 'id'>): string =>
  `${String(position).padStart(10, '0')}#${id}`;

/** The fields of a team in display order; none without the item. */
export const fieldsIn = (team: TeamId, item: Pick<ProfileFieldsItem, 'fields'> | undefined): readonly ProfileField[] =>
  Object.entries(item?.fields ?? {})
    .map(([id, stored]) => ({ ...stored, id, team_id: team }))
    .sort((one, other) => (fieldOrder(one) < fieldOrder(other) ? -1 : 1));
