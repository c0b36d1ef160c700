import type { NodeKind, Plan, PlanOf, Visit } from '../node-kind.ts';
import { grantAccess, planGrantAccess, planRevokeAccess, revokeAccess } from './access.ts';
import { awardAchievement, planAwardAchievement } from './award-achievement.ts';
import { condition, planCondition } from './condition.ts';
import { dripWait, planDripWait } from './drip-wait.ts';
import { exit, planExit } from './exit.ts';
import { notify, planNotify } from './notify.ts';
import { planSendEmail, sendEmail } from './send-email.ts';
import { planSendMessage, sendMessage } from './send-message.ts';
import { planSplit, split } from './split.ts';
import { addTag, planAddTag, planRemoveTag, removeTag } from './tags.ts';
import { planWaitForEvent, waitForEvent } from './wait-for-event.ts';
import { delay, planDelay, planWaitUntil, waitUntil } from './waits.ts';
import { planWebhook, webhook } from './webhook.ts';

type AnyPlan = (data: Readonly<Record<string, unknown>>, visit: Visit) => Promise<Plan>;

const planned = <K extends Pick<NodeKind, 'type' | 'data'>>(
  { type }: K,
  plan: PlanOf<K>,
): readonly [string, AnyPlan] => [type, plan as AnyPlan];

/** What each kind of node does, those included that only drip campaigns are made of. */
export const PLANS: ReadonlyMap<string, AnyPlan> = new Map([
  planned(grantAccess, planGrantAccess),
  planned(revokeAccess, planRevokeAccess),
  planned(awardAchievement, planAwardAchievement),
  planned(condition, planCondition),
  planned(dripWait, planDripWait),
  planned(exit, planExit),
  planned(notify, planNotify),
  planned(sendEmail, planSendEmail),
  planned(sendMessage, planSendMessage),
  planned(split, planSplit),
  planned(addTag, planAddTag),
  planned(removeTag, planRemoveTag),
  planned(waitForEvent, planWaitForEvent),
  planned(delay, planDelay),
  planned(waitUntil, planWaitUntil),
  planned(webhook, planWebhook),
]);
