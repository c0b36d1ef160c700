import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MEDIA_TYPES } from '../../../bin/hub/mime.ts';
import { MIME_TYPES } from '../../../shared/media/files/file-types.ts';
import { failure, json, serviceOf } from '../../shared/client/service.ts';
import { configFolder, hub, KEY } from './run-hub.ts';

/** A file store that records its requests. */
const store = async (status = 204, store = '') => {
  const kept: { length: string | undefined; authorization: string | undefined; form: FormData }[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { 'content-type': type = '', 'content-length': length, authorization } = request.headers;
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    kept.push({ length, authorization, form });
    response.writeHead(status).end(store);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return { url: `http://127.0.0.1:${port}`, kept };
};

const upload = (url: string, more: object = {}) => ({
  data: {
    id: 'f1',
    type: 'uploads',
    attributes: {
      filename: 'a "film".mp4',
      mime_type: 'video/mp4',
      size_bytes: 700_000,
      media_id: null,
      failure: null,
      upload: { url, method: 'POST', fields: { key: 'files/f1', policy: 'p' } },
      ...more,
    },
  },
});

const file = (name: string, bytes: string | Uint8Array = new Uint8Array(700_000).fill(7)): string => {
  const path = join(configFolder(), name);
  writeFileSync(path, bytes);
  return path;
};

/** Responses of the service; requests to the store are forwarded to it. */
const uploading = async (argv: readonly string[], to: string, options: object = {}, finished: object = {}) => {
  const service = serviceOf(
    json(201, upload(to)),
    json(200, upload(to, { upload: null, media_id: 'm1', status_upload: 'ready', ...finished })),
  );
  const send = (request: Request) => (request.url.startsWith(to) ? fetch(request) : service.fetch(request));
  const ended = await hub(['media', 'upload', ...argv], { env: KEY, ...options, fetch: send });
  return { ...ended, sent: service.sent };
};

describe('hub media upload', () => {
  test('declares the file, sends its bytes with their length and no credential, and finalizes it', async () => {
    const { url, kept } = await store();
    const { exit, out, err, sent } = await uploading([file('a "film".mp4')], url);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^media_id: +m1$/m);
    expect(sent.map(({ method, url: to }) => `${method} ${to.pathname}`)).toEqual([
      `POST /api/v1/teams/${KEY.HUB_TEAM}/hubs/${KEY.HUB_HUB}/uploads`,
      'POST /api/v1/uploads/f1/finalize',
    ]);
    expect(JSON.parse(sent[0]?.body ?? '').data.attributes).toEqual({
      filename: 'a "film".mp4',
      mime_type: 'video/mp4',
      size_bytes: 700_000,
    });
    const [{ form, length, authorization } = { form: new FormData(), length: '', authorization: '' }] = kept;
    expect([...form.keys()]).toEqual(['key', 'policy', 'file']);
    expect(form.get('key')).toBe('files/f1');
    expect(Number(length)).toBeGreaterThan(700_000);
    expect(authorization).toBeUndefined();
    const part = form.get('file');
    if (!(part instanceof File)) throw new Error('The upload was rejected.');
    expect([part.name, part.type]).toEqual(['a "film".mp4', 'video/mp4']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(700_000).fill(7));
  });

  test('shows progress on a terminal, and clears it at the end', async () => {
    const { url } = await store();
    const { err } = await uploading([file('film.mp4')], url, { columns: 80 });
    const [begun = '', ...more] = err.split('\r\u001b[K');
    expect([begun, more.at(-1), more.at(-2)]).toEqual(['', '', `${'█'.repeat(24)} 684 of 684 KiB`]);
    expect(more[0]).toMatch(/^█+░+ \d+ of 684 KiB$/);
  });

  test('uses the members’ paths for a member', async () => {
    const { url } = await store();
    const HUB_TOKEN = `${Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'contact+jwt' })).toString('base64url')}.e30.x`;
    const { sent } = await uploading([file('film.mp4')], url, { env: { ...KEY, HUB_TOKEN } });
    expect(sent[0]?.url.pathname).toBe(`/api/v1/hubs/${KEY.HUB_HUB}/uploads`);
  });

  test('takes the type and name from --type and --name', async () => {
    const { url } = await store();
    const argv = [file('notes', 'text'), '--type', 'text/plain', '--name', 'other.bin'];
    const { exit, sent } = await uploading(argv, url);
    expect(exit).toBe(0);
    expect(JSON.parse(sent[0]?.body ?? '').data.attributes).toEqual({
      filename: 'other.bin',
      mime_type: 'text/plain',
      size_bytes: 4,
    });
  });

  test.each([
    ['image/jpg', 'image/jpeg'],
    ['IMAGE/PNG', 'image/png'],
    ['audio/x-m4a', 'audio/mp4'],
    ['text/plain; charset=utf-8', 'text/plain'],
    ['application/x-zip-compressed', 'application/zip'],
    [' Video/WebM;codecs="vp9"', 'video/webm'],
  ])('reads %j of --type as the service does', async (type, declared) => {
    const { url } = await store();
    const { exit, sent } = await uploading([file('notes', 'text'), '--type', type], url);
    expect([exit, JSON.parse(sent[0]?.body ?? '').data.attributes.mime_type]).toEqual([0, declared]);
  });

  test.each([
    [400, 5, 'EntityTooLarge'],
    [503, 7, 'SlowDown'],
  ])('ends after a %i of the store with %i and the reason, and is not finalized', async (status, code, why) => {
    const { url } = await store(status, `<Error><Code>E</Code><Message>${why}</Message></Error>`);
    const { exit, err, sent } = await uploading([file('film.mp4')], url);
    expect([exit, sent.length]).toEqual([code, 1]);
    expect(err).toContain(`rejected the upload (${status}): ${why}`);
  });

  test('ends with 5 if the bytes have another type', async () => {
    const { url } = await store();
    const { exit, err } = await uploading([file('film.mp4')], url, {}, { failure: 'type_mismatch' });
    expect(exit).toBe(5);
    expect(err).toContain('type_mismatch');
  });

  test.each([
    ['a missing file', ['/nonexistent.png'], /cannot be read/],
    ['a folder', [`${import.meta.dirname}`, '--type', 'text/plain'], /is not a file/],
    ['a name without a known extension', ['/etc/hostname'], /--type/],
    [
      'a type that the service does not accept',
      ['/etc/hostname', '--type', 'x/y'],
      /does not accept files of type x\/y/,
    ],
  ])('C498 ends with 2 for %s, without a request', async (_, argv, pattern) => {
    const { exit, err, sent } = await hub(['media', 'upload', ...argv], { env: KEY, answers: [failure(500)] });
    expect([exit, sent]).toEqual([2, []]);
    expect(err).toMatch(pattern);
  });

  test('C498 ends with 2 for an empty file', async () => {
    const { exit, sent } = await hub(['media', 'upload', file('empty.txt', '')], { env: KEY, answers: [failure(500)] });
    expect([exit, sent]).toEqual([2, []]);
  });

  test('knows every type that the service accepts', () => {
    expect(new Set<string>(MEDIA_TYPES)).toEqual(new Set<string>(MIME_TYPES));
  });
});
