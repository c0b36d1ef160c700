import { envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import type { PersonKey } from './people.ts';
import { create, type Place } from './place.ts';

const DRAFTS = [
  ['My second cylinder', 'This one leans to the left. I will finish this when I know why.'],
  ['What I would ask at the open studio', 'How wet is too wet? And who has the good sponge?'],
] as const;

const BOOKMARKS: readonly (readonly [PersonKey, readonly string[]])[] = [
  ['nadia', ['How do you centre two kilos?', 'How I photograph a glossy bowl', 'Jug number forty']],
  ['jonas', ['What does E7 mean on a controller?']],
];

/** Creates drafts and bookmarks of members, and a block. */
export const seedOwnLists = async (
  { api, hub, spaces, members, ...place }: Place,
  posts: ReadonlyMap<string, string>,
): Promise<void> => {
  const { nadia, viktor } = members;
  const path = `/hubs/${hub}/spaces/${spaces.help}/discussions`;
  for (const [title, body] of DRAFTS)
    await create({ api, ...place }, path, 'discussions', { title, body, status: 'draft' }, nadia.token);
  await each(BOOKMARKS, async ([who, titles]) => {
    for (const title of titles)
      await api.send('PUT', `/me/bookmarks/${posts.get(title)}`, undefined, members[who].token);
  });
  await api.send('PUT', `/me/blocks/${viktor.contact_id}`, undefined, nadia.token);
};

/** Warns the member who advertises, and bans another one. */
export const seedSanctions = async ({ api, inTeam, owner, members: { viktor, dana } }: Place): Promise<void> => {
  const warning = envelope('member_warnings', { message: 'Please do not advertise here.' });
  await api.send('POST', `${inTeam}/members/${viktor.contact_id}/warnings`, warning, owner);
  const ban = envelope('banned_members', { ban_reason: 'spamming', ban_note: 'Sent the same offer to ten members.' });
  await api.send('POST', `${inTeam}/members/${dana.contact_id}/ban`, ban, owner);
};
