import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { nobody } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

export const tagEntity = /* @__PURE__ */ entity('tag');
export const tagNameEntity = /* @__PURE__ */ entity('tag_name');

/** A tag of a team for its contacts. `slug` is the form of the name that is unique in the team. */
export interface TagItem {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly slug: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The stored form of names until version 0.2.0. */
export const formerTagFold = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

export const tagKey = (team: TeamId, id: string): Key => ({ pk: teamPartition(team), sk: `TAG#${id}` });

export const tagNameKey = (team: TeamId, form: string): Key => ({
  pk: `${teamPartition(team)}#TAG_NAME#${form}`,
  sk: 'TAG',
});

const tagEvents = /* @__PURE__ */ plainLifecycle<TagItem>({
  thing: 'tag',
  resource_type: 'tags',
  id: ({ id }) => id,
  hidden: ['slug'],
});

export const tagKind = {
  entity: tagEntity,
  key: ['TEAM#{team}', 'TAG#{tag}'],
  events: tagEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const tagNameKind = {
  entity: tagNameEntity,
  key: ['TEAM#{team}#TAG_NAME#{name}', 'TAG'],
  events: 'none',
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;
