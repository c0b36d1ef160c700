import { LEADERBOARD, leaderboardOf, type PointsItem } from '../../hubs/awards/award-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { contactPhotos } from '../../hubs/people/portraits/portrait.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { sortedBy, sortOf } from '../../platform/db/listing.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import { readFiltered } from '../../platform/db/read-filtered.ts';
import type { Table } from '../../platform/db/table.ts';

interface LeaderboardEntry {
  readonly hub_id: string;
  readonly contact_id: string;
  readonly name: string | null;
  readonly photo_url: string | null;
  readonly photo_url_expires_at: string | null;
  readonly photo_thumbnail_url: string | null;
  readonly photo_thumbnail_url_expires_at: string | null;
  readonly points: number;
  /** The number of members with more points, plus one. */
  readonly rank: number;
}

/** The count of the members listed so far, and the points and rank of the last one. */
interface Counted {
  readonly passed: number;
  readonly points: number;
  readonly rank: number;
}

const START: Counted = { passed: 0, points: -1, rank: 0 };

const split = (after: Position | undefined): { readonly counted: Counted; readonly place: Position | undefined } => {
  if (!after) return { counted: START, place: undefined };
  const { passed, points, rank, ...place } = after;
  return { counted: { passed: Number(passed), points: Number(points), rank: Number(rank) }, place };
};

const joined = (place: Position, { passed, points, rank }: Counted): Position => ({
  ...place,
  passed: String(passed),
  points: String(points),
  rank: String(rank),
});

const count = ({ passed, points: before, rank }: Counted, points: number): Counted => ({
  passed: passed + 1,
  points,
  rank: points === before ? rank : passed + 1,
});

const entryOf = (hub_id: string, person: ContactItem, showing: PresentDeps, counted: Counted): LeaderboardEntry => {
  const { id: contact_id, name } = person;
  const { points, rank } = counted;
  return { hub_id, contact_id, name, ...contactPhotos(person, showing), points, rank };
};

/** An entry, and the position of a page that ends with it. */
interface Ranked {
  readonly entry: LeaderboardEntry;
  readonly position: Position;
}

/** A hub's members by points, most first; of equals, the first to reach them. Eventually consistent. */
export const leaderboard = (db: Table, hub: HubKey, showing: PresentDeps) => {
  const readRound = async ({ limit, after }: PageRequest): Promise<Page<Ranked>> => {
    const { place: from, ...begun } = split(after);
    const { items, next } = await db.query<PointsItem>({
      partition: leaderboardOf(hub),
      prefix: LEADERBOARD,
      index: 'listing',
      descending: true,
      limit,
      after: from,
    });
    const ids = items.map(({ contact_id }) => contact_id);
    const keys = ids.flatMap((id) => [memberKey(hub, id), contactKey(hub.team, id)]);
    const rows = await gather(db, keys, { eventual: true });
    let { counted } = begun;
    const ranked = items.flatMap((row): readonly Ranked[] => {
      const { contact_id: id, points, pk, sk } = row;
      const member = rows<MemberItem>(memberKey(hub, id));
      const person = rows<ContactItem>(contactKey(hub.team, id));
      if (!person || !member || !isAdmitted(member, showing.now.getTime())) return [];
      counted = count(counted, points);
      const entry = entryOf(hub.hub, person, showing, counted);
      return [{ entry, position: joined({ pk, sk, ...sortedBy(sortOf(row)) }, counted) }];
    });
    return { items: ranked, next: next && joined(next, counted) };
  };

  return {
    /** Only members who are admitted at `now` are listed and counted. */
    async list(page: PageRequest): Promise<Page<LeaderboardEntry>> {
      const { items, next } = await readFiltered(page, readRound, ({ position }) => position);
      return { items: items.map(({ entry }) => entry), next };
    },
  };
};
