import { newcomerEntity, newcomerKey } from '../../../../shared/community/discussions/newcomer-item.ts';
import { memberKey } from '../../../../shared/hubs/people/members/member-item.ts';
import { envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import { create, type Place } from './place.ts';

/** The member who is still a newcomer, and has something to sell. */
const NEWCOMER = 'viktor';
const SETTLED_MS = 60 * 86_400_000;
/** The published posts of a settled member. */
const PUBLISHED = 3;

/** Makes all members but the newcomer settled ones, whom the limits do not concern. */
const settleMembers = async ({ db, team, hub, members }: Place): Promise<void> => {
  const joined_at = new Date(Date.now() - SETTLED_MS).toISOString();
  const settled = Object.entries(members).filter(([key]) => key !== NEWCOMER);
  await each(settled, async ([, { contact_id }]) => {
    await db.update(memberKey({ team, hub }, contact_id), { set: { joined_at } });
    const row = { entity: newcomerEntity, published: PUBLISHED, recent: [], version: 1 };
    await db.put({ ...newcomerKey({ team, hub }, contact_id), ...row });
  });
};

/**
 * Turns the limits for newcomers on, after everything else. The newcomer writes a comment and a post that wait for a
 * review, and asks a member for a conversation.
 */
export const seedNewcomerLimits = async (place: Place, posts: ReadonlyMap<string, string>): Promise<void> => {
  const { api, inTeam, owner, hub, spaces, members } = place;
  await settleMembers(place);
  await api.send('PATCH', inTeam, envelope('hubs', { newcomer_limits: true }), owner);
  const { token } = members[NEWCOMER];
  const offer = 'Kilns at half price: kilns.example.com, shelves.example.com and burners.example.com';
  const target = { target_type: 'discussion', target_id: posts.get('Jug number forty') ?? '' };
  await create(place, '/comments', 'comments', { ...target, body: offer }, token);
  const path = `/hubs/${hub}/spaces/${spaces.help}/discussions`;
  await create(place, path, 'discussions', { title: 'Cheap kilns', body: offer }, token);
  const opening = { contact_ids: [members.ben.contact_id], hub_id: hub };
  const conversation = await create(place, '/conversations', 'conversations', opening, token);
  const words = { body: 'Would you like a kiln at half price?' };
  await create(place, `/conversations/${conversation}/messages`, 'messages', words, token);
};
