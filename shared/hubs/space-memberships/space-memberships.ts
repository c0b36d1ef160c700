import { all, either, equals, free, live } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { listed, sortedBy } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { readFiltered } from '../../platform/db/read-filtered.ts';
import type { Table } from '../../platform/db/table.ts';
import {
  benefit,
  benefitSteps,
  isContactMissing,
  transactForRecipient,
  withoutProof,
} from '../people/contacts/recipient.ts';
import { type MemberItem, memberKey } from '../people/members/member-item.ts';
import { createdBeforePeriod } from '../people/members/membership-period.ts';
import type { SpaceItem } from '../spaces/space-item.ts';
import {
  isCurrentMembership,
  type SpaceMembershipItem,
  type SpaceMembershipStatus,
  spaceMemberOrder,
  spaceMembershipEntity,
  spaceMembershipKey,
  spaceMembersOf,
} from './space-membership-item.ts';

/** The status after a request to join; `undefined` for a space that members cannot join by themselves. */
export const statusOnJoining = ({
  access_level,
}: Pick<SpaceItem, 'access_level'>): SpaceMembershipStatus | undefined => {
  if (access_level === 'open') return 'active';
  return access_level === 'request' ? 'pending' : undefined;
};

/**
 * Creates an active or pending space membership. Replaces one from an earlier membership period and, if active, a
 * pending one.
 */
export const joinSpaceBenefit = (
  hub: HubKey,
  member: Pick<MemberItem, 'contact_id' | 'joined_at'>,
  { space, status }: { readonly space: string; readonly status: SpaceMembershipStatus },
  actor: Actor,
  now: Date,
  label?: string,
) => {
  const timestamp = now.toISOString();
  const { contact_id } = member;
  const ids = { contact_id, space_id: space, hub_id: hub.hub, team_id: hub.team };
  const joined_at = status === 'active' ? timestamp : null;
  const item: SpaceMembershipItem = { ...ids, status, joined_at, created_at: timestamp, updated_at: timestamp };
  const raised = status === 'active' ? [equals('status', 'pending')] : [];
  const put = {
    ...spaceMembershipKey(hub, contact_id, space),
    entity: spaceMembershipEntity,
    ...listed({ partition: spaceMembersOf(hub, space), sort: spaceMemberOrder(item) }),
    ...item,
    actor: { ...actor },
  };
  const condition = either(free, all(live, either(createdBeforePeriod(member), ...raised)));
  return { item, benefit: benefit({ ...(label && { label }), put, condition }) };
};

/** The space memberships of one hub. */
export const spaceMemberships = (db: Table, hub: HubKey) => {
  const keyOf = (contact: string, space: string) => spaceMembershipKey(hub, contact, space);

  return {
    /**
     * The space memberships of a space by status and creation time, without those from ended hub membership periods.
     */
    list: (
      space: string,
      status: SpaceMembershipStatus | undefined,
      page: PageRequest,
      now: Date,
    ): Promise<Page<SpaceMembershipItem & Item>> => {
      const run = { partition: spaceMembersOf(hub, space), prefix: status ? `${status.toUpperCase()}#` : '' };
      return readFiltered(
        page,
        async (round) => {
          const { items, next } = await db.query<SpaceMembershipItem>({ ...run, index: 'listing', ...round });
          const keyed = items.map((place) => ({ place, key: memberKey(hub, place.contact_id) }));
          const rows = await gather(
            db,
            keyed.map(({ key }) => key),
            { eventual: true },
          );
          const counted = keyed.filter(({ place, key }) => isCurrentMembership(rows<MemberItem>(key), place, now));
          return { items: counted.map(({ place }) => place), next };
        },
        (last) => ({ pk: last.pk, sk: last.sk, ...sortedBy(spaceMemberOrder(last)) }),
      );
    },

    /**
     * Returns the membership after a member joined or requested to join. An active membership stays unchanged; one from
     * an earlier membership period in the hub is replaced.
     */
    async join(
      member: MemberItem,
      space: string,
      status: SpaceMembershipStatus,
      actor: Actor,
      now: Date,
    ): Promise<SpaceMembershipItem> {
      const entered = joinSpaceBenefit(hub, member, { space, status }, actor, now);
      const [step] = benefitSteps(withoutProof('enters'), [entered.benefit]);
      if (!step || !('put' in step)) return entered.item;
      const written = await db.put(step.put, step.condition);
      return written.ok
        ? entered.item
        : ((await db.get<SpaceMembershipItem>(keyOf(member.contact_id, space))) ?? entered.item);
    },

    /** Returns the membership after a moderator or creator added the member; `undefined` if the contact was erased. */
    async add(member: MemberItem, space: string, actor: Actor, now: Date): Promise<SpaceMembershipItem | undefined> {
      const { item, benefit: entered } = joinSpaceBenefit(hub, member, { space, status: 'active' }, actor, now);
      const whom = { ...hub, contact: member.contact_id };
      const written = await transactForRecipient(db, whom, now, (recipient) => benefitSteps(recipient, [entered]));
      if (isContactMissing(written)) return undefined;
      return written.ok ? item : ((await db.get<SpaceMembershipItem>(keyOf(member.contact_id, space))) ?? item);
    },

    /** Returns false if the contact was neither a member of the space nor had requested to join. */
    remove: async (contact: string, space: string, actor: Actor, now: Date): Promise<boolean> =>
      (await db.softDelete(keyOf(contact, space), { entity: spaceMembershipEntity, actor, now })).ok,
  };
};
