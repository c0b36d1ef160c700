import type * as z from 'zod';
import { grantAccess, revokeAccess } from './access.ts';
import { awardAchievement } from './award-achievement.ts';
import { condition } from './condition.ts';
import { exit } from './exit.ts';
import { notify } from './notify.ts';
import { sendEmail } from './send-email.ts';
import { sendMessage } from './send-message.ts';
import { split } from './split.ts';
import { addTag, removeTag } from './tags.ts';
import { waitForEvent } from './wait-for-event.ts';
import { delay, waitUntil } from './waits.ts';
import { webhook } from './webhook.ts';

/** All kinds of nodes. */
export const NODE_KINDS = [
  sendEmail,
  sendMessage,
  notify,
  delay,
  waitUntil,
  waitForEvent,
  condition,
  split,
  addTag,
  removeTag,
  grantAccess,
  revokeAccess,
  awardAchievement,
  webhook,
  exit,
] as const;

export type NodeType = (typeof NODE_KINDS)[number]['type'];

/** The data of a node of this type. */
export type DataOf<T extends NodeType> = z.output<Extract<(typeof NODE_KINDS)[number], { readonly type: T }>['data']>;
