import { notificationRow } from '../../../../../shared/downstream/notifications/notification-item.ts';
import { inboxKey } from '../../../../../shared/engagement/messages/inbox-item.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Costs } from '../costs.ts';
import { asMember, data, idOf, newMember, PROSE, type Scenario } from './scenario.ts';

/** A conversation of the member with a new member, with one message. */
const newConversation = async (costs: Costs) => {
  const other = await newMember(costs);
  const response = await costs.call(
    asMember(costs, {
      method: 'POST',
      path: '/conversations',
      body: data('conversations', { contact_ids: [other.id] }),
    }),
  );
  const path = `/conversations/${idOf(response)}/messages`;
  const say = (body: string) => ({
    ...asMember(costs, { method: 'POST', path, body: data('messages', { body }) }),
    token: other.token,
  });
  await costs.call(say('Hello'));
  return { say, conversation: idOf(response) };
};

export const messageScenarios: Record<string, Scenario> = {
  'Send a message': async (costs) => (await newConversation(costs)).say('And hello again'),
  'Count the unread messages and notifications of a member': async (costs) => {
    const { ours, service } = costs;
    const { conversation } = await newConversation(costs);
    await service.db.update(inboxKey(ours.id, ours.member.id, conversation), { set: { unread: [newId()] } });
    const at = new Date().toISOString();
    const ids = { id: newId(), team_id: ours.id, hub_id: ours.hub, contact_id: ours.member.id };
    const words = { kind: 'automation', title: PROSE, body: null, url: null } as const;
    await service.db.put(notificationRow({ ...ids, ...words, read_at: null, created_at: at, updated_at: at }, null));
    return asMember(costs, { path: '/me/unread-counts' });
  },
};
