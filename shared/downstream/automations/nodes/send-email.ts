import * as z from 'zod';
import { absent } from '../../../platform/db/expression.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { letterRow } from '../letter-item.ts';
import { EFFECT, NO_REFERENCES, nodeKind, type PlanOf, passesAtOnce } from '../node-kind.ts';
import { areTooLarge, worded } from '../words.ts';

/** Writes the member a letter. */
export const sendEmail = nodeKind({
  type: 'send_email',
  data: z.object({
    subject: singleLine(z.string().trim().min(1).max(200)),
    body: z.string().trim().min(1).max(20_000),
  }),
  links: ['next'],
  references: NO_REFERENCES,
  has_effect: true,
  simulate: passesAtOnce,
});

export const planSendEmail: PlanOf<typeof sendEmail> = async ({ subject, body }, visit) => {
  const { hub, contact, key, now } = visit;
  const tenant = { team_id: hub.team, hub_id: hub.hub, contact_id: contact.id };
  const words = { subject: worded(subject, visit), body: worded(body, visit) };
  if (areTooLarge(words.subject, words.body)) return { fail: 'too_large' };
  const put = letterRow({ id: key, ...tenant, ...words, created_at: now.toISOString() });
  return { go: 'next', steps: [{ label: EFFECT, put, condition: absent() }] };
};
