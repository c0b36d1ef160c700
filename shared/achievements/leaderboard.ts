import { LEADERBOARD, leaderboardOf, type PointsItem } from '../awards/award-item.ts';
import { gather } from '../db/gather.ts';
import type { HubKey } from '../db/key.ts';
import type { Page, PageRequest, Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { contactPhotos } from '../media/portrait.ts';
import type { Showing } from '../media/present-attachments.ts';
import { type ContactItem, contactKey } from '../members/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../members/member-item.ts';

export interface LeaderboardEntry {
  /** The contact's. */
  readonly id: string;
  readonly contact_id: string;
  readonly name: string | null;
  readonly photo_url: string | null;
  readonly photo_url_expires_at: string | null;
  readonly photo_thumbnail_url: string | null;
  readonly photo_thumbnail_url_expires_at: string | null;
  readonly points: number;
  /** One more than have more points; of those who have as many each has the same. */
  readonly rank: number;
}

/** What an earlier page counted: how many members it passed, and the last one's points and rank. */
interface Counted {
  readonly passed: number;
  readonly points: number;
  readonly rank: number;
}

const START: Counted = { passed: 0, points: -1, rank: 0 };
const WIDE = 100;
const ROUNDS = 10;

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

const entryOf = (person: ContactItem, showing: Showing, points: number, rank: number): LeaderboardEntry => {
  const { id, name } = person;
  return { id, contact_id: id, name, ...contactPhotos(person, showing), points, rank };
};

interface Ranked {
  readonly entry: LeaderboardEntry;
  readonly counted: Counted;
  readonly place: Position;
}

/** The members of a hub who have points, most first; who had them first of those with as many. It may lag a moment. */
export const leaderboard = (db: Table, hub: HubKey, showing: Showing) => {
  const readRound = async (limit: number, place: Position | undefined) => {
    const { items, next } = await db.query<PointsItem & { readonly gsi1sk: string }>({
      partition: leaderboardOf(hub),
      prefix: LEADERBOARD,
      index: 'gsi1',
      descending: true,
      limit,
      after: place,
    });
    const ids = items.map(({ contact_id }) => contact_id);
    const keys = ids.flatMap((id) => [memberKey(hub, id), contactKey(hub.team, id)]);
    const rows = await gather(db, keys, { eventual: true });
    const personOf = (id: string): ContactItem | undefined => {
      const member = rows<MemberItem>(memberKey(hub, id));
      return member && isAdmitted(member, showing.now.getTime()) ? rows(contactKey(hub.team, id)) : undefined;
    };
    return { items, next, personOf };
  };

  return {
    /** Only those who are in the hub at this moment are on it, and counted. */
    async list({ limit, after }: PageRequest): Promise<Page<LeaderboardEntry>> {
      const ranked: Ranked[] = [];
      let { counted, place } = split(after);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { items, next, personOf } = await readRound(round === 0 ? limit + 1 : WIDE, place);
        for (const { contact_id: id, points, pk, sk, gsi1sk } of items) {
          const person = personOf(id);
          if (!person) continue;
          counted = count(counted, points);
          ranked.push({ entry: entryOf(person, showing, points, counted.rank), counted, place: { pk, sk, gsi1sk } });
        }
        place = next;
        if (!next || ranked.length > limit) break;
      }
      const page = ranked.slice(0, limit);
      const items = page.map(({ entry }) => entry);
      const last = page.at(-1);
      if (ranked.length > limit && last) return { items, next: joined(last.place, last.counted) };
      return place ? { items, next: joined(place, counted) } : { items };
    },
  };
};
