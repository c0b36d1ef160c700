import { arrayOf, objectOf, stringOf } from '../../json.ts';
import { attributesOf, envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import { pot } from '../pictures/pot.ts';
import { REMARKS, type Remark } from './comments.ts';
import { PEOPLE } from './people.ts';
import { create, type Place, uploadPicture } from './place.ts';
import { POSTS, type Post } from './posts.ts';

const EMOJIS = ['❤️', '🔥', '👏', '😍', '🙌'] as const;

/** A number from a text, always the same for the same text. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

/** The members who take part; the last two advertise only. */
const everybody = PEOPLE.map(({ key }) => key).slice(0, -2);

const write = async (place: Place, { space, by, title, body, poll, picture }: Post): Promise<string> => {
  const { token } = place.members[by];
  const media = picture === undefined ? undefined : await uploadPicture(place, pot(picture), token);
  const input = { title, body, ...(poll && { poll: { options: poll, duration_days: 14, is_anonymous: false } }) };
  const path = `/hubs/${place.hub}/spaces/${place.spaces[space]}/discussions`;
  const id = await create(place, path, 'discussions', input, token);
  if (media)
    await create(
      place,
      '/attachments',
      'attachments',
      { media_id: media, target_type: 'discussion', target_id: id },
      token,
    );
  return id;
};

/** The members who react to a post; photos get the most reactions. */
const react = async (place: Place, post: Post, id: string): Promise<void> => {
  const seed = numberOf(post.title);
  const count = post.space === 'staff' ? 1 : (post.picture === undefined ? 0 : 2) + (seed % 2);
  const readers = post.space === 'staff' ? (['maya', 'tomas'] as const) : everybody;
  for (let nth = 0; nth < count; nth += 1) {
    const who = readers[(seed + nth * 5) % readers.length] ?? 'maya';
    const emoji = EMOJIS[(seed + (nth >> 1)) % EMOJIS.length] ?? '❤️';
    await place.api.send(
      'POST',
      `/discussions/${id}/reactions`,
      envelope('reactions', { emoji }),
      place.members[who].token,
    );
  }
};

const vote = async (place: Place, id: string): Promise<void> => {
  const { api, members } = place;
  const { poll } = attributesOf(await api.send('GET', `/discussions/${id}`, undefined, members.maya.token));
  const options = arrayOf(objectOf(poll).options).map(objectOf);
  await each(everybody.slice(2, 12), async (who, index) => {
    const { id: option_id } = options[(index * index + 1) % options.length] ?? {};
    const body = envelope('poll_votes', { option_id: stringOf(option_id) });
    await api.send('PUT', `/discussions/${id}/poll-vote`, body, members[who].token);
  });
};

const discuss = async (place: Place, { by, body, replies = [] }: Remark, target_id: string): Promise<void> => {
  const { members } = place;
  const target = { target_type: 'discussion', target_id };
  const id = await create(place, '/comments', 'comments', { ...target, body }, members[by].token);
  for (const reply of replies)
    await create(
      place,
      '/comments',
      'comments',
      { ...target, body: reply.body, parent_comment_id: id },
      members[reply.by].token,
    );
};

/** Writes the posts of the demo hub with their comments, reactions and votes. Returns their ids by title. */
export const seedPosts = async (place: Place): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map(await each(POSTS, async (post) => [post.title, await write(place, post)] as const));
  const idOf = (title: string) => ids.get(title) ?? '';
  await each(REMARKS, (remark) => discuss(place, remark, idOf(remark.on)));
  await each(POSTS, (post) => react(place, post, idOf(post.title)));
  await each(
    POSTS.filter(({ poll }) => poll),
    ({ title }) => vote(place, idOf(title)),
    2,
  );
  const pinned = envelope('discussions', { is_pinned: true });
  await place.api.send('PATCH', `/discussions/${idOf('How this hub works')}`, pinned, place.owner);
  return ids;
};
