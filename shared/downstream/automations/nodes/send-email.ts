import * as z from 'zod';
import { absent } from '../../../platform/db/expression.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { automationEmailRow } from '../automation-email-item.ts';
import { EFFECT, NO_REFERENCES, nodeKind, type PlanOf, passThrough } from '../node-kind.ts';
import { exceedItemSize, fillEmailPlaceholders } from '../placeholders.ts';

/** Sends the member an email. */
export const sendEmail = nodeKind({
  type: 'send_email',
  data: z.object({
    subject: singleLine(z.string().trim().min(1).max(200)),
    body: z.string().trim().min(1).max(20_000),
  }),
  links: ['next'],
  references: NO_REFERENCES,
  has_effect: true,
  simulate: passThrough,
});

export const planSendEmail: PlanOf<typeof sendEmail> = async ({ subject, body }, visit) => {
  const { hub, contact, key, now } = visit;
  const tenant = { team_id: hub.team, hub_id: hub.hub, contact_id: contact.id };
  const words = { subject: fillEmailPlaceholders(subject, visit), body: fillEmailPlaceholders(body, visit) };
  if (exceedItemSize(words.subject, words.body)) return { fail: 'too_large' };
  const put = automationEmailRow({ id: key, ...tenant, ...words, created_at: now.toISOString() });
  return { go: 'next', steps: [{ label: EFFECT, put, condition: absent() }] };
};
