import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

/** What a team sorts its contacts by. `slug` is the name as names are compared: in any case and any spelling of it. */
export interface TagItem {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly slug: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Two names with one fold are one name. */
export const tagFold = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

export const tagKey = (team: TeamId, id: string): Key => ({ pk: teamPartition(team), sk: `TAG#${id}` });

export const tagNameKey = (team: TeamId, fold: string): Key => ({
  pk: `${teamPartition(team)}#TAG_NAME#${fold}`,
  sk: 'TAG',
});

export const tagEvents = /* @__PURE__ */ plainLifecycle<TagItem>({
  thing: 'tag',
  resource_type: 'tags',
  id: ({ id }) => id,
  hidden: ['slug'],
});
