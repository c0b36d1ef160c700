import * as z from 'zod';
import { messages } from '../../../engagement/messages/messages.ts';
import { openConversation } from '../../../engagement/messages/open-conversation.ts';
import { isAutomatedSender, type MemberItem, memberKey } from '../../../hubs/people/members/member-item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { requiredText } from '../../../platform/text/visible.ts';
import { nodeKind, type PlanOf, passThrough, refersTo } from '../node-kind.ts';
import { exceedItemSize, fillPlaceholders } from '../placeholders.ts';

const NOT_APPOINTED = 'sender_not_appointed';

const isAppointed = async (db: Table, hub: HubKey, contact: string, now: number): Promise<boolean> =>
  isAutomatedSender(await db.get<MemberItem>(memberKey(hub, contact)), now);

/**
 * Sends a message from another member whom an owner has appointed as a sender; nothing if one of them has blocked the
 * other.
 */
export const sendMessage = nodeKind({
  type: 'send_message',
  data: z.object({ from_contact_id: z.uuid(), body: requiredText(10_000) }),
  links: ['next'],
  references({ from_contact_id }, hub) {
    const sender = { key: memberKey(hub, from_contact_id), field: 'from_contact_id' };
    return refersTo(
      { ...sender, code: 'unknown_contact' },
      {
        ...sender,
        code: NOT_APPOINTED,
        accepts: (row, now) => isAutomatedSender(row as MemberItem, now.getTime()),
      },
    );
  },
  has_effect: true,
  async simulate(data, visit) {
    const { db, hub, contact, at } = visit;
    const { from_contact_id: me } = data;
    return me === contact || (await isAppointed(db, hub, me, at)) ? passThrough(data, visit) : { fail: NOT_APPOINTED };
  },
});

export const planSendMessage: PlanOf<typeof sendMessage> = async ({ from_contact_id: me, body }, visit) => {
  const { db, hub, contact, now } = visit;
  if (me === contact.id) return { go: 'next' };
  if (!(await isAppointed(db, hub, me, now.getTime()))) return { fail: NOT_APPOINTED };
  const words = fillPlaceholders(body, visit);
  if (exceedItemSize(words)) return { fail: 'too_large' };
  const opened = await openConversation(db, { hub, me, others: [contact.id], title: null }, now);
  if ('notAdmitted' in opened) return { go: 'next' };
  if ('refused' in opened) return opened.refused === 'contact_blocked' ? { go: 'next' } : { fail: 'unknown_contact' };
  if (opened.conversation.blocked_by.length > 0) return { go: 'next' };
  return { go: 'next', steps: messages(db, hub.team, me).sendingAutomated(opened.conversation, words, now) };
};
