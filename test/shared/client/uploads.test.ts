import { afterEach, expect, test, vi } from 'vitest';
import {
  createHubClient,
  type Progress,
  UploadFailed,
  uploadFile,
  uploadPortrait,
} from '../../../shared/client/client.ts';
import { sendFile } from '../../../shared/client/send-file.ts';
import { PNG, startMedia } from '../../functions/media/world.ts';
import { useWorld } from '../../support/use-world.ts';
import { fetchFrom } from './in-process.ts';
import { NativeRequest } from './native-fetch.ts';

const world = useWorld(startMedia);
afterEach(() => vi.unstubAllGlobals());

const clientOf = (token: string) =>
  createHubClient({ baseUrl: 'http://hub.test', token, fetch: fetchFrom(world.service) });
const asMember = () => clientOf(world.ours.member.token);
const file = (bytes: Uint8Array<ArrayBuffer> = new Uint8Array(PNG)) =>
  new File([bytes], 'a.png', { type: 'image/png' });

/** A browser's `XMLHttpRequest` that reports its progress in halves. */
class TestXhr {
  status = 0;
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  #url = '';

  open(_: string, url: string): void {
    this.#url = url;
  }

  abort(): void {
    this.onabort?.();
  }

  async send(body: FormData): Promise<void> {
    this.upload.onprogress?.({ loaded: Math.ceil(PNG.length / 2) });
    this.upload.onprogress?.({ loaded: PNG.length + 1000 });
    this.status = (await fetch(this.#url, { method: 'POST', body })).status;
    this.onload?.();
  }
}

test('a member uploads a file, and it is ready', async () => {
  const progress: Progress[] = [];
  const onProgress = (now: Progress) => progress.push(now);
  const { attributes } = await uploadFile(asMember(), file(), { hubId: world.ours.hub, onProgress });
  expect(attributes).toMatchObject({ status_upload: 'ready', filename: 'a.png', size_bytes: PNG.length });
  expect(attributes.media_id).toBeTypeOf('string');
  expect(progress).toEqual([{ sent: PNG.length, total: PNG.length }]);
});

test('a browser reports the progress, never more than the file', async () => {
  vi.stubGlobal('XMLHttpRequest', TestXhr);
  const sent: number[] = [];
  const onProgress = (now: Progress) => sent.push(now.sent);
  await uploadFile(asMember(), file(), { hubId: world.ours.hub, onProgress });
  expect(sent).toEqual([Math.ceil(PNG.length / 2), PNG.length, PNG.length]);
});

test('a creator uploads for the team, and a member replaces the avatar', async () => {
  const { ours } = world;
  const upload = { hubId: ours.hub, teamId: ours.id, filename: 'logo.png' };
  expect((await uploadFile(clientOf(ours.users.owner.token), file(), upload)).attributes.filename).toBe('logo.png');
  const { attributes } = await uploadPortrait(asMember(), 'avatar', file());
  expect([attributes.status_upload, attributes.url]).toEqual(['ready', expect.any(String)]);
});

test('a file that does not match its declaration is rejected with a code', async () => {
  const wrong = file(new Uint8Array(Buffer.from('not an image')));
  await expect(uploadFile(asMember(), wrong, { hubId: world.ours.hub })).rejects.toMatchObject({
    code: 'upload_rejected',
  });
});

test('the credential is not sent to the file store, and its refusal is an error with the status', async () => {
  const seen: (string | null)[] = [];
  const refused = async ({ headers }: Request) => {
    seen.push(headers.get('authorization'));
    return new Response('<Error/>', { status: 403 });
  };
  const uploading = uploadFile(asMember(), file(), { hubId: world.ours.hub, fetch: refused });
  await expect(uploading).rejects.toMatchObject({ name: 'UploadFailed', status: 403 });
  const offline = () => Promise.reject(new TypeError('no network'));
  const unsent = uploadFile(asMember(), file(), { hubId: world.ours.hub, fetch: offline });
  await expect(unsent).rejects.toBeInstanceOf(UploadFailed);
  expect(seen).toEqual([null]);
});

test('a canceled upload rejects with the reason and is not finalized', async () => {
  const caller = new AbortController();
  class Canceled extends TestXhr {
    override async send(): Promise<void> {
      caller.abort(new Error('Canceled.'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Canceled);
  const uploading = uploadFile(asMember(), file(), { hubId: world.ours.hub, signal: caller.signal });
  await expect(uploading).rejects.toThrow('Canceled.');
});

test('an upload that is canceled before it begins sends no file, also with the signals of React Native', async () => {
  const [files, sent] = [vi.fn(), [] as string[]];
  class Watched extends TestXhr {
    override send = files;
  }
  vi.stubGlobal('XMLHttpRequest', Watched);
  vi.stubGlobal('Request', NativeRequest);
  /* They have neither `throwIfAborted` nor a `reason`. */
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const signal = { aborted: false, ...listeners } as unknown as AbortSignal;
  const client = createHubClient({
    baseUrl: 'http://hub.test',
    token: world.ours.member.token,
    async fetch(request) {
      sent.push(new URL(request.url).pathname);
      const response = await fetchFrom(world.service)(request);
      Object.assign(signal, { aborted: true });
      return response;
    },
  });
  const uploading = uploadFile(client, file(), { hubId: world.ours.hub, signal });
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  expect([files.mock.calls, sent.length]).toEqual([[], 1]);
});

test('a signal that outlives its uploads keeps none of them', async () => {
  class Stored extends TestXhr {
    override async send(): Promise<void> {
      this.status = 204;
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Stored);
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await sendFile({ url: 'https://files.example', fields: {} }, file(), { signal });
  expect(added).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
});

test('an upload that is canceled as its last byte is sent is not finalized', async () => {
  const caller = new AbortController();
  const onProgress = () => caller.abort(new Error('Canceled.'));
  const sent: string[] = [];
  const client = createHubClient({
    baseUrl: 'http://hub.test',
    token: world.ours.member.token,
    fetch(request) {
      sent.push(new URL(request.url).pathname);
      return fetchFrom(world.service)(request);
    },
  });
  const uploading = uploadFile(client, file(), { hubId: world.ours.hub, signal: caller.signal, onProgress });
  await expect(uploading).rejects.toThrow('Canceled.');
  expect(sent).toHaveLength(1);
});

test("an error of the site's own onProgress is reported, and the file is ready", async () => {
  const [reported, fault]: [unknown[], Error] = [[], new Error('The bar is missing.')];
  vi.stubGlobal('queueMicrotask', (work: () => void) => {
    try {
      work();
    } catch (error) {
      reported.push(error);
    }
  });
  const onProgress = () => {
    throw fault;
  };
  const { attributes } = await uploadFile(asMember(), file(), { hubId: world.ours.hub, onProgress });
  expect([attributes.status_upload, reported]).toEqual(['ready', [fault]]);
});
