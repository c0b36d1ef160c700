import { grantsNothing, type OrderItem, orderKey } from '../../commerce/purchases/orders/order-item.ts';
import { commentKey } from '../../community/comments/comment-item.ts';
import { discussionKey } from '../../community/discussions/discussion-item.ts';
import { type RsvpItem, readRsvpId, rsvpKey } from '../../engagement/hub-events/rsvp-item.ts';
import type { Author } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event-message.ts';
import type { EventResource } from './enrollment-item.ts';
import type { EventDetails } from './selector.ts';
import { type EventTrigger, triggerOf } from './trigger-types.ts';

/** An event of one contact, as triggers see it. */
export interface TriggerEvent {
  readonly id: string;
  readonly type: EventTrigger;
  readonly contact: string;
  readonly at: string;
  readonly resource: EventResource;
  readonly details: EventDetails;
  /** The number of automations in the chain that led to the event. */
  readonly depth: number;
  /** The automation that caused the event, if any. */
  readonly causedBy: string | null;
}

interface Row extends Pick<OrderItem, 'duplicate_of' | 'refused_for'> {
  readonly author?: Author;
  readonly contact_id?: string | null;
  readonly space_id?: string;
  readonly target_id?: string;
  readonly product_id?: string;
  readonly price_id?: string;
}

type EventSubject = { readonly contact: string | null | undefined; readonly details?: EventDetails };

const contactOf = (actor: { readonly type: string; readonly id: string } | null | undefined): string | undefined =>
  actor?.type === 'contact' ? actor.id : undefined;

const writtenKey = ({ team_id, resource_type, resource_id }: PublishedEvent): Key | undefined =>
  resource_type === 'comments' ? commentKey(team_id, resource_id) : discussionKey(team_id, resource_id);

const read = async (db: Table, key: Key | undefined): Promise<Row> => (key && (await db.get<Row>(key))) ?? {};

const rsvp = async (db: Table, { team_id: team, hub_id: hub, resource_id }: PublishedEvent): Promise<EventSubject> => {
  const { event, contact } = readRsvpId(resource_id);
  const found = await db.get<RsvpItem>(rsvpKey({ team, hub }, contact, event));
  return { contact, details: { event_id: event, status: found?.status } };
};

/** The contact of an event, and the details that a selector can match. */
const subjectOf = async (db: Table, published: PublishedEvent, type: EventTrigger): Promise<EventSubject> => {
  const { resource_id, actor, contact_id, tag_id, changed } = published;
  switch (type) {
    case 'member.tagged':
      return { contact: resource_id, details: { tag_id } };
    case 'discussion.created':
    case 'comment.created': {
      const { author, space_id, target_id } = await read(db, writtenKey(published));
      return { contact: contactOf(author), details: { space_id, target_id } };
    }
    case 'reaction.received': {
      const author = contactOf((await read(db, writtenKey(published))).author);
      return { contact: author === contactOf(actor) ? null : author, details: { emoji: changed[0] } };
    }
    case 'achievement.earned':
      return { contact: contact_id, details: { achievement_id: resource_id } };
    case 'event.rsvp':
      return rsvp(db, published);
    case 'content.completed':
      return { contact: contact_id ?? contactOf(actor), details: { content_node_id: resource_id } };
    case 'order.paid':
    case 'order.refunded':
    case 'subscription.trial_started':
    case 'subscription.activated':
    case 'subscription.past_due':
    case 'subscription.recovered':
    case 'subscription.canceled': {
      /* A subscription has the id of its order, and the same product and contact. */
      const order = await read(db, orderKey(published.team_id, resource_id));
      const { contact_id: buyer, product_id, price_id } = order;
      /* A duplicate or refused order grants nothing, so none of its events trigger anything. */
      return { contact: grantsNothing(order) ? null : buyer, details: { product_id, price_id } };
    }
    default:
      return { contact: resource_id };
  }
};

const AUTOMATION_ACTOR = /^automation:([^:]+):(\d+)$/;

const chainOf = ({ actor }: PublishedEvent): Pick<TriggerEvent, 'depth' | 'causedBy'> => {
  const [, causedBy = null, depth = 0] = (actor?.type === 'system' && AUTOMATION_ACTOR.exec(actor.id)) || [];
  return { depth: Number(depth), causedBy };
};

/** The actor of an automation's writes: it carries the depth to the events that follow. */
export const automationActor = (automation: string, depth: number) =>
  ({ type: 'system', id: `automation:${automation}:${depth + 1}` }) as const;

/** The trigger event of a published event; `undefined` if it triggers nothing or has no contact. */
export const triggerEventOf = async (db: Table, published: PublishedEvent): Promise<TriggerEvent | undefined> => {
  const type = triggerOf(published.type);
  if (!type) return undefined;
  const { contact, details = {} } = await subjectOf(db, published, type);
  if (!contact) return undefined;
  const { id, at, resource_type, resource_id } = published;
  return { id, type, contact, at, resource: { type: resource_type, id: resource_id }, details, ...chainOf(published) };
};
