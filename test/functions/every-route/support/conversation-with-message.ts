import { messages } from '../../../../shared/engagement/messages/messages.ts';
import { openConversation } from '../../../../shared/engagement/messages/open-conversation.ts';
import { contacts } from '../../../../shared/hubs/people/contacts/contacts.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Tenant } from '../../../support/world.ts';

const newMember = async (db: Table, { id: team, hub }: Tenant): Promise<string> => {
  const input = { email: `${newId()}@example.com`, name: null, password_hash: null };
  const hubs = [{ id: hub, status: 'active' as const }];
  const made = await contacts(db, team).create({ ...input, hubs }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

/**
 * Another member of the tenant's hub, for bans and blocks; a conversation of the tenant's member with a third member;
 * and a message in it.
 */
export const conversationWithMessage = async (db: Table, tenant: Tenant) => {
  const { id: team, hub, member } = tenant;
  const now = new Date();
  const opening = { hub: { team, hub }, me: member.id, others: [await newMember(db, tenant)], title: null };
  const opened = await openConversation(db, opening, now);
  if (!('conversation' in opened)) throw new Error('the conversation was refused');
  const { conversation } = opened;
  const sent = await messages(db, team, member.id).send(conversation, 'hello', now);
  if (typeof sent === 'string') throw new Error(sent);
  return { contact_id: await newMember(db, tenant), conversation_id: conversation.id, message_id: sent.id };
};
