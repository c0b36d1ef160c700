import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { hubs } from '../../hubs/hubs/hubs.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';

const BATCH_SIZE = 100;

const isLetIn = (member: MemberItem | undefined, now: Date): boolean =>
  member !== undefined && isAdmitted(member, now.getTime());

/** The hubs of the team that admit the contact, oldest first. */
const admittingHubs = async (db: Table, team: TeamId, contact: string, now: Date): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await hubs(db, team).list({ limit: BATCH_SIZE, after });
    const rows = await db.getMany<MemberItem>(items.map(({ id }) => memberKey({ team, hub: id }, contact)));
    const closed = await Promise.all(items.map((hub, nth) => hubDenialReason(db, hub, rows[nth], now)));
    found.push(...items.filter((_, nth) => closed[nth] === undefined).map(({ id }) => id));
    after = next;
  } while (after);
  return found;
};

/** The oldest hub that admits all contacts; without one, the oldest that admits the first contact. */
export const commonHub = async (
  db: Table,
  team: TeamId,
  [first, ...others]: readonly [string, ...string[]],
  now: Date,
): Promise<HubKey | undefined> => {
  const candidates = await admittingHubs(db, team, first, now);
  for (const hub of candidates) {
    const rows = await db.getMany<MemberItem>(others.map((contact) => memberKey({ team, hub }, contact)));
    if (rows.every((row) => isLetIn(row, now))) return { team, hub };
  }
  const [oldest] = candidates;
  return oldest === undefined ? undefined : { team, hub: oldest };
};
