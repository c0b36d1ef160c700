import * as z from 'zod';
import { described, text } from '#docs';
import type { Audience } from '../../../hubs/people/members/audience.ts';
import { absent } from '../../../platform/db/expression.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { requiredText } from '../../../platform/text/visible.ts';
import { automationEmailRow } from '../automation-email-item.ts';
import { EFFECT, NO_REFERENCES, nodeKind, type PlanOf, passThrough } from '../node-kind.ts';
import { exceedItemSize, fillEmailPlaceholders } from '../placeholders.ts';
import type { TriggerType } from '../trigger-types.ts';

const FORMER = text(
  'Whether the email is also sent to a member who has left the hub or was removed when it is sent, and with the trigger `member.banned` to one who was banned. Default: `false`. Required with the triggers `member.left` and `member.banned`.',
);

/** Sends the member an email. */
export const sendEmail = nodeKind({
  type: 'send_email',
  data: z.object({
    subject: singleLine(z.string().trim().min(1).max(200)),
    body: requiredText(20_000),
    send_to_former_members: z.boolean().optional().meta(described(FORMER)),
  }),
  links: ['next'],
  references: NO_REFERENCES,
  has_effect: true,
  simulate: passThrough,
});

/** Definitions from before the setting have none: their emails are for members. */
const audienceOf = (toFormer: boolean | undefined, trigger: TriggerType): Audience => {
  if (!toFormer) return 'members';
  return trigger === 'member.banned' ? 'banned_members' : 'former_members';
};

export const planSendEmail: PlanOf<typeof sendEmail> = async (data, visit) => {
  const { subject, body, send_to_former_members: toFormer } = data;
  const { hub, contact, key, now, enrollment } = visit;
  const tenant = { team_id: hub.team, hub_id: hub.hub, contact_id: contact.id };
  const words = { subject: fillEmailPlaceholders(subject, visit), body: fillEmailPlaceholders(body, visit) };
  if (exceedItemSize(words.subject, words.body)) return { fail: 'too_large' };
  const audience = audienceOf(toFormer, enrollment.trigger_type);
  const put = automationEmailRow({ id: key, ...tenant, ...words, audience, created_at: now.toISOString() });
  return { go: 'next', steps: [{ label: EFFECT, put, condition: absent() }] };
};
