import type { DripCampaignItem } from '../../access/drip/campaign-item.ts';
import { type EntryItem, entryKey } from '../../access/drip/entry-item.ts';
import { type DripOverrideItem, dripOverrideEntity, overrideKey } from '../../access/drip/override-item.ts';
import { grantBenefits } from '../../access/rules/grants.ts';
import { benefit, benefitSteps, recipientOf, recipientOrErased } from '../../hubs/people/contacts/recipient.ts';
import { all, equals, live, oneOf } from '../../platform/db/expression.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { type EnrollmentItem, enrollmentKey, isUnderWay } from '../automations/enrollment-item.ts';
import { unlockSteps } from '../notifications/unlock-steps.ts';
import { waitNode } from './compile.ts';
import type { DripStepItem } from './step-item.ts';

interface OverrideFields {
  readonly at: string | null;
  readonly is_skipped: boolean;
}

/** The override of one step for one member. */
export const overrides = (db: Table, hub: HubKey, campaign: DripCampaignItem, step: DripStepItem, contact: string) => {
  const place = { campaign_id: campaign.id, step_id: step.id };
  const key = overrideKey(hub, contact, place);

  /** The steps that wake the member's enrollment if it waits for this step. */
  const wakeSteps = async (now: Date): Promise<readonly Step[]> => {
    const { automation_id } = campaign;
    const entry = await db.get<EntryItem>(entryKey(hub, contact, automation_id));
    if (!entry?.inside) return [];
    const at = enrollmentKey(hub, automation_id, entry.enrollment_id);
    const enrollment = await db.get<EnrollmentItem>(at);
    if (!enrollment || !isUnderWay(enrollment) || enrollment.node_id !== waitNode(step.id)) return [];
    const set = { status: 'running', turn: enrollment.turn + 1, updated_at: now.toISOString() };
    return [
      {
        update: at,
        change: { set, remove: UNLISTED },
        condition: all(equals('turn', enrollment.turn), oneOf('status', ['running', 'waiting'])),
      },
    ];
  };

  /**
   * The steps that write the override. A time for an `unlock` step is a benefit when it is set, because the later unlock
   * looks like one that the member earned. A time in the past unlocks at once, at any point of the campaign.
   */
  const overrideSteps = async (override: Step, { at, is_skipped }: OverrideFields, actor: Actor, now: Date) => {
    const { target_type: type, target_id: id } = step;
    if (is_skipped || at === null || type === null || id === null) return [override];
    const isDue = Date.parse(at) <= now.getTime();
    const by = { by: `drip_campaign:${campaign.id}`, actor, now };
    const [recipient, grants] = await Promise.all([
      recipientOf(db, { ...hub, contact }, now),
      isDue ? grantBenefits(db, hub, contact, { type, id }, by) : [],
    ]);
    const notices = grants.length > 0 ? await unlockSteps(db, { ...hub, contact }, { type, id }, actor, now) : [];
    return [...benefitSteps(recipientOrErased(recipient), [benefit(override), ...grants]), ...notices];
  };

  return {
    async set(fields: OverrideFields, actor: Actor, now: Date): Promise<DripOverrideItem> {
      return retryUntilCommitted(async () => {
        const before = await db.get<DripOverrideItem & Item>(key);
        const moment = now.toISOString();
        const created_at = before?.created_at ?? moment;
        const item: DripOverrideItem = { ...place, contact_id: contact, ...fields, created_at, updated_at: moment };
        const row = { ...key, entity: dripOverrideEntity, ...item, actor: { ...actor } };
        const made = await db.transact([
          ...(await overrideSteps({ put: row }, fields, actor, now)),
          ...(await wakeSteps(now)),
        ]);
        return made.ok ? item : undefined;
      });
    },

    /** Deletes the override; returns false if there is none. What the member received stays. */
    remove: (actor: Actor, now: Date): Promise<boolean> =>
      retryUntilCommitted(async () => {
        if (!(await db.get(key))) return false;
        const put = tombstone(key, { entity: dripOverrideEntity, actor, now });
        const made = await db.transact([{ put, condition: live }, ...(await wakeSteps(now))]);
        return made.ok || undefined;
      }),
  };
};
