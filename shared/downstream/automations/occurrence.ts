import { orderKey } from '../../commerce/purchases/orders/order-item.ts';
import { commentKey } from '../../community/comments/comment-item.ts';
import { discussionKey } from '../../community/discussions/discussion-item.ts';
import { type RsvpItem, readRsvpId, rsvpKey } from '../../engagement/hub-events/rsvp-item.ts';
import type { Author } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import type { Particulars } from './selector.ts';
import { type EventTrigger, triggerOf } from './trigger-types.ts';

/** Something that happened to one contact, in the terms of triggers. */
export interface Occurrence {
  readonly id: string;
  readonly type: EventTrigger;
  readonly contact: string;
  readonly at: string;
  readonly particulars: Particulars;
  /** How many automations stand behind it. */
  readonly depth: number;
  /** The last of them. */
  readonly behind: string | null;
}

interface Row {
  readonly author?: Author;
  readonly contact_id?: string | null;
  readonly space_id?: string;
  readonly target_id?: string;
  readonly product_id?: string;
  readonly price_id?: string;
  readonly duplicate_of?: string;
}

type About = { readonly contact: string | null | undefined; readonly particulars?: Particulars };

const contactOf = (actor: { readonly type: string; readonly id: string } | null | undefined): string | undefined =>
  actor?.type === 'contact' ? actor.id : undefined;

const writtenKey = ({ team_id, resource_type, resource_id }: PublishedEvent): Key | undefined =>
  resource_type === 'comments' ? commentKey(team_id, resource_id) : discussionKey(team_id, resource_id);

const read = async (db: Table, key: Key | undefined): Promise<Row> => (key && (await db.get<Row>(key))) ?? {};

const rsvp = async (db: Table, { team_id: team, hub_id: hub, resource_id }: PublishedEvent): Promise<About> => {
  const { event, contact } = readRsvpId(resource_id);
  const found = await db.get<RsvpItem>(rsvpKey({ team, hub }, contact, event));
  return { contact, particulars: { event_id: event, status: found?.status } };
};

/** Whom it happened to, and what about it can be asked for. */
const about = async (db: Table, told: PublishedEvent, type: EventTrigger): Promise<About> => {
  const { resource_id, actor, contact_id, tag_id, changed } = told;
  switch (type) {
    case 'member.tagged':
      return { contact: resource_id, particulars: { tag_id } };
    case 'discussion.created':
    case 'comment.created': {
      const { author, space_id, target_id } = await read(db, writtenKey(told));
      return { contact: contactOf(author), particulars: { space_id, target_id } };
    }
    case 'reaction.received': {
      const author = contactOf((await read(db, writtenKey(told))).author);
      return { contact: author === contactOf(actor) ? null : author, particulars: { emoji: changed[0] } };
    }
    case 'achievement.earned':
      return { contact: contact_id, particulars: { achievement_id: resource_id } };
    case 'event.rsvp':
      return rsvp(db, told);
    case 'content.completed':
      return { contact: contact_id ?? contactOf(actor), particulars: { content_node_id: resource_id } };
    case 'order.paid':
    case 'order.refunded':
    case 'subscription.activated':
    case 'subscription.past_due':
    case 'subscription.recovered':
    case 'subscription.canceled': {
      /* A subscription has its order's id, and stands for the same product and contact. */
      const order = await read(db, orderKey(told.team_id, resource_id));
      const { contact_id: buyer, product_id, price_id, duplicate_of } = order;
      /* A duplicate gave nothing and takes nothing away: the subscription that it duplicates goes on. */
      return { contact: duplicate_of ? null : buyer, particulars: { product_id, price_id } };
    }
    default:
      return { contact: resource_id };
  }
};

const CHAINED = /^automation:([^:]+):(\d+)$/;

const chainOf = ({ actor }: PublishedEvent): Pick<Occurrence, 'depth' | 'behind'> => {
  const [, behind = null, depth = 0] = (actor?.type === 'system' && CHAINED.exec(actor.id)) || [];
  return { depth: Number(depth), behind };
};

/** How an automation signs what it does, so that what comes of it is known to. */
export const signatureOf = (automation: string, depth: number) =>
  ({ type: 'system', id: `automation:${automation}:${depth + 1}` }) as const;

/**
 * What an event means to automations; `undefined` where that is nothing, or where it happened to nobody in
 * particular.
 */
export const occurrenceOf = async (db: Table, told: PublishedEvent): Promise<Occurrence | undefined> => {
  const type = triggerOf(told.type);
  if (!type) return undefined;
  const { contact, particulars = {} } = await about(db, told, type);
  if (!contact) return undefined;
  return { id: told.id, type, contact, at: told.at, particulars, ...chainOf(told) };
};
