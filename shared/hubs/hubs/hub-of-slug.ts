import { all, type Condition, compare, either, equals, exists, free } from '../../platform/db/expression.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';

export const hubSlugEntity = /* @__PURE__ */ entity('hub_slug');

const DAY_MS = 24 * 60 * 60_000;
/** Days until another team can take a slug that a hub gave up, so that links to the hub do not lead to a stranger's. */
const RESERVED_DAYS = 90;

export const hubSlugKey = (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: 'HUB' });

/** What makes the pointer of a slug a reservation: it finds no hub, and the store removes it in the end. */
export const reservation = (now: Date) => {
  const until = new Date(now.getTime() + RESERVED_DAYS * DAY_MS);
  return { reserved_until: until.toISOString(), ttl: Math.floor(until.getTime() / 1000) };
};

/** A slug can be taken if no hub has it and it is not reserved. The team that gave it up can take it at once. */
export const isTakeable = (team: TeamId, now: Date): Condition =>
  either(
    free,
    compare('reserved_until', '<=', now.toISOString()),
    all(exists('reserved_until'), equals('team_id', team)),
  );

/** The hub with this slug; `undefined` if there is none. */
export const hubOfSlug = async (db: Table, slug: string): Promise<HubKey | undefined> => {
  const row = await db.get<{ team_id: string; id: string; reserved_until?: string }>(hubSlugKey(slug));
  return row && row.reserved_until === undefined ? { team: row.team_id, hub: row.id } : undefined;
};

export const hubSlugKind = {
  entity: hubSlugEntity,
  key: ['SLUG#{slug}', 'HUB'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'the hub of a slug, or until `ttl` the reservation of a slug that a hub gave up',
} as const satisfies RowKind;
