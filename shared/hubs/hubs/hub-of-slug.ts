import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

export const hubSlugKey = (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: 'HUB' });

/** The hub with this slug; `undefined` if there is none. */
export const hubOfSlug = async (db: Table, slug: string): Promise<HubKey | undefined> => {
  const row = await db.get<{ team_id: string; id: string }>(hubSlugKey(slug));
  return row && { team: row.team_id, hub: row.id };
};
