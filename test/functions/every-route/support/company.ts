import { messages } from '../../../../shared/engagement/messages/messages.ts';
import { openConversation } from '../../../../shared/engagement/messages/open-conversation.ts';
import { contacts } from '../../../../shared/hubs/people/contacts/contacts.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Tenant } from '../../../support/world.ts';

const another = async (db: Table, { id: team, hub }: Tenant): Promise<string> => {
  const input = { email: `${newId()}@example.com`, name: null, password_hash: null };
  const hubs = [{ id: hub, status: 'active' as const }];
  const made = await contacts(db, team).create({ ...input, hubs }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

/**
 * Another member of the tenant's hub, whom a test may ban or block; a conversation that the tenant's member has with a
 * third; and a message of theirs.
 */
export const company = async (db: Table, tenant: Tenant) => {
  const { id: team, hub, member } = tenant;
  const now = new Date();
  const opening = { hub: { team, hub }, me: member.id, others: [await another(db, tenant)], title: null };
  const opened = await openConversation(db, opening, now);
  if (!('conversation' in opened)) throw new Error('the conversation was refused');
  const { conversation } = opened;
  const sent = await messages(db, team, member.id).send(conversation, 'hello', now);
  if (typeof sent === 'string') throw new Error(sent);
  return { contact_id: await another(db, tenant), conversation_id: conversation.id, message_id: sent.id };
};
