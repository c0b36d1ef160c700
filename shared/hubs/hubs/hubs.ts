import type * as z from 'zod';
import type { Actor, Item } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { isReservedSlug } from '../slugs/reserved-slugs.ts';
import { changeSlugged, createSlugged, removeSlugged, type Slugged, type SlugTaken } from '../slugs/slugged.ts';
import { firstSpaces, type SluggedSpace } from '../spaces/spaces.ts';
import { readDomain, removalSteps } from './domains/domain-steps.ts';
import type { hubChange, hubInput } from './hub-input.ts';
import { type HubItem, hubEntity, hubItemKey, hubPointerEntity, hubPointerKey } from './hub-item.ts';
import { hubSlugEntity, hubSlugKey, isTakeable, reservation } from './hub-of-slug.ts';
import { hubsOfTeam } from './hubs-of-team.ts';

const slugged = (team: TeamId, id: string, now: Date): Slugged => {
  const pointer = (slug: string) => ({ ...hubSlugKey(slug), entity: hubSlugEntity, team_id: team, id });
  return {
    id,
    key: hubItemKey({ team, hub: id }),
    reserved: isReservedSlug,
    pointer,
    former: (slug) => ({ ...pointer(slug), ...reservation(now) }),
    takes: isTakeable(team, now),
  };
};

export const hubs = (db: Table, team: TeamId) => ({
  get: (id: string) => db.get<HubItem>(hubItemKey({ team, hub: id })),

  /** The team's hubs, oldest first. */
  list: (page: PageRequest): Promise<Page<HubItem & Item>> => hubsOfTeam(db, team, page),

  /** Creates the hub, its slug, the pointer from its id to its team and its first spaces in one transaction. */
  create(
    input: z.output<ReturnType<typeof hubInput>>,
    actor: Actor,
    now: Date,
    first: readonly SluggedSpace[] = [],
  ): Promise<HubItem | SlugTaken> {
    const id = newId();
    const timestamp = now.toISOString();
    const row = (slug: string) => ({
      ...hubItemKey({ team, hub: id }),
      entity: hubEntity,
      ...listed({ partition: teamPartition(team), sort: `HUB#${id}` }),
      id,
      team_id: team,
      ...input,
      slug,
      created_at: timestamp,
      updated_at: timestamp,
      actor: { ...actor },
    });
    const pointer = { ...hubPointerKey(id), entity: hubPointerEntity, team_id: team };
    const more = [{ put: pointer }, ...firstSpaces({ team, hub: id }, first, actor, now)];
    return createSlugged(db, slugged(team, id, now), input, row, more);
  },

  /** Returns the updated hub; `undefined` if it does not exist. */
  async change(
    current: HubItem,
    input: z.output<ReturnType<typeof hubChange>>,
    actor: Actor,
    now: Date,
  ): Promise<HubItem | SlugTaken | undefined> {
    if (Object.values(input).every((value) => value === undefined)) return current;
    const set = { ...input, updated_at: now.toISOString(), actor: { ...actor } };
    return changeSlugged(db, slugged(team, current.id, now), current, set);
  },

  /**
   * Returns false if the hub does not exist. Its content is no longer accessible, its domain becomes available, and its slug is
   * reserved for its team for 90 days.
   */
  remove(current: HubItem, actor: Actor, now: Date): Promise<boolean> {
    const hub = { team, hub: current.id };
    const domain = async () => removalSteps(hub, await readDomain(db, hub), { actor, now });
    return removeSlugged(db, slugged(team, current.id, now), current, { entity: hubEntity, actor, now }, domain);
  },
});
