import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import { equals, free } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { linksOf } from '../../platform/text/links.ts';
import { hubByAuthor } from './discussion-places.ts';
import { type NewcomerItem, newcomerEntity, newcomerKey } from './newcomer-item.ts';

const NEWCOMER_MS = 24 * 60 * 60 * 1_000;
const HOUR_MS = 60 * 60 * 1_000;
/** The published posts after which a member counts as settled. */
const FIRST_POSTS = 3;
/** The posts, and the members asked for a conversation, within an hour. */
export const MAX_PER_HOUR = 3;
const LINKS_PER_POST = 2;

/** The label of the step that fails after another post of the same newcomer. */
export const NEWCOMER = 'newcomer';

/** Whether a post waits for a review, and the steps that count it. */
export interface Assessment {
  readonly held: boolean;
  readonly steps: readonly Step[];
}

const FREE: Assessment = { held: false, steps: [] };

/** A member who posts in a hub. */
export interface Posting {
  readonly hub: HubItem;
  readonly member: MemberItem;
}

const MODERATING: readonly MemberItem['role'][] = ['owner', 'admin', 'moderator'];

interface Newcomer {
  readonly row: NewcomerItem | undefined;
  readonly published: number;
}

/** Posts from before the limits were turned on count too, as far as lists by author have them. */
const publishedBefore = async (db: Table, hub: HubKey, contact: string): Promise<number> => {
  const { items } = await db.query({
    ...hubByAuthor(hub, contact),
    index: 'listing',
    limit: FIRST_POSTS,
    after: undefined,
  });
  return items.length;
};

const keyOf = ({ member }: Posting): HubKey => ({ team: member.team_id, hub: member.hub_id });

/** The newcomer; undefined if no limits apply to the member. */
export const newcomerOf = async (db: Table, posting: Posting, now: Date): Promise<Newcomer | undefined> => {
  const { hub, member } = posting;
  if (!hub.newcomer_limits || MODERATING.includes(member.role)) return undefined;
  const place = keyOf(posting);
  const keys = [newcomerKey(place, member.contact_id), contactKey(place.team, member.contact_id)];
  const [row, contact] = await rowsAt<[NewcomerItem, ContactItem]>(db, keys);
  const published = row?.published ?? (await publishedBefore(db, place, member.contact_id));
  const isNew = now.getTime() - Date.parse(member.joined_at ?? member.created_at) < NEWCOMER_MS;
  const isProved = contact?.recipient_since !== undefined;
  return isNew || published < FIRST_POSTS || !isProved ? { row, published } : undefined;
};

/** The step that counts what a newcomer did. Fails after a concurrent one. */
export const countStep = (
  posting: Posting,
  { row, published }: Newcomer,
  counted: Partial<Omit<NewcomerItem, 'version'>>,
): Step => ({
  label: NEWCOMER,
  put: {
    ...newcomerKey(keyOf(posting), posting.member.contact_id),
    entity: newcomerEntity,
    published: counted.published ?? published,
    recent: [...(counted.recent ?? row?.recent ?? [])],
    recent_requests: [...(counted.recent_requests ?? row?.recent_requests ?? [])],
    version: (row?.version ?? 0) + 1,
  },
  condition: row ? equals('version', row.version) : free,
});

/** The times within the last hour. */
export const withinHour = (times: readonly string[] | undefined, now: Date): readonly string[] =>
  (times ?? []).filter((at) => Date.parse(at) > now.getTime() - HOUR_MS);

/** Assesses a post that is about to be published, and counts it. */
export const assessPost = async (
  db: Table,
  posting: Posting,
  texts: readonly string[],
  now: Date,
): Promise<Assessment> => {
  const newcomer = await newcomerOf(db, posting, now);
  if (!newcomer) return FREE;
  const { row, published } = newcomer;
  const recent = withinHour(row?.recent, now);
  const links = texts.flatMap(linksOf).length;
  const held = recent.length >= MAX_PER_HOUR || links > LINKS_PER_POST || (published === 0 && links > 0);
  const next = {
    published: published + (held ? 0 : 1),
    recent: [...recent, now.toISOString()].slice(-MAX_PER_HOUR),
  };
  return { held, steps: [countStep(posting, newcomer, next)] };
};

/** The links of a text that the other does not have as often. */
const addedLinks = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = before.flatMap(linksOf);
  return after.flatMap(linksOf).filter((link) => {
    const at = left.indexOf(link);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Whether a change of a published post adds links that would have held it. */
export const assessEdit = async (
  db: Table,
  posting: Posting,
  before: readonly string[],
  after: readonly string[],
  now: Date,
): Promise<boolean> => {
  if (!posting.hub.newcomer_limits || addedLinks(before, after).length === 0) return false;
  const newcomer = await newcomerOf(db, posting, now);
  if (!newcomer) return false;
  return newcomer.published <= 1 || after.flatMap(linksOf).length > LINKS_PER_POST;
};

/** The step that counts a held post of a member once a moderator publishes it. */
export const approvalSteps = (
  hub: Pick<HubItem, 'id' | 'team_id' | 'newcomer_limits'>,
  contact: string,
): readonly Step[] => {
  if (!hub.newcomer_limits) return [];
  const key = newcomerKey({ team: hub.team_id, hub: hub.id }, contact);
  const initial = { entity: newcomerEntity, recent: [] };
  return [{ label: NEWCOMER, update: key, change: { add: { published: 1, version: 1 }, initial } }];
};
