import type { Plan, PlanOf, Visit } from '../node-kind.ts';
import { planGrantAccess, planRevokeAccess } from './access.ts';
import { planAwardAchievement } from './award-achievement.ts';
import { planCondition } from './condition.ts';
import { type dripWait, planDripWait } from './drip-wait.ts';
import { planExit } from './exit.ts';
import { planNotify } from './notify.ts';
import type { NODE_KINDS } from './registry.ts';
import { planSendEmail } from './send-email.ts';
import { planSendMessage } from './send-message.ts';
import { planSplit } from './split.ts';
import { planAddTag, planRemoveTag } from './tags.ts';
import { planWaitForEvent } from './wait-for-event.ts';
import { planDelay, planWaitUntil } from './waits.ts';
import { planWebhook } from './webhook.ts';

/** The kinds of the registry, and the kind that only drip campaigns contain. */
type Kind = (typeof NODE_KINDS)[number] | typeof dripWait;

/**
 * The plan of each kind of node. A kind without a plan does not compile. Plans are apart from the registry, so that
 * functions that only validate definitions do not bundle them.
 */
const PLANS: { readonly [K in Kind as K['type']]: PlanOf<K> } = {
  send_email: planSendEmail,
  send_message: planSendMessage,
  notify: planNotify,
  delay: planDelay,
  wait_until: planWaitUntil,
  wait_for_event: planWaitForEvent,
  condition: planCondition,
  split: planSplit,
  add_tag: planAddTag,
  remove_tag: planRemoveTag,
  grant_access: planGrantAccess,
  revoke_access: planRevokeAccess,
  award_achievement: planAwardAchievement,
  webhook: planWebhook,
  exit: planExit,
  drip_wait: planDripWait,
};

type AnyPlan = (data: Readonly<Record<string, unknown>>, visit: Visit) => Promise<Plan>;

const BY_TYPE: ReadonlyMap<string, AnyPlan> = new Map(
  /* A plan is called only with the data that the schema of its own kind has read. */
  Object.entries(PLANS).map(([type, plan]) => [type, plan as AnyPlan] as const),
);

/** The plan of a type of node; `undefined` for a type that this version of the service does not know. */
export const planOf = (type: string): AnyPlan | undefined => BY_TYPE.get(type);
