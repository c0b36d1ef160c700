import type { Costs } from '../costs.ts';
import { asMember, data, idOf, newMember, type Scenario } from './scenario.ts';

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
  return { say };
};

export const messageScenarios: Record<string, Scenario> = {
  'Send a message': async (costs) => (await newConversation(costs)).say('And hello again'),
};
