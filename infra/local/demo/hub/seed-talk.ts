import { each } from '../batch.ts';
import { create, type Place } from './place.ts';
import { CONVERSATIONS } from './talk.ts';

/** Creates the conversations with their messages in order. */
export const seedTalk = async (place: Place): Promise<void> => {
  const { hub, members } = place;
  await each(CONVERSATIONS, async ({ between: [first, ...others], title, messages }) => {
    const contact_ids = others.map((who) => members[who].contact_id);
    const opening = { contact_ids, hub_id: hub, ...(title && { title }) };
    const id = await create(place, '/conversations', 'conversations', opening, members[first].token);
    for (const [by, body] of messages)
      await create(place, `/conversations/${id}/messages`, 'messages', { body }, members[by].token);
  });
};
