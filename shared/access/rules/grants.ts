import { type Benefit, benefit } from '../../hubs/people/contacts/recipient.ts';
import { free, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { type AccessGrantItem, accessGrantEntity, accessGrantKey } from './grant-item.ts';
import type { TargetId } from './rule-item.ts';

interface GrantContext {
  /** `automation:{id}` or `drip_campaign:{id}`. */
  readonly by: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The benefits that grant a member access; none if granted already. The write fails after a concurrent grant. */
export const grantBenefits = async (
  db: Table,
  hub: HubKey,
  contact: string,
  target: TargetId,
  { by, actor, now }: GrantContext,
): Promise<readonly Benefit[]> => {
  const key = accessGrantKey(hub, contact, target);
  if (await db.get(key)) return [];
  const timestamp = now.toISOString();
  const item: AccessGrantItem = {
    contact_id: contact,
    target_type: target.type,
    target_id: target.id,
    granted_by: by,
    created_at: timestamp,
    updated_at: timestamp,
  };
  const put = { ...key, entity: accessGrantEntity, ...item, actor: { ...actor } };
  return [benefit({ label: 'effect', put, condition: free })];
};

/** The steps that revoke a grant; none without a grant. */
export const revokeSteps = async (
  db: Table,
  hub: HubKey,
  contact: string,
  target: TargetId,
  { actor, now }: Omit<GrantContext, 'by'>,
): Promise<readonly Step[]> => {
  const key = accessGrantKey(hub, contact, target);
  if (!(await db.get(key))) return [];
  return [{ label: 'effect', put: tombstone(key, { entity: accessGrantEntity, actor, now }), condition: live }];
};
