import { contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { contentTag } from '../../../shared/engagement/content/content-partition.ts';
import { playlistKey } from '../../../shared/engagement/content/playlist-item.ts';
import { openConversation } from '../../../shared/engagement/messages/open-conversation.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { entityNamed } from '../../support/rows.ts';
import type { ApiResponse } from '../../support/service.ts';
import { dataOf, type MediaWorld, startMedia, type Thing } from './world.ts';

/**
 * Media routes with a discussion of our member, and a media of our owner, who is the default caller of `attach`.
 */
export interface AttachingWorld extends MediaWorld {
  readonly owner: string;
  readonly me: MediaWorld['ours']['member'];
  readonly discussion: Thing;
  readonly media: string;
  attach(attributes: object, token?: string): Promise<ApiResponse>;
  /** The attributes that attach the media to the discussion. */
  onDiscussion(more?: object): { readonly media_id: string };
  listOf(type: string, id: string, token?: string): Promise<ApiResponse>;
  /** The media of a new upload of a member. */
  mediaOf(token: string): Promise<string>;
  /** Creates a target of the type in our hub; returns its id. */
  targetOf(type: string): Promise<string>;
  /** A conversation of our member with another member. */
  conversationOf(other: string): Promise<string>;
}

export const startAttaching = async (): Promise<AttachingWorld> => {
  const world = await startMedia();
  const { ours, service } = world;
  const { member: me, users } = ours;
  const owner = users.owner.token;
  const discussion = await world.newDiscussion(me.token);
  const media = String((await world.upload(owner)).attributes.media_id);
  return {
    ...world,
    ...{ owner, me, discussion, media },
    attach: (attributes, token = owner) => world.post('attachments')('/attachments', token, attributes),
    onDiscussion: (more = {}) => ({ media_id: media, target_type: 'discussion', target_id: discussion.id, ...more }),
    listOf: (type, id, token = owner) =>
      world.get(`/attachments?filter[target_type]=${type}&filter[target_id]=${id}&page[size]=100`, token),
    mediaOf: async (token) => String((await world.upload(token, { member: true })).attributes.media_id),
    async targetOf(type) {
      if (type === 'discussion') return (await world.newDiscussion(me.token)).id;
      if (type === 'comment') {
        const attributes = { target_type: 'discussion', target_id: discussion.id, body: 'Words' };
        return dataOf(await world.post('comments')('/comments', me.token, attributes)).id;
      }
      if (type === 'hub_branding') return ours.hub;
      const id = newPlaceId(contentTag(ours.hub));
      const key = type === 'playlist' ? playlistKey(ours.id, id) : contentNodeKey(ours.id, id);
      if (!key) throw new Error(type);
      const row = { team_id: ours.id, hub_id: ours.hub, status: 'published', parent_id: null };
      if (type === 'playlist' || type === 'content_node')
        await service.db.put({ ...key, entity: entityNamed(type), id, ...row });
      return id;
    },
    async conversationOf(other) {
      const opening = { hub: { team: ours.id, hub: ours.hub }, me: me.id, others: [other], title: null };
      const opened = await openConversation(service.db, opening, new Date());
      if (!('conversation' in opened)) throw new Error('The conversation was rejected');
      return opened.conversation.id;
    },
  };
};
