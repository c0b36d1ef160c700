import * as z from 'zod';
import { grantBenefits, revokeSteps } from '../../../access/rules/grants.ts';
import { targetKey } from '../../../community/access-rules/targets.ts';
import { isInside } from '../../../hubs/readers/readers.ts';
import {
  type SpaceMembershipItem,
  spaceMembershipEntity,
  spaceMembershipKey,
} from '../../../hubs/space-memberships/space-membership-item.ts';
import { joinSpaceBenefit } from '../../../hubs/space-memberships/space-memberships.ts';
import { type SpaceItem, spaceItemKey } from '../../../hubs/spaces/space-item.ts';
import { live } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { unlockSteps } from '../../notifications/unlock-steps.ts';
import { visitBenefitSteps } from '../benefit-steps.ts';
import {
  EFFECT,
  nodeKind,
  type Plan,
  type PlanOf,
  passThrough,
  type References,
  refersTo,
  type Visit,
} from '../node-kind.ts';

/** The target types of a grant, besides spaces. */
const GRANTED_TARGETS = ['discussion', 'content_node', 'playlist', 'event'] as const;

/** A space, or a target of access rules. */
const data = z
  .object({
    space_id: z.uuid().optional(),
    target_type: z.enum(GRANTED_TARGETS).optional(),
    target_id: z.uuid().optional(),
  })
  .refine(
    ({ space_id, target_type, target_id }) =>
      (space_id === undefined) === (target_type !== undefined && target_id !== undefined),
    {
      message: '`space_id` and `target_type` with `target_id` are mutually exclusive; send one of them.',
    },
  );
type Data = z.output<typeof data>;

const targetOf = ({ target_type: type, target_id: id }: Data) =>
  type === undefined || id === undefined ? undefined : { type, id };

const references = (of: Data, hub: HubKey): References => {
  const target = targetOf(of);
  if (target)
    return refersTo({ key: targetKey(hub, target), field: 'target_id', code: 'unknown_target', hub: hub.hub });
  return refersTo({ key: spaceItemKey(hub, of.space_id ?? ''), field: 'space_id', code: 'unknown_space' });
};

const enter = async (space: string, visit: Visit): Promise<Plan> => {
  const { db, hub, member, actor, now } = visit;
  const keys = [spaceItemKey(hub, space), spaceMembershipKey(hub, member.contact_id, space)];
  const [found, place] = await rowsAt<[SpaceItem, SpaceMembershipItem]>(db, keys);
  if (!found) return { fail: 'unknown_space' };
  if (isInside(member, place)) return { go: 'next' };
  const entered = joinSpaceBenefit(hub, member, { space, status: 'active' }, actor, now, EFFECT);
  return { go: 'next', steps: await visitBenefitSteps(visit, [entered.benefit]) };
};

const leave = async (space: string, { db, hub, member, actor, now }: Visit): Promise<Plan> => {
  const key = spaceMembershipKey(hub, member.contact_id, space);
  if (!(await db.get(key))) return { go: 'next' };
  const put = tombstone(key, { entity: spaceMembershipEntity, actor, now });
  return { go: 'next', steps: [{ label: EFFECT, put, condition: live }] };
};

/** Adds the member to a space, or grants access to a target regardless of its rule. */
export const grantAccess = nodeKind({
  type: 'grant_access',
  data,
  links: ['next'],
  references,
  has_effect: true,
  simulate: passThrough,
});

export const planGrantAccess: PlanOf<typeof grantAccess> = async (of, visit) => {
  const target = targetOf(of);
  if (!target) return enter(of.space_id ?? '', visit);
  const { db, hub, member, automation, actor, now } = visit;
  const by = `automation:${automation.id}`;
  const benefits = await grantBenefits(db, hub, member.contact_id, target, { by, actor, now });
  const steps = await visitBenefitSteps(visit, benefits);
  const announced = steps.length > 0 && automation.drip_campaign_id !== null;
  const notices = announced ? await unlockSteps(db, { ...hub, contact: member.contact_id }, target, actor, now) : [];
  return { go: 'next', steps: [...steps, ...notices] };
};

/** Revokes what `grant_access` gave; the access rule applies again. */
export const revokeAccess = nodeKind({
  type: 'revoke_access',
  data,
  links: ['next'],
  references,
  has_effect: true,
  simulate: passThrough,
});

export const planRevokeAccess: PlanOf<typeof revokeAccess> = async (of, visit) => {
  const target = targetOf(of);
  if (!target) return leave(of.space_id ?? '', visit);
  const { db, hub, member, actor, now } = visit;
  return { go: 'next', steps: await revokeSteps(db, hub, member.contact_id, target, { actor, now }) };
};
