import { describe, expect, test } from 'vitest';
import { portraitUploadKey } from '../../../shared/hubs/people/portraits/portrait-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { routes as members } from '../../support/member-routes.ts';
import { startService } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { codeOf, dataOf, formOf, itemsOf, PNG, pointerOf, startMedia } from '../media/world.ts';

const world = useWorld(startMedia);

const owner = () => world.ours.users.owner.token;
const me = () => world.ours.member;
const picture = { mime_type: 'image/png', size_bytes: PNG.length };
const begin = (portrait: string, token: string, attributes: object = picture, type = `${portrait}s`) =>
  world.post(type)(`/me/${portrait}`, token, attributes);
const finalize = (portrait: string, token: string) => world.post('avatars')(`/me/${portrait}/finalize`, token);
const setUp = async (portrait: string, token: string, bytes = PNG) => {
  const started = dataOf(await begin(portrait, token, { ...picture, size_bytes: bytes.length }));
  expect((await world.bucket.post(formOf(started), bytes)).status).toBe(204);
  return dataOf(await finalize(portrait, token));
};

describe.each([
  ['avatar', 5_242_880],
  ['banner', 10_485_760],
])('starting the upload of the caller’s %s', (portrait, most) => {
  test('C052 C417 A15: users and contacts get 201 without Location, and an API key gets 403', async () => {
    for (const token of [owner(), me().token]) {
      const response = await begin(portrait, token);
      expect([response.status, response.headers.Location]).toEqual([201, undefined]);
      expect(dataOf(response)).toMatchObject({
        type: 'uploads',
        attributes: { ...picture, status_upload: 'pending', url: null, upload: { method: 'POST' } },
      });
    }
    expect(codeOf(await begin(portrait, world.ours.key.secret))).toBe('403 forbidden');
  });

  test('A1: the route accepts paths with and without the API prefixes', async () => {
    const body = { data: { type: `${portrait}s`, attributes: picture } };
    for (const path of [`/me/${portrait}`, `/api/me/${portrait}`, `/api/v1/me/${portrait}`])
      expect((await world.service.call({ method: 'POST', path, token: me().token, body })).status).toBe(201);
  });

  test('C418 C419 C420: a size outside the limits returns 422', async () => {
    expect((await begin(portrait, me().token, { ...picture, size_bytes: most })).status).toBe(201);
    expect((await begin(portrait, me().token, { ...picture, size_bytes: 1 })).status).toBe(201);
    for (const size_bytes of [most + 1, 0, -1, 1.5, '9', null])
      expect(pointerOf(await begin(portrait, me().token, { ...picture, size_bytes }))).toBe(
        '/data/attributes/size_bytes',
      );
  });

  test('C421: an unknown property at any level returns 422', async () => {
    const response = await begin(portrait, me().token, { ...picture, filename: 'a.png' });
    expect([response.status, pointerOf(response)]).toEqual([422, '/data/attributes/filename']);
    const body = { data: { type: `${portrait}s`, attributes: picture, more: 1 } };
    const path = `/api/v1/me/${portrait}`;
    expect((await world.service.call({ method: 'POST', path, token: me().token, body })).status).toBe(422);
  });

  test('C422: a MIME type that is missing or not an image returns 422', async () => {
    expect(pointerOf(await begin(portrait, me().token, { size_bytes: 5 }))).toBe('/data/attributes/mime_type');
    for (const mime_type of ['image/svg+xml', 'text/html', 'application/pdf', 'video/mp4', null])
      expect(pointerOf(await begin(portrait, me().token, { ...picture, mime_type }))).toBe(
        '/data/attributes/mime_type',
      );
  });
});

describe('finalizing a portrait', () => {
  test('a finalized portrait is served, and a repeated request returns the same response', async () => {
    const { token } = await world.newMember();
    expect(codeOf(await finalize('avatar', token))).toBe('409 upload_missing');
    const started = dataOf(await begin('avatar', token));
    expect(codeOf(await finalize('avatar', token))).toBe('409 upload_missing');
    await world.bucket.post(formOf(started), PNG);
    const first = dataOf(await finalize('avatar', token));
    expect(first).toMatchObject({ id: started.id, attributes: { status_upload: 'ready', url: expect.any(String) } });
    expect(dataOf(await finalize('avatar', token))).toEqual(first);
    const read = await fetch(String(first.attributes.url));
    expect(Buffer.from(await read.arrayBuffer()).equals(PNG)).toBe(true);
  });

  test('a file that is not an image is rejected, and the previous portrait is kept', async () => {
    const { token } = await world.newMember();
    const { attributes } = await setUp('avatar', token);
    const started = dataOf(await begin('avatar', token));
    await world.bucket.post(formOf(started), Buffer.alloc(PNG.length, '<html>'));
    expect(codeOf(await finalize('avatar', token))).toBe('422 upload_rejected');
    const read = await fetch(String(attributes.url));
    expect(Buffer.from(await read.arrayBuffer()).equals(PNG)).toBe(true);
  });

  test('a new portrait has another URL, and the file of the previous one is replaced', async () => {
    const { token } = await world.newMember();
    const gif = Buffer.from(PNG);
    gif.write('other', 50);
    const first = await setUp('avatar', token);
    const second = await setUp('avatar', token, gif);
    expect(second.attributes.url).not.toBe(first.attributes.url);
    for (const { attributes } of [first, second]) {
      const read = await fetch(String(attributes.url));
      expect(Buffer.from(await read.arrayBuffer()).equals(gif)).toBe(true);
    }
  });

  test('GET /me returns the URLs of both portraits', async () => {
    const { token } = await world.newMember();
    const none = { photo_url: null, photo_url_expires_at: null, banner_url: null, banner_url_expires_at: null };
    expect(dataOf(await world.get('/me', token)).attributes).toMatchObject(none);
    const { attributes } = await setUp('avatar', token);
    const { url: photo_url, url_expires_at: photo_url_expires_at } = attributes;
    expect(dataOf(await world.get('/me', token)).attributes).toMatchObject({
      ...none,
      photo_url,
      photo_url_expires_at,
    });
    const { attributes: banner } = await setUp('banner', token);
    expect(dataOf(await world.get('/me', token)).attributes).toMatchObject({ photo_url, banner_url: banner.url });
  });

  test('a removed portrait is no longer served', async () => {
    const { token } = await world.newMember();
    const { attributes } = await setUp('banner', token);
    expect((await world.remove('/me/banner', token)).status).toBe(204);
    expect((await fetch(String(attributes.url))).status).toBe(404);
    expect(codeOf(await world.remove('/me/banner', token))).toBe('404 not_found');
  });
});

describe('C292: the photo of an author', () => {
  test('is the avatar of the member, with the expiry of its URL', async () => {
    const author = await world.newMember();
    const { id } = await world.newDiscussion(author.token);
    const photo = async () => dataOf(await world.get(`/discussions/${id}`, me().token)).attributes;
    expect(await photo()).toMatchObject({ author_photo_url: null, author_photo_url_expires_at: null });
    const { attributes } = await setUp('avatar', author.token);
    const seen = await photo();
    expect(seen.author_photo_url).toBe(attributes.url);
    expect(seen.author_photo_thumbnail_url).toBe(attributes.url);
    expect(Date.parse(String(seen.author_photo_url_expires_at))).toBeGreaterThan(Date.now());
    expect((await fetch(String(seen.author_photo_url))).status).toBe(200);
    const comment = { target_type: 'discussion', target_id: id, body: 'Words' };
    const made = await world.post('comments')('/comments', author.token, comment);
    expect(dataOf(made).attributes.author_photo_url).toBe(attributes.url);
  });

  test('is the avatar of the user', async () => {
    const admin = world.ours.users.admin.token;
    const { attributes } = await setUp('avatar', admin);
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/discussions`;
    const made = dataOf(await world.post('discussions')(path, admin, { title: 'Update', body: 'Words' }));
    expect(made.attributes.author_photo_url).toBe(attributes.url);
  });

  test('is returned in the member directory and for the contact', async () => {
    const author = await world.newMember();
    const { attributes } = await setUp('avatar', author.token);
    const { store, keys, bucket } = { ...world.service, bucket: world.bucket };
    const directory = await startService(members, undefined, { store, keys, media: bucket.environment });
    const path = `/api/v1/hubs/${world.ours.hub}/members?page[size]=100`;
    const shown = itemsOf(await directory.call({ path, token: me().token })).find(
      ({ attributes: { contact_id } }) => contact_id === author.id,
    );
    expect(shown?.attributes).toMatchObject({
      photo_url: attributes.url,
      photo_url_expires_at: attributes.url_expires_at,
      photo_thumbnail_url: attributes.url,
    });
    const contact = await directory.call({
      path: `/api/v1/teams/${world.ours.id}/contacts/${author.id}`,
      token: owner(),
    });
    expect(dataOf(contact).attributes.photo_url).toBe(attributes.url);
  });
});

test('a contact or user that does not exist gets 401 when starting, finalizing or removing a portrait', async () => {
  const deleted = [
    { kind: 'contact', id: newId(), team: world.ours.id },
    { kind: 'user', id: newId() },
  ] as const;
  for (const person of deleted) {
    const token = world.service.keys.issue(person);
    expect(codeOf(await begin('avatar', token))).toBe('401 unauthorized');
    expect(codeOf(await finalize('avatar', token))).toBe('401 unauthorized');
    const path = '/api/v1/me/avatar';
    expect(codeOf(await world.service.call({ method: 'DELETE', path, token }))).toBe('401 unauthorized');
    expect(await world.service.db.get(portraitUploadKey(person, 'avatar'))).toBeUndefined();
  }
});
