import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failure, json, noContent, page } from '../../shared/client/service.ts';
import { configFolder, hub, KEY } from './run-hub.ts';

const upload = { url: 'https://files.example', fields: { key: 'k' } };
const file = (attributes: object) => json(200, { data: { type: 'uploads', id: 'f', attributes } });
const attachment = (id: string, role: string) => ({ type: 'attachments', id, attributes: { role, media_id: id } });

test('a new logo is attached before the previous one is removed, and other images stay', async () => {
  const picture = join(configFolder(), 'logo.png');
  writeFileSync(picture, 'picture');
  const begin = [
    file({ filename: 'logo.png', mime_type: 'image/png', upload }),
    noContent,
    file({ media_id: 'm', failure: null }),
    page([attachment('old', 'logo'), attachment('icon', 'favicon')]),
  ];
  const attached = json(201, { data: attachment('new', 'logo') });
  const { exit, sent } = await hub(['hubs', 'logo', picture], {
    env: KEY,
    answers: [...begin, attached, noContent],
  });
  expect([exit, ...sent.slice(4).map(({ method, url }) => `${method} ${url.pathname}`)]).toEqual([
    0,
    'POST /api/v1/attachments',
    'DELETE /api/v1/attachments/old',
  ]);
  expect(JSON.parse(sent[4]?.body ?? '').data.attributes).toEqual({
    media_id: 'm',
    role: 'logo',
    target_type: 'hub_branding',
    target_id: KEY.HUB_HUB,
  });
  const refused = await hub(['hubs', 'logo', picture], { env: KEY, answers: [...begin, failure(422)] });
  expect([refused.exit, refused.sent.filter(({ method }) => method === 'DELETE')]).toEqual([5, []]);
});

test('a token to act for a member is the only line on standard output', async () => {
  const attributes = { access_token: 'secret', token_type: 'Bearer', expires_in: 900 };
  const answers = [json(201, { data: { type: 'contact_tokens', id: 't', attributes } })];
  const { out, err } = await hub(['contacts', 'token', 'ann'], { env: KEY, answers });
  expect([out, err]).toEqual(['secret\n', 'The token expires in 15 minutes. Use it as HUB_TOKEN.\n']);
  const refusal = {
    errors: [{ status: '403', code: 'forbidden', detail: 'Use a team API key.', meta: { accepts: ['api_key'] } }],
  };
  const refused = await hub(['contacts', 'token', 'ann'], { env: KEY, answers: [json(403, refusal)] });
  expect([refused.exit, refused.err]).toEqual([3, expect.stringMatching(/\ntry: hub login --with-key\n$/)]);
});

test('a rotated webhook secret is generated here and printed once', async () => {
  const answers = [
    json(200, { data: { type: 'webhook_endpoints', id: 'e', attributes: { url: 'https://a.example' } } }),
  ];
  const { out, err, sent } = await hub(['webhooks', 'rotate-secret', 'e'], { env: KEY, answers });
  expect(out).toMatch(/^whsec_\S{40,}\n$/);
  expect(err).not.toContain('whsec_');
  expect(JSON.parse(sent[0]?.body ?? '').data.attributes).toEqual({ secret: out.trim() });
});

test('an empty title of a user is cleared, and attributes without a flag are not sent', async () => {
  const user = json(200, { data: { type: 'users', id: 'u', attributes: {} } });
  const { sent } = await hub(['users', 'update', 'u', '--title', ''], { env: KEY, answers: [user] });
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ title: null });
});

test('users are listed with the names of their roles, or with ids if roles may not be listed', async () => {
  const users = page([{ type: 'users', id: 'u', attributes: { email: 'a@b.example', name: 'Ann', role_id: 'r' } }]);
  const roles = page([{ type: 'roles', id: 'r', attributes: { name: 'owner' } }]);
  const role = async (first: typeof roles) => {
    const { out } = await hub(['users'], { env: KEY, answers: [first, users] });
    return out.split('\t')[3];
  };
  expect([await role(roles), await role(failure(403))]).toEqual(['owner', 'r']);
});

test('members are completed by contact, and members complete from the lists that they may read', async () => {
  const member = { type: 'members', id: 'hub:ann', attributes: { contact_id: 'ann', name: 'Ann' } };
  const HUB_TOKEN = `${Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'contact+jwt' })).toString('base64url')}.e30.x`;
  const contacts = (env: Record<string, string>) =>
    hub(['completion', 'fish', '--candidates', 'contact'], { env, answers: [page([member])] });
  const ours = await contacts({ HUB_TOKEN, HUB_HUB: KEY.HUB_HUB });
  expect([ours.out, ours.sent[0]?.url.pathname]).toEqual(['ann\tAnn\n', `/api/v1/hubs/${KEY.HUB_HUB}/members`]);
  expect((await contacts(KEY)).sent[0]?.url.pathname).toBe(`/api/v1/teams/${KEY.HUB_TEAM}/contacts`);
});

test('access rules are listed with the names of their targets and in their conditions', async () => {
  const conditions = [
    { type: 'has_product', value: { product_id: 'p' }, display: { label: 'Gold' } },
    { type: 'role', value: { roles: ['admin'] } },
  ];
  const rule = {
    type: 'access_rules',
    id: 'r',
    attributes: { target_type: 'space', target_title: 'Studio', conditions },
  };
  const { out } = await hub(['access-rules'], { env: KEY, answers: [page([rule])] });
  expect(out).toBe('r\tspace\tStudio\thas_product “Gold”, role {"roles":["admin"]}\t\n');
});
