import type { Ids } from './sample-body.ts';

/** Sends a request that succeeds. Returns the id of the resource. */
export type Send = (token: string, method: string, path: string, type?: string, attributes?: object) => Promise<string>;

interface Planting {
  readonly send: Send;
  /** The path of our team. */
  readonly team: string;
  readonly owner: string;
  /** A member whom the texts are about, and another member, who reports and comments. */
  readonly about: string;
  readonly member: string;
  readonly word: string;
  readonly ids: Ids;
}

/** The word in texts that only creators read: notes, names of what is for the team, and content that members cannot open. */
export const plantTeamOnly = async ({ send, team, owner, about, member, word, ids }: Planting) => {
  const inHub = `${team}/hubs/${ids.hub_id}`;
  const create = (path: string, type: string, attributes: object) => send(owner, 'POST', path, type, attributes);
  const field = { key: 'internal', label: word, field_type: 'text', visibility: 'team' };
  await create(`${team}/profile-fields`, 'profile_fields', field);
  await send(owner, 'PATCH', `${team}/contacts/${about}`, 'contacts', { fields: { internal: word } });

  const achievement_id = await create(`${team}/achievements`, 'achievements', {
    title: word,
    description: word,
    is_secret: true,
    award_mode: 'automatic',
    rule_type: 'discussions_created',
    rule_threshold: 3,
  });
  await create(`${inHub}/achievements`, 'hub_achievements', { achievement_id });

  const tag_id = await create(`${team}/tags`, 'tags', { name: word });
  await create(`${team}/contacts/${about}/tags`, 'contact_tags', { tag_id });
  const product = await create(`${inHub}/products`, 'products', { name: word });
  await send(owner, 'PATCH', `${inHub}/products/${product}`, 'products', { status: 'archived' });
  await create(`${inHub}/products/${ids.product_id}/prices`, 'prices', {
    name: word,
    kind: 'one_time',
    amount: 100,
    currency: 'EUR',
    is_active: false,
  });
  await create(`${inHub}/drip-campaigns`, 'drip_campaigns', { name: word });

  const about_comment = { target_type: 'comment', target_id: ids.reply_id ?? ids.comment_id, reason_id: ids.reason_id };
  const report = await send(member, 'POST', '/reports', 'reports', about_comment);
  const decision = { status: 'dismissed', resolution_note: word };
  await send(owner, 'PATCH', `${inHub}/reports/${report}`, 'reports', decision);

  const content_node = await create(`${inHub}/content-nodes`, 'content_nodes', {
    title: 'Locked',
    kind: 'lesson',
    body: word,
    status: 'published',
    is_commentable: true,
  });
  const target = { target_type: 'content_node', target_id: content_node };
  await send(member, 'POST', '/comments', 'comments', { ...target, body: word });
  const conditions = [{ type: 'role', operator: 'in', value: { roles: ['moderator'] } }];
  await create(`${inHub}/access-rules`, 'access_rules', { ...target, conditions });
  return { achievement_id, locked_node_id: content_node };
};
