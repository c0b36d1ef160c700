import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

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

export const tagEvents = /* @__PURE__ */ plainLifecycle<TagItem>({
  thing: 'tag',
  resource_type: 'tags',
  id: ({ id }) => id,
  hidden: ['slug'],
});
