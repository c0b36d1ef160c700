import { entitlementEntity, entitlementKey } from '../../../../shared/commerce/purchases/entitlement-item.ts';
import { subscriptionKey, subscriptionsBy } from '../../../../shared/commerce/purchases/orders/order-item.ts';
import { settleDiscussionCount } from '../../../../shared/community/discussions/count-discussion.ts';
import { type DiscussionItem, discussionKey } from '../../../../shared/community/discussions/discussion-item.ts';
import { settleDiscussionPlaces } from '../../../../shared/community/discussions/discussion-places.ts';
import { notificationRow } from '../../../../shared/downstream/notifications/notification-item.ts';
import { isStreamed } from '../../../../shared/downstream/stream/streamed.ts';
import { settleMemberCounts } from '../../../../shared/hubs/counts/count-member.ts';
import { addEntry } from '../../../../shared/hubs/people/contacts/own-entries.ts';

import { listed } from '../../../../shared/platform/db/listing.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { ledger } from '../../../../shared/platform/ledger/ledger.ts';
import { otherId } from './copied-rows.ts';
import type { RouteWorld } from './world.ts';

const owned = (role: 'owner' | 'member', method: string, path: string, attributes: object = {}, type = '') => ({
  role,
  method,
  path,
  attributes,
  type,
});

/** Creates the first item of every list that the world leaves empty; returns the ids of all items. */
export const oneOfEach = async (world: RouteWorld): Promise<Readonly<Record<string, string>>> => {
  const { ours, db } = world;
  const { ids, member, hub, id: team } = ours;
  const now = new Date().toISOString();
  const send = async (call: ReturnType<typeof owned>): Promise<string> => {
    const { status, body } = await world.call({
      method: call.method,
      path: `/api/v1${call.path}`,
      token: call.role === 'member' ? member.token : ours.users.owner.token,
      headers: { 'x-team-id': team },
      ...(call.type !== '' && { body: { data: { type: call.type, attributes: call.attributes } } }),
    });
    if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status} ${JSON.stringify(body)}`);
    const { data } = body as { data?: { id?: string } | readonly { id: string }[] };
    return (Array.isArray(data) ? data[0]?.id : (data as { id?: string } | undefined)?.id) ?? '';
  };
  const inHub = `/teams/${team}/hubs/${hub}`;
  const other = String(ids.contact_id);
  const comment = (attributes: object) =>
    owned('member', 'POST', '/comments', { body: 'That.', ...attributes }, 'comments');
  const onDiscussion = { target_type: 'discussion', target_id: ids.discussion_id };
  const heart = { emoji: '❤️' };

  await send(owned('member', 'PUT', `/hubs/${hub}/spaces/${ids.space_id}/membership`));
  await send(owned('member', 'POST', `/hubs/${hub}/members/${other}/follow`));
  const achievement = `/teams/${team}/achievements/${ids.achievement_id}`;
  await send(owned('owner', 'PATCH', achievement, { points: 10 }, 'achievements'));
  const offer = { achievement_id: ids.achievement_id };
  await send(owned('owner', 'POST', `${inHub}/achievements`, offer, 'hub_achievements'));
  await send(owned('owner', 'POST', `${inHub}/achievements/${ids.achievement_id}/awards/${member.id}`));
  await send(
    owned('owner', 'POST', `/teams/${team}/contacts/${member.id}/tags`, { tag_id: ids.tag_id }, 'contact_tags'),
  );
  const warning = owned(
    'owner',
    'POST',
    `${inHub}/members/${member.id}/warnings`,
    { message: 'x'.repeat(200) },
    'member_warnings',
  );
  const warning_id = await send(warning);
  await send(owned('member', 'PUT', `/events/${ids.event_id}/rsvp`, { status: 'going' }, 'event_rsvps'));
  const open = { status: 'published', is_commentable: true };
  await send(owned('owner', 'PATCH', `${inHub}/content-nodes/${ids.content_node_id}`, open, 'content_nodes'));
  await send(owned('owner', 'PATCH', `${inHub}/playlists/${ids.playlist_id}`, { status: 'published' }, 'playlists'));
  const ofContent = { target_type: 'content_node', target_id: ids.content_node_id };
  const content_comment_id = await send(comment(ofContent));
  const reply_id = await send(comment({ ...onDiscussion, parent_comment_id: ids.comment_id }));
  for (const id of [ids.comment_id, content_comment_id, reply_id])
    await send(owned('member', 'POST', `/comments/${id}/reactions`, heart, 'reactions'));
  await send(owned('member', 'POST', `/discussions/${ids.discussion_id}/reactions`, heart, 'reactions'));
  const post = discussionKey(team, String(ids.discussion_id));
  const { poll } = (post && (await db.get<DiscussionItem>(post))) ?? {};
  const vote = { option_id: poll?.options[0]?.id };
  await send(owned('member', 'PUT', `/discussions/${ids.discussion_id}/poll-vote`, vote, 'poll_votes'));
  const viewed = { hub_id: hub, activity_type: 'page_view', target_type: null, target_id: null };
  const activity_id = await send(owned('member', 'POST', '/activity', viewed, 'activity_events'));
  await send(owned('owner', 'POST', `${inHub}/members/${other}/ban`, { ban_reason: 'spamming' }, 'banned_members'));
  await send(owned('owner', 'PUT', `${inHub}/automated-senders/${member.id}`));
  const other_team_id = await send(owned('owner', 'POST', '/teams', { name: 'Another team' }, 'teams'));

  const space = { name: 'Drafts', visibility: 'public' };
  const drafts = await send(owned('owner', 'POST', `/hubs/${hub}/spaces`, space, 'spaces'));
  const inSpace = `/hubs/${hub}/spaces/${drafts}/discussions`;
  const draft = { title: 'A draft', body: 'Not ready', status: 'draft' };
  const draft_id = await send(owned('member', 'POST', inSpace, draft, 'discussions'));
  const later = { title: 'Held', body: 'Held', space_id: drafts, scheduled_at: '2099-01-01T00:00:00.000Z' };
  const held_discussion_id = await send(owned('owner', 'POST', `${inHub}/discussions`, later, 'discussions'));
  const held = discussionKey(team, held_discussion_id);
  if (held) await db.update(held, { set: { status: 'pending_review' } });
  await settleDiscussionPlaces(db, team, held_discussion_id);
  await send(owned('member', 'PUT', `/me/bookmarks/${ids.discussion_id}`));

  const [ledger_event_id, entitlement_id] = [newId(), String(ids.order_id)];
  /* A minute later than all others, so that a page of its copies has no other notification. */
  const reply_notification_id = otherId(newId(), -60_000);
  const by = { type: 'contact', id: member.id } as const;
  await ledger(db, isStreamed).record({
    id: ledger_event_id,
    type: 'hub.updated',
    team_id: team,
    hub_id: null,
    at: now,
    changed: ['name'],
    resource_type: 'hubs',
    resource_id: hub,
    actor: { type: 'user', id: ours.users.owner.id },
  });
  const notification = { id: reply_notification_id, team_id: team, hub_id: hub, contact_id: member.id };
  const aboutReply = { kind: 'reply', title: null, body: null, url: null, read_at: null } as const;
  const block = { id: other, hub_id: null, created_at: now };
  await db.put(addEntry({ team, contact: member.id }, 'BLOCKS', block).put);
  for (const [list, id] of [
    ['ORDERS', ids.order_id],
    ['SUBSCRIPTIONS', ids.subscription_id],
  ] as const)
    await db.put(addEntry({ team, contact: member.id }, list, { id: String(id), hub_id: hub, created_at: now }).put);
  await db.put(
    notificationRow(
      {
        ...notification,
        ...aboutReply,
        subject: { type: 'comments', id: reply_id },
        by,
        created_at: now,
        updated_at: now,
      },
      null,
    ),
  );
  await db.put({
    ...entitlementKey({ team, hub }, member.id, entitlement_id),
    entity: entitlementEntity,
    id: entitlement_id,
    team_id: team,
    hub_id: hub,
    contact_id: member.id,
    product_id: String(ids.product_id),
    price_id: String(ids.price_id),
    status: 'active',
    granted_at: now,
    granted_by: { type: 'order', id: entitlement_id, event: null },
    ends_at: null,
    revoked_at: null,
    revoked_by: null,
    created_at: now,
    updated_at: now,
  });
  const subscription = subscriptionKey(team, String(ids.subscription_id));
  if (!subscription) throw new Error('The subscription has no key');
  const { partition } = subscriptionsBy({ team, hub }, member.id);
  await db.update(subscription, {
    set: { status: 'active', ...listed({ partition, sort: `AT#${ids.subscription_id}` }) },
  });

  await settleMemberCounts(db, { team, hub }, member.id);
  await settleDiscussionCount(db, { team, hub }, String(ids.discussion_id));

  return {
    ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])),
    member_id: member.id,
    banned_id: other,
    followed_id: other,
    platform_alert_id: String(world.platform.alert_id),
    warning_id,
    content_comment_id,
    reply_id,
    activity_id,
    other_team_id,
    draft_id,
    held_discussion_id,
    ledger_event_id,
    reply_notification_id,
    entitlement_id,
    version: '000001',
  };
};
