import type { Actor, Item } from '../../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import { sameTextForm } from '../../../platform/text/same-text.ts';
import { changeSlugged, createSlugged, removeSlugged, type Slugged } from '../../slugs/slugged.ts';
import { findByText, findFormer } from '../../slugs/text-index.ts';
import { termStep } from '../members/terms.ts';
import { formerTagFold, type TagItem, tagEntity, tagKey, tagNameEntity, tagNameKey } from './tag-item.ts';

/** After this delay, the index contains every contact who was tagged before the tag was deleted. */
const INDEX_DELAY_MS = 60_000;

const slugged = (team: TeamId, id: string): Slugged => ({
  id,
  key: tagKey(team, id),
  pointer: (form) => ({ ...tagNameKey(team, form), entity: tagNameEntity, id }),
});

/** The tags of one team. Of concurrent writes of the same name, one succeeds. */
export const tags = (db: Table, team: TeamId) => {
  const get = (id: string) => db.get<TagItem>(tagKey(team, id));
  const index = {
    form: sameTextForm,
    formerForm: formerTagFold,
    idAt: async (form: string) => (await db.get<{ id: string }>(tagNameKey(team, form)))?.id,
    nameOf: async (id: string) => (await get(id))?.name,
  };

  const create = async (name: string, actor: Actor, now: Date): Promise<TagItem | 'name_taken'> => {
    const id = newId();
    const timestamp = now.toISOString();
    const row = (slug: string) => ({
      ...tagKey(team, id),
      entity: tagEntity,
      id,
      team_id: team,
      name,
      slug,
      created_at: timestamp,
      updated_at: timestamp,
      actor: { ...actor },
    });
    if (await findFormer(index, name)) return 'name_taken';
    const made = await createSlugged(db, slugged(team, id), { name, slug: sameTextForm(name) }, row);
    return made === 'slug_taken' ? 'name_taken' : made;
  };

  return {
    create,
    get,

    /** Oldest first. */
    list: (page: PageRequest): Promise<Page<TagItem & Item>> =>
      db.query<TagItem>({ partition: teamPartition(team), prefix: 'TAG#', ...page }),

    /** The id of the tag with this name. Creates the tag if needed. */
    idFor: (name: string, actor: Actor, now: Date): Promise<string> =>
      retryUntilCommitted(async () => {
        const known = await findByText(index, name);
        if (known !== undefined) return known;
        const made = await create(name, actor, now);
        return made === 'name_taken' ? undefined : made.id;
      }),

    /** Returns the renamed tag; `undefined` if it does not exist. */
    async rename(current: TagItem, name: string, actor: Actor, now: Date): Promise<TagItem | 'name_taken' | undefined> {
      const former = await findFormer(index, name);
      if (former !== undefined && former !== current.id) return 'name_taken';
      const set = { name, slug: sameTextForm(name), updated_at: now.toISOString(), actor: { ...actor } };
      const changed = await changeSlugged(db, slugged(team, current.id), current, set);
      return changed === 'slug_taken' ? 'name_taken' : changed;
    },

    /** Returns false if the tag does not exist. Contacts lose it at once; its rows are removed about a minute later. */
    remove(current: TagItem, actor: Actor, now: Date): Promise<boolean> {
      const { id } = current;
      const soon = new Date(now.getTime() + INDEX_DELAY_MS).toISOString();
      const cleared = termStep({ kind: 'tagged', team_id: team, tag_id: id, at: soon });
      return removeSlugged(db, slugged(team, id), current, { entity: tagEntity, actor, now }, async () => [cleared]);
    },
  };
};
