import { deliveriesOf } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { notificationsPartition } from '../../../shared/downstream/notifications/notification-item.ts';
import { type PointsItem, pointsKey } from '../../../shared/hubs/awards/award-item.ts';
import { contactPartition, memberPartition } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type AutomationsWorld, data, mail, type NodeInput } from './world.ts';

/** The number of rows. */
export const count = async ({ db }: AutomationsWorld, partition: string, prefix: string): Promise<number> =>
  (await db.query({ partition, prefix, limit: 1_000 })).items.length;

/** A node of every kind with an effect. */
export const everyEffect = async (at: AutomationsWorld) => {
  const achievement = await at.send(
    'POST',
    `/teams/${at.ours.id}/achievements`,
    { title: 'A', points: 7 },
    'achievements',
  );
  const achievement_id = data(achievement).id;
  await at.send('POST', `${at.base}/achievements`, { achievement_id }, 'hub_achievements');
  const space = await at.send('POST', `/hubs/${at.ours.hub}/spaces`, { name: 'S', access_level: 'invite' }, 'spaces');
  const node = await at.send('POST', `${at.base}/content-nodes`, { title: 'C', kind: 'course' }, 'content_nodes');
  const [addedTag, removedTag] = [await at.tag(), await at.tag()];
  const endpoint = { id: newId(), url: 'https://example.com/', description: null, sealed: 'sealed' };
  await endpoints(at.db, at.hub).create(endpoint, { type: 'user', id: newId() }, new Date());
  const from_contact_id = await at.person('Host');
  await at.appoint(from_contact_id);
  const nodes: NodeInput[] = [
    mail('mail'),
    { id: 'message', type: 'send_message', data: { from_contact_id, body: 'hello {{contact.name}}' } },
    { id: 'notify', type: 'notify', data: { title: 'Hello' } },
    { id: 'tag', type: 'add_tag', data: { tag_id: addedTag } },
    { id: 'untag', type: 'remove_tag', data: { tag_id: removedTag } },
    { id: 'space', type: 'grant_access', data: { space_id: data(space).id } },
    { id: 'open', type: 'grant_access', data: { target_type: 'content_node', target_id: data(node).id } },
    { id: 'award', type: 'award_achievement', data: { achievement_id } },
    { id: 'hook', type: 'webhook', data: { endpoint_id: endpoint.id, data: { plan: 'gold' } } },
    { id: 'wait', type: 'wait_for_event', data: { event: { type: 'member.tagged' }, timeout_seconds: 1 } },
  ];
  return {
    nodes,
    removedTag,
    addedTag,
    endpoint: endpoint.id,
    space: data(space).id,
    node: data(node).id,
    from_contact_id,
  };
};
type Effects = Awaited<ReturnType<typeof everyEffect>>;

const messagesTo = async (at: AutomationsWorld, contact: string): Promise<number> => {
  const inbox = `TEAM#${at.ours.id}#CONTACT#${contact}#INBOX`;
  const { items } = await at.db.query<{ conversation_id: string }>({
    partition: inbox,
    prefix: 'CONVERSATION#',
    limit: 10,
  });
  const counts = items.map(({ conversation_id }) =>
    count(at, `TEAM#${at.ours.id}#CONVERSATION#${conversation_id.slice(-10)}`, 'MESSAGE#'),
  );
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
};

/** The number of times that each effect occurred. */
export const effectsOn = async (
  at: AutomationsWorld,
  contact: string,
  { addedTag, removedTag, endpoint, space, node }: Effects,
) => {
  const partition = memberPartition(at.hub, contact);
  return {
    emails: await count(at, partition, 'LETTER#'),
    messages: await messagesTo(at, contact),
    notifications: await count(at, notificationsPartition(at.ours.id, contact), ''),
    addedTag: await count(at, contactPartition(at.ours.id, contact), `TAG#${addedTag}`),
    removedTag: await count(at, contactPartition(at.ours.id, contact), `TAG#${removedTag}`),
    space: await count(at, `TEAM#${at.ours.id}#HUB#${at.ours.hub}#CONTACT#${contact}`, `SPACE#${space}`),
    granted: await count(at, partition, `GRANT#content_node#${node}`),
    points: (await at.db.get<PointsItem>(pointsKey(at.hub, contact)))?.points,
    waits: await count(at, partition, 'AWAITS#'),
    deliveries: await count(at, deliveriesOf(at.hub, endpoint), 'DELIVERY#'),
  };
};
/** The expected counts if each effect occurred once, without the deliveries, which all members share. */
export const ONCE = {
  emails: 1,
  messages: 1,
  notifications: 1,
  addedTag: 1,
  removedTag: 0,
  space: 1,
  granted: 1,
  points: 7,
  waits: 1,
};
