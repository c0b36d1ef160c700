import { describe, expect, test } from 'vitest';
import { advanceClock, baseUrl, demo, isLocal } from './support/target.ts';

interface Thing {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly data: Thing;
  readonly items: readonly Thing[];
}

const call = async (
  path: string,
  token: string,
  method = 'GET',
  type?: string,
  attributes?: object,
): Promise<Answer> => {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(attributes && { 'content-type': 'application/vnd.api+json' }) },
    ...(attributes && { body: JSON.stringify({ data: { type, attributes } }) }),
  });
  const text = await response.text();
  const { data } = text === '' ? {} : JSON.parse(text);
  return { status: response.status, location: response.headers.get('location'), data, items: data };
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const first = () => {
  const [team] = demo().teams;
  const [hub, member] = [team?.hubs[0], team?.members[0]];
  const space = hub?.spaces[0];
  if (!team || !hub || !member || !space) throw new Error('The demo has a team with a hub, a space and a member');
  return { team, hub, member, space };
};

/** Uploads as a browser does: the fields of the form, then the file. */
const post = ({ attributes }: Thing, bytes: Buffer): Promise<Response> => {
  const { url, fields } = attributes.upload as { url: string; fields: Record<string, string> };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  return fetch(url, { method: 'POST', body: form });
};

const upload = async (token: string): Promise<Thing> => {
  const { hub } = first();
  const declared = { filename: 'a.png', mime_type: 'image/png', size_bytes: PNG.length };
  const begun = await call(`/hubs/${hub.id}/uploads`, token, 'POST', 'uploads', declared);
  expect([begun.status, begun.location]).toEqual([201, null]);
  expect((await post(begun.data, Buffer.concat([PNG, PNG]))).status).toBe(400);
  expect((await post(begun.data, PNG)).status).toBe(204);
  const ended = await call(`/uploads/${begun.data.id}/finalize`, token, 'POST');
  expect(ended.status).toBe(200);
  return ended.data;
};

describe('a file', () => {
  test('C051 C416 C405: is uploaded, checked, attached, shown in a discussion, and removed with its media', async () => {
    const { hub, member, space } = first();
    const { attributes } = await upload(member.token);
    const media_id = String(attributes.media_id);
    const path = `/hubs/${hub.id}/spaces/${space.id}/discussions`;
    const made = await call(path, member.token, 'POST', 'discussions', { title: 'A picture', body: 'Look.' });
    const attached = await call('/attachments', member.token, 'POST', 'attachments', {
      media_id,
      target_type: 'discussion',
      target_id: made.data.id,
    });
    expect([attached.status, attached.location]).toEqual([201, `/api/v1/attachments/${attached.data.id}`]);
    const shown = async () =>
      (await call(`/discussions/${made.data.id}`, member.token)).data.attributes.attachments as readonly {
        url: string;
      }[];
    const [{ url } = { url: '' }] = await shown();
    const read = await fetch(url);
    expect(Buffer.from(await read.arrayBuffer()).equals(PNG)).toBe(true);
    expect(read.headers.get('content-type')).toBe('image/png');
    expect((await call(`/media/${media_id}`, member.token, 'DELETE')).status).toBe(204);
    if (!isLocal) return;
    await advanceClock(1);
    expect(await shown()).toEqual([]);
    expect((await fetch(url)).status).toBe(404);
  });

  test('C417: a member’s avatar is shown with their discussions', async () => {
    const { hub, member, space } = first();
    const begun = await call('/me/avatar', member.token, 'POST', 'avatars', {
      mime_type: 'image/png',
      size_bytes: PNG.length,
    });
    expect([begun.status, begun.location]).toEqual([201, null]);
    expect((await post(begun.data, PNG)).status).toBe(204);
    expect((await call('/me/avatar/finalize', member.token, 'POST')).status).toBe(200);
    const path = `/hubs/${hub.id}/spaces/${space.id}/discussions`;
    const made = await call(path, member.token, 'POST', 'discussions', { title: 'Me', body: 'Hello.' });
    const { author_photo_url: url } = made.data.attributes;
    expect((await fetch(String(url))).status).toBe(200);
    const { photo_url: own } = (await call('/me', member.token)).data.attributes;
    expect((await fetch(String(own))).status).toBe(200);
    // The same picture with another signature: each function signs with its own credentials.
    expect(new URL(String(own)).pathname).toBe(new URL(String(url)).pathname);
  });
});
