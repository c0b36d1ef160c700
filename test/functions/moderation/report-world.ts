import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, startModeration } from './world.ts';

/** A default reason of the platform. */
export const SPAM = '019b7000-0000-7000-8000-000000000001';

/** Discussions and comments of other members, and helpers to report them and to decide on the reports. */
export const startReports = async () => {
  const at = await startModeration();
  const { ours } = at;
  const queue = `/api/v1/teams/${ours.id}/hubs/${ours.hub}/reports`;

  const newSpace = async (visibility: 'public' | 'secret') => {
    const input = {
      name: 'S',
      slug: `s-${newId()}`,
      description: null,
      position: 0,
      reviews_posts: false,
      icon: null,
      color: null,
    } as const;
    const created = await spaces(at.service.db, { team: ours.id, hub: ours.hub }).create(
      { ...input, visibility, access_level: 'open' },
      { type: 'user', id: ours.users.owner.id },
      new Date(),
    );
    if (typeof created === 'string') throw new Error(created);
    return created.id;
  };
  const space = await newSpace('public');

  return {
    ...at,
    queue,
    space,
    secret: await newSpace('secret'),

    async newDiscussion(): Promise<string> {
      const { token } = await at.newMember();
      const path = `/api/v1/hubs/${ours.hub}/spaces/${space}/discussions`;
      return data(await at.send('POST', path, token, 'discussions', { title: 'T', body: 'B' })).id;
    },
    async newComment(target_id: string): Promise<string> {
      const { token } = await at.newMember();
      const attributes = { target_type: 'discussion', target_id, body: 'C' };
      return data(await at.send('POST', '/api/v1/comments', token, 'comments', attributes)).id;
    },
    /** A message to our member from another member. */
    async newMessage(body: string) {
      const author = await at.newMember();
      const attributes = { contact_ids: [ours.member.id], hub_id: ours.hub };
      const opened = await at.send('POST', '/api/v1/conversations', author.token, 'conversations', attributes);
      const conversation_id = data(opened).id;
      const path = `/api/v1/conversations/${conversation_id}/messages`;
      const { id } = data(await at.send('POST', path, author.token, 'messages', { body }));
      return { id, conversation_id, author };
    },
    report: (target_type: string, target_id: string, token = ours.member.token, more: object = {}) =>
      at.send('POST', '/api/v1/reports', token, 'reports', { target_type, target_id, reason_id: SPAM, ...more }),
    read: async (path: string, token = ours.member.token) => data(await at.get(path, token)).attributes,
    decide: (id: string, attributes: object, token = ours.users.moderator.token) =>
      at.send('PATCH', `${queue}/${id}`, token, 'reports', attributes),
  };
};

export type ReportWorld = Awaited<ReturnType<typeof startReports>>;
