import {
  BILLING_STATUSES,
  type BillingItem,
  billingKey,
  type PurchaseState,
} from '../../commerce/purchases/billing-item.ts';
import { awardKey, isAwardActive, pointsKey } from '../../hubs/awards/award-item.ts';
import { completionKey } from '../../hubs/completions/completion-item.ts';
import { hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { FieldValue } from '../../hubs/people/profile-fields/field-value.ts';
import { fieldValue } from '../../hubs/people/profile-fields/interpreted-value.ts';
import { type ProfileFieldsItem, profileFieldsKey } from '../../hubs/people/profile-fields/profile-field-item.ts';
import { type ContactTagItem, contactTagKey, isTagActive } from '../../hubs/people/tags/contact-tag-item.ts';
import { tagKey } from '../../hubs/people/tags/tag-item.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { isId } from '../../platform/ids/id.ts';
import type { Condition } from './condition.ts';

/** The billing status of a member: overall, and of each purchase. */
export interface Billing extends Pick<BillingItem, 'status' | 'in_grace' | 'product_ids'> {
  readonly standings: readonly Pick<PurchaseState, 'product_id' | 'price_id' | 'status' | 'in_grace'>[];
}

/** The facts about a member that conditions refer to. Unknown facts are `undefined`. */
export interface Facts {
  readonly role: MemberItem['role'];
  readonly joined_at: string | null;
  readonly hubs: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly achievements: ReadonlySet<string>;
  readonly completed: ReadonlySet<string>;
  readonly points: number | undefined;
  readonly billing: Billing | undefined;
  /** The value of a profile field; null without one, and `undefined` if the team has no such field. */
  field(id: string): FieldValue | null | undefined;
}

/** The member that the facts are about. */
export interface Subject {
  readonly hub: HubKey;
  readonly member: Pick<MemberItem, 'contact_id' | 'role' | 'joined_at'>;
}

/** The ids in conditions, by entity. */
interface References {
  readonly hubs: readonly string[];
  readonly tags: readonly string[];
  readonly achievements: readonly string[];
  readonly nodes: readonly string[];
  readonly points: boolean;
  readonly billing: boolean;
  readonly profile: boolean;
}

export const referencesIn = (conditions: readonly Condition[]): References => ({
  hubs: conditions.flatMap((one) => (one.type === 'belongs_to_hub' && isId(one.value.hub_id) ? one.value.hub_id : [])),
  tags: conditions.flatMap((one) => (one.type === 'has_tag' ? one.value.tag_id : [])),
  achievements: conditions.flatMap((one) => (one.type === 'has_achievement' ? one.value.achievement_id : [])),
  nodes: conditions.flatMap((one) => (one.type === 'content_completed' ? one.value.content_node_ids : [])),
  points: conditions.some(({ type }) => type === 'points_gte'),
  billing: conditions.some(({ type }) => type === 'billing_status' || type === 'has_product'),
  profile: conditions.some(({ type }) => type === 'profile_field'),
});

/** The rows that hold the facts. Includes tags and hubs themselves: a deleted one does not count. */
export const factKeys = ({ hub, member }: Subject, conditions: readonly Condition[]): readonly Key[] => {
  const { team } = hub;
  const contact = member.contact_id;
  const { hubs, tags, achievements, nodes, points, billing, profile } = referencesIn(conditions);
  return [
    ...hubs.flatMap((id) => [hubItemKey({ team, hub: id }), memberKey({ team, hub: id }, contact)]),
    ...tags.flatMap((id) => [tagKey(team, id), contactTagKey(team, contact, id)]),
    ...achievements.map((id) => awardKey(hub, contact, id)),
    ...nodes.map((id) => completionKey(hub, contact, id)),
    ...(points ? [pointsKey(hub, contact)] : []),
    ...(billing ? [billingKey(hub, contact)] : []),
    ...(profile ? [profileFieldsKey(team), contactKey(team, contact)] : []),
  ];
};

const listed = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);

const isStatus = (status: unknown): boolean => BILLING_STATUSES.some((one) => one === status);

/** `free` without a row; `undefined` for a row without a valid status. */
const billingOf = (row: Partial<BillingItem> | undefined): Billing | undefined => {
  const { status = row ? undefined : 'free', product_ids, standings, in_grace } = row ?? {};
  if (status === undefined || !isStatus(status)) return undefined;
  return {
    status,
    in_grace: in_grace === true,
    product_ids: listed(product_ids),
    standings: listed(standings).filter((standing) => isStatus(standing?.status)),
  };
};

const pointsOf = (row: { readonly points?: unknown } | undefined): number | undefined => {
  const { points = row ? undefined : 0 } = row ?? {};
  return typeof points === 'number' ? points : undefined;
};

/** The facts in the rows of `factKeys` at `now`. */
export const factsOf = (subject: Subject, conditions: readonly Condition[], rows: Gathered, now: Date): Facts => {
  const { hub, member } = subject;
  const { team } = hub;
  const contact = member.contact_id;
  const { hubs, tags, achievements, nodes } = referencesIn(conditions);
  const belongs = (id: string): boolean => {
    const row = rows<MemberItem>(memberKey({ team, hub: id }, contact));
    return rows(hubItemKey({ team, hub: id })) !== undefined && row !== undefined && isAdmitted(row, now.getTime());
  };
  const tagged = (id: string): boolean => {
    const row = rows<ContactTagItem>(contactTagKey(team, contact, id));
    return rows(tagKey(team, id)) !== undefined && row !== undefined && isTagActive(row, now);
  };
  const field = (id: string): FieldValue | null | undefined => {
    const found = rows<ProfileFieldsItem>(profileFieldsKey(team))?.fields[id];
    return found && (fieldValue({ ...found, id }, rows<ContactItem>(contactKey(team, contact))?.fields) ?? null);
  };
  return {
    role: member.role,
    joined_at: member.joined_at,
    hubs: new Set(hubs.filter(belongs)),
    tags: new Set(tags.filter(tagged)),
    achievements: new Set(achievements.filter((id) => isAwardActive(rows(awardKey(hub, contact, id))))),
    completed: new Set(nodes.filter((id) => rows(completionKey(hub, contact, id)) !== undefined)),
    points: pointsOf(rows(pointsKey(hub, contact))),
    billing: billingOf(rows(billingKey(hub, contact))),
    field,
  };
};
