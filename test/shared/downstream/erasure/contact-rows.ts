import { entryKey } from '../../../../shared/access/drip/entry-item.ts';
import { overrideKey } from '../../../../shared/access/drip/override-item.ts';
import { accessGrantKey } from '../../../../shared/access/rules/grant-item.ts';
import { couponUseKey } from '../../../../shared/commerce/catalog/coupon-item.ts';
import { billingKey } from '../../../../shared/commerce/purchases/billing-item.ts';
import { entitlementKey } from '../../../../shared/commerce/purchases/entitlement-item.ts';
import {
  newOrderId,
  orderKey,
  subscriptionKey,
  subscriptionsBy,
} from '../../../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionEnds } from '../../../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { activityKey } from '../../../../shared/community/activity/activity-item.ts';
import { newcomerKey } from '../../../../shared/community/discussions/newcomer-item.ts';
import { reportCaseKey } from '../../../../shared/community/moderation/report-case-item.ts';
import { reportKey } from '../../../../shared/community/moderation/report-item.ts';
import { heldKey } from '../../../../shared/delivery/email/held-email.ts';
import { bodyKey } from '../../../../shared/delivery/webhooks/delivery-item.ts';
import { automationEmailKey } from '../../../../shared/downstream/automations/automation-email-item.ts';
import { enrollmentKey, waiterKey } from '../../../../shared/downstream/automations/enrollment-item.ts';
import { exportKey, partKey } from '../../../../shared/downstream/exports/export-item.ts';
import { connectionKey, listenerKey } from '../../../../shared/downstream/live/connection-item.ts';
import { dueChecks } from '../../../../shared/engagement/achievements/due-checks.ts';
import { hubEventKey, waitingOf } from '../../../../shared/engagement/hub-events/event-item.ts';
import { rsvpKey } from '../../../../shared/engagement/hub-events/rsvp-item.ts';
import { awardKey, pointsKey } from '../../../../shared/hubs/awards/award-item.ts';
import { completionKey } from '../../../../shared/hubs/completions/completion-item.ts';
import { hubMemberMark } from '../../../../shared/hubs/counts/count-item.ts';
import { chunkKey } from '../../../../shared/hubs/imports/import-item.ts';
import { knownHubsKey } from '../../../../shared/hubs/people/contacts/known-hubs.ts';
import { addEntry } from '../../../../shared/hubs/people/contacts/own-entries.ts';
import { removalKey } from '../../../../shared/hubs/people/content-removals/content-removal-item.ts';
import { barredAddresses } from '../../../../shared/hubs/people/members/barred-addresses.ts';
import { pairKey } from '../../../../shared/hubs/people/members/pairs.ts';
import { termStep } from '../../../../shared/hubs/people/members/terms.ts';
import { personPlaceKey } from '../../../../shared/hubs/people/places/person-place.ts';
import { portraitUploadKey } from '../../../../shared/hubs/people/portraits/portrait-item.ts';
import { spaceMembershipKey } from '../../../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceReadKey } from '../../../../shared/hubs/space-reads/space-read-item.ts';
import { fileKey } from '../../../../shared/media/files/file-item.ts';
import { mediaTag } from '../../../../shared/media/files/media-partition.ts';
import { mediaKey } from '../../../../shared/media/media/media-item.ts';
import { callbackKey } from '../../../../shared/platform/callbacks/callback-item.ts';
import type { HubKey, Key } from '../../../../shared/platform/db/key.ts';
import { listed } from '../../../../shared/platform/db/listing.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../../shared/platform/ids/place-id.ts';
import type { ContactKind } from '../../../support/rows.ts';
import { entityNamed } from '../../../support/rows.ts';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly hub: HubKey;
}

/** A row to store, or the call that stores it. */
type Seed = (db: Table, member: Member) => object;

/** The row comes from calls of the API (`doEverything` of the test), or it cannot name a contact in clear. */
export const BY_API = 'by the API';
export const NOT_NAMED = 'sealed or hashed';

const FAR = '2100-01-01T00:00:00.000Z';
const found = (key: Key | undefined): Key => {
  if (!key) throw new Error('no key');
  return key;
};
const place = ({ team, hub }: HubKey) => ({ team_id: team, hub_id: hub });

/** A row of every kind that contains personal data of a contact, each at the key that the service gives it. */
export const CONTACT_ROWS: Readonly<Record<ContactKind, Seed | typeof BY_API | typeof NOT_NAMED>> = {
  access_grant: (_, { id, hub }) => accessGrantKey(hub, id, { type: 'event', id: newId() }),
  achievement_due: (db, { id, hub }) =>
    dueChecks(db).schedule({ kind: 'tenure', at: FAR, contact_id: id, achievement_id: newId(), ...place(hub) }),
  activity: (_, { id, hub }) => activityKey(hub, id, newId()),
  automation_enrollment: (_, { hub }) => enrollmentKey(hub, newId(), newId()),
  automation_entry: (_, { id, hub }) => entryKey(hub, id, newId()),
  automation_letter: (_, { id, hub }) => automationEmailKey(hub, id, newId()),
  automation_waiter: (_, { id, hub }) => waiterKey(hub, id, 'member.joined', newId()),
  award: (_, { id, hub }) => awardKey(hub, id, newId()),
  barred_address: (db, { id, hub, email }) => barredAddresses(db, hub).bar(id, email),
  billing: (_, { id, hub }) => ({ ...billingKey(hub, id), standings: [] }),
  callback: (_, { email }) => ({ ...callbackKey('stripe', newId()), payload: email }),
  comment: BY_API,
  comment_viewer: BY_API,
  completion: (_, { id, hub }) => completionKey(hub, id, newId()),
  contact: BY_API,
  contact_credential: BY_API,
  contact_pair: (_, { id, hub }) => ({ ...pairKey(hub.team, id, newId()), blocked_by: [id] }),
  contact_tag: BY_API,
  content_removal: (_, { id, hub }) => ({ ...removalKey(hub, newId()), contact_id: id, status: 'completed' }),
  conversation: BY_API,
  counted: (_, { id, hub }) => hubMemberMark(hub, id),
  coupon_use: (_, { id, hub }) => couponUseKey(hub, id, newId()),
  deed: BY_API,
  discussion: BY_API,
  discussion_viewer: BY_API,
  drip_override: (_, { id, hub }) => overrideKey(hub, id, { campaign_id: newId(), step_id: newId() }),
  email: BY_API,
  email_message: BY_API,
  email_suppression: BY_API,
  entitlement: (_, { id, hub }) => entitlementKey(hub, id, newId()),
  event: BY_API,
  file: (_, { id, hub }) => ({
    ...found(fileKey(hub.team, newPlaceId(mediaTag(hub.hub), Date.now()))),
    uploaded_by: { type: 'contact', id },
  }),
  follow: BY_API,
  held_email: (_, { hub }) => heldKey(hub.team, newId()),
  hub_event: (_, { id, hub }) => ({
    ...found(hubEventKey(hub.team, newPlaceId(tagFor(hub.hub), Date.now()))),
    host_contact_id: id,
    status: 'draft',
  }),
  hub_event_rsvp: (_, { id, hub }) => {
    const event_id = newPlaceId(tagFor(hub.hub), Date.now());
    return { ...rsvpKey(hub, id, event_id), event_id, status: 'going' };
  },
  hub_event_waiting: (_, { id, hub }) => ({ pk: waitingOf({ ...place(hub), id: newId() }), sk: `WAIT#${FAR}#${id}` }),
  idempotency: (_, { id }) => ({ pk: `IDEM#contact#${id}`, sk: newId() }),
  import_chunk: (_, { email, hub }) => ({ ...chunkKey(hub.team, newId(), 0), rows: JSON.stringify([{ email }]) }),
  inbox_entry: BY_API,
  known_hubs: (_, { id, hub }) => knownHubsKey(hub.team, id),
  live_connection: (_, { id, hub }) => ({ ...connectionKey(newId()), contact_id: id, ...place(hub) }),
  live_listener: (_, { id, hub }) => ({ ...listenerKey(hub, newId()), contact_id: id }),
  media: (_, { id, hub }) => ({
    ...found(mediaKey(hub.team, newPlaceId(mediaTag(hub.hub), Date.now()))),
    uploaded_by: { type: 'contact', id },
  }),
  member: BY_API,
  member_term: (db, { id, hub }) =>
    db.transact([termStep({ kind: 'suspension', at: FAR, contact_id: id, ...place(hub) })]),
  message: BY_API,
  newcomer: (_, { id, hub }) => newcomerKey(hub, id),
  notification: BY_API,
  notification_preferences: BY_API,
  one_time_token: NOT_NAMED,
  order: (_, { email, hub }) => ({ ...found(orderKey(hub.team, newOrderId(hub, new Date()))), email }),
  own_entry: (_, { id, hub }) =>
    addEntry({ team: hub.team, contact: id }, 'BLOCKS', { id: newId(), hub_id: null, created_at: FAR }).put,
  personal_export: (_, { id, hub }) => ({ ...exportKey({ kind: 'contact', id, team: hub.team }), status: 'completed' }),
  personal_export_part: (_, { id, hub }) => partKey({ kind: 'contact', id, team: hub.team }, newId(), 0),
  person_place: (_, { id, hub }) => personPlaceKey(hub.team, id, `HUB#${hub.hub}#NAME`),
  points: (_, { id, hub }) => pointsKey(hub, id),
  post_mark: BY_API,
  portrait_upload: (_, { id, hub }) => portraitUploadKey({ kind: 'contact', id, team: hub.team }, 'avatar'),
  removed_content: (_, { id, hub }) => ({
    pk: `${removalKey(hub, '').pk}#${newId()}`,
    sk: `ITEM#00#${newId()}`,
    before: { author: { type: 'contact', id } },
  }),
  report: (_, { id, hub }) => ({ ...reportKey(hub, newId()), reporter_contact_id: id, status: 'open' }),
  report_case: (_, { id, hub }) => ({ ...reportCaseKey(hub, newId()), reporter_contact_ids: [id], status: 'open' }),
  session: (_, { id }) => ({ pk: `SESSION#${newId()}`, sk: 'SESSION', subject_id: id }),
  space_member: (_, { id, hub }) => spaceMembershipKey(hub, id, newId()),
  space_read: (_, { id, hub }) => spaceReadKey(hub, id, newId()),
  stream_entry: BY_API,
  stream_ticket: () => ({ pk: `STREAM_TICKET#${newId()}`, sk: 'TICKET' }),
  subscription: (_, { id, hub }) => {
    const order = newOrderId(hub, new Date());
    const { partition } = subscriptionsBy(hub, id);
    return { ...found(subscriptionKey(hub.team, order)), ...listed({ partition, sort: `AT#${order}` }), id: order };
  },
  subscription_end: (db, { id, hub }) =>
    subscriptionEnds(db).request({ kind: 'departure', contact_id: id, ...place(hub) }, FAR),
  tally: BY_API,
  warning: BY_API,
  webhook_body: (_, { email, hub }) => ({ ...bodyKey(hub, newId(), newId()), payload: email }),
};

/** Stores the rows that no call of the API makes. */
export const storeContactRows = async (db: Table, member: Member): Promise<void> => {
  const at = new Date().toISOString();
  for (const [entity, seed] of Object.entries(CONTACT_ROWS)) {
    if (typeof seed === 'string') continue;
    const row = await seed(db, member);
    const common = { id: newId(), ...place(member.hub), contact_id: member.id, created_at: at, updated_at: at };
    if (isRow(row)) await db.put({ ...common, ...row, entity: entityNamed(entity) });
  }
};

const isRow = (value: unknown): value is Key =>
  typeof value === 'object' && value !== null && 'pk' in value && 'sk' in value;
