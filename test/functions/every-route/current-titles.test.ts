import { beforeAll, describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { oneOfEach } from './support/one-of-each.ts';
import { startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

let ids: Readonly<Record<string, string>>;
const call = async (who: 'owner' | 'member', method: string, path: string, type = '', attributes: object = {}) => {
  const { ours } = world;
  const token = who === 'owner' ? ours.users.owner.token : ours.member.token;
  const body = type === '' ? undefined : { data: { type, attributes } };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const answered = await world.call({
    method,
    path: `/api/v1${filled}`,
    token,
    headers: { 'x-team-id': ours.id },
    ...(body && { body }),
  });
  if (answered.status >= 300) throw new Error(`${method} ${filled} answered ${JSON.stringify(answered.body)}`);
  return answered.body.data as { id: string; attributes: object } | readonly { id: string; attributes: object }[];
};

const HUB = '/teams/{team_id}/hubs/{hub_id}';

beforeAll(async () => {
  ids = await oneOfEach(world);
  const rename = (path: string, type: string, attributes: object) => call('owner', 'PATCH', path, type, attributes);
  await call('member', 'PATCH', '/discussions/{discussion_id}', 'discussions', { title: 'New post' });
  await rename('/hubs/{hub_id}/spaces/{space_id}', 'spaces', { name: 'New space' });
  await rename(`${HUB}/content-nodes/{content_node_id}`, 'content_nodes', { title: 'New node' });
  await rename(`${HUB}/playlists/{playlist_id}`, 'playlists', { title: 'New playlist' });
  await rename(`${HUB}/products/{product_id}`, 'products', { name: 'New product' });
  await rename(`${HUB}/automations/{automation_id}`, 'automations', { name: 'New automation' });
});

const POST = { target_title: 'New post', space_name: 'New space' };
const NODE = { target_title: 'New node', space_name: null };
const PRICES = `${HUB}/products/{product_id}/prices`;
const ATTACHED = '/attachments?filter[target_type]=discussion&filter[target_id]={discussion_id}';

const SHOWN = [
  ['member', '/hubs/{hub_id}/feed', { space_name: 'New space' }],
  ['member', '/hubs/{hub_id}/spaces/{space_id}/discussions', { space_name: 'New space' }],
  ['member', '/discussions/{discussion_id}', { title: 'New post', space_name: 'New space' }],
  ['member', '/me/bookmarks', { space_name: 'New space' }],
  ['member', '/me/drafts', { space_name: 'Drafts' }],
  ['member', '/discussions/{discussion_id}/comments', POST],
  ['member', '/comments/{comment_id}', POST],
  ['member', '/comments/{comment_id}/replies', POST],
  ['member', '/content-nodes/{content_node_id}/comments', NODE],
  ['member', '/comments/{content_comment_id}', NODE],
  ['owner', ATTACHED, { target_title: 'New post' }],
  ['owner', '/attachments/{attachment_id}', { target_title: 'New post' }],
  ['owner', `${HUB}/access-rules`, { target_title: 'New playlist' }],
  ['owner', `${HUB}/access-rules/{rule_id}`, { target_title: 'New playlist' }],
  ['owner', PRICES, { product_name: 'New product' }],
  ['owner', `${PRICES}/{price_id}`, { product_name: 'New product' }],
  ['owner', `${HUB}/automations/{automation_id}/enrollments`, { automation_name: 'New automation' }],
] as const;

describe('a changed title or name is shown at once wherever a resource names the changed one', () => {
  test.each(SHOWN)('to the %s: GET %s', async (who, path, attributes) => {
    const data = await call(who, 'GET', path);
    const found = [data].flat();
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toMatchObject({ attributes });
  });

  test('to the member: PUT /content-nodes/{content_node_id}/completion', async () => {
    const data = await call('member', 'PUT', '/content-nodes/{content_node_id}/completion');
    expect(data).toMatchObject({ attributes: { content_node_title: 'New node' } });
  });
});
