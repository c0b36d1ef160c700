import * as z from 'zod';
import { messages } from '../../../engagement/messages/messages.ts';
import { openConversation } from '../../../engagement/messages/open-conversation.ts';
import { memberKey } from '../../../hubs/people/members/member-item.ts';
import { requiredText } from '../../../platform/text/visible.ts';
import { nodeKind, type PlanOf, passThrough, refersTo } from '../node-kind.ts';
import { exceedItemSize, fillPlaceholders } from '../placeholders.ts';

/** Sends a message from another member; nothing if one of them has blocked the other. */
export const sendMessage = nodeKind({
  type: 'send_message',
  data: z.object({ from_contact_id: z.uuid(), body: requiredText(10_000) }),
  links: ['next'],
  references: ({ from_contact_id }, hub) =>
    refersTo({ key: memberKey(hub, from_contact_id), field: 'from_contact_id', code: 'unknown_contact' }),
  has_effect: true,
  simulate: passThrough,
});

export const planSendMessage: PlanOf<typeof sendMessage> = async ({ from_contact_id: me, body }, visit) => {
  const { db, hub, contact, now } = visit;
  if (me === contact.id) return { go: 'next' };
  const words = fillPlaceholders(body, visit);
  if (exceedItemSize(words)) return { fail: 'too_large' };
  const opened = await openConversation(db, { hub, me, others: [contact.id], title: null }, now);
  if ('notAdmitted' in opened) return { go: 'next' };
  if ('refused' in opened) return opened.refused === 'contact_blocked' ? { go: 'next' } : { fail: 'unknown_contact' };
  if (opened.conversation.blocked_by.length > 0) return { go: 'next' };
  const { steps } = messages(db, hub.team, me).sending(opened.conversation, words, now);
  return { go: 'next', steps };
};
