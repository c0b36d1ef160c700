import { routes as me } from '../../../functions/me/routes.ts';
import { routes as media } from '../../../functions/media/routes.ts';
import { routes as messages } from '../../../functions/messages/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { spaceInput } from '../../../shared/hubs/spaces/space-input.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import { type ObjectStore, s3ObjectStore, type UploadForm } from '../../../shared/media/files/object-store.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startBucket, type TestBucket } from '../../support/bucket.ts';
import { routes as community } from '../../support/community-routes.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant, type World } from '../../support/world.ts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Thing {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export const dataOf = ({ body }: ApiResponse): Thing => body.data as Thing;
export const itemsOf = ({ body }: ApiResponse): readonly Thing[] => body.data as readonly Thing[];
export const codeOf = ({ status, body }: ApiResponse): string =>
  `${status} ${(body.errors as readonly { code?: string }[] | undefined)?.[0]?.code ?? ''}`.trim();
export const pointerOf = ({ body }: ApiResponse): string | undefined =>
  (body.errors as readonly { source?: { pointer?: string } }[] | undefined)?.[0]?.source?.pointer;

type Call = (
  path: string,
  token: string,
  attributes?: object,
  headers?: Record<string, string>,
) => Promise<ApiResponse>;

/** The routes of media and of their targets, with a table and a bucket for each test file. */
export interface MediaWorld extends World {
  readonly service: TestService<{ readonly objects: ObjectStore }>;
  readonly bucket: TestBucket;
  readonly space: string;
  readonly get: (path: string, token: string) => Promise<ApiResponse>;
  readonly remove: (path: string, token: string) => Promise<ApiResponse>;
  readonly post: (type: string) => Call;
  readonly patch: (type: string) => Call;
  /** A new member of our hub. */
  readonly newMember: () => Promise<{ readonly id: string; readonly token: string }>;
  /** Starts an upload, posts the bytes and finalizes it. */
  readonly upload: (token: string, options?: UploadOptions) => Promise<Thing>;
  readonly newDiscussion: (token: string) => Promise<Thing>;
  readonly stop: () => Promise<void>;
}

export interface UploadOptions {
  readonly bytes?: Buffer;
  readonly filename?: string;
  readonly mime_type?: string;
  /** As a member of the hub; default: as a creator. */
  readonly member?: boolean;
  readonly of?: Tenant;
}

export const formOf = ({ attributes }: Thing): UploadForm => attributes.upload as UploadForm;

export const startMedia = async (): Promise<MediaWorld> => {
  const bucket = await startBucket();
  const objects = s3ObjectStore(bucket.environment);
  const all = [
    ...me,
    ...(media as readonly Route<unknown>[]),
    ...(community as readonly Route<unknown>[]),
    ...(messages as readonly Route<unknown>[]),
  ];
  const unlimited = all.map(({ limit, ...route }) => route) as unknown as readonly Route<{ objects: ObjectStore }>[];
  const service = await startService(unlimited, { objects }, { media: bucket.environment });
  const world = await seedWorld(service.db, service.keys);
  const { ours } = world;
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const hubKey = { team: ours.id, hub: ours.hub };
  const space = await spaces(service.db, hubKey).create(spaceInput().parse({ name: 'Space' }), actor, new Date());
  if (typeof space === 'string') throw new Error(space);
  const at = (path: string) => `/api/v1${path}`;
  const send =
    (method: 'POST' | 'PATCH') =>
    (type: string): Call =>
    (path, token, attributes, headers = {}) =>
      service.call({
        method,
        path: at(path),
        token,
        headers,
        ...(attributes && { body: { data: { type, attributes } } }),
      });
  const post = send('POST');

  return {
    ...world,
    service,
    bucket,
    space: space.id,
    post,
    patch: send('PATCH'),
    get: (path, token) => service.call({ path: at(path), token }),
    remove: (path, token) => service.call({ method: 'DELETE', path: at(path), token }),
    async newMember() {
      const input = { email: `${newId()}@example.com`, name: null, password_hash: null };
      const hubs = [{ id: ours.hub, status: 'active' as const }];
      const created = await contacts(service.db, ours.id).create({ ...input, hubs }, new Date());
      if (typeof created === 'string') throw new Error(created);
      return { id: created.id, token: service.keys.issue({ kind: 'contact', id: created.id, team: ours.id }) };
    },
    async upload(token, { bytes = PNG, filename = 'a.png', mime_type = 'image/png', member = false, of = ours } = {}) {
      const path = member ? `/hubs/${of.hub}/uploads` : `/teams/${of.id}/hubs/${of.hub}/uploads`;
      const started = dataOf(await post('uploads')(path, token, { filename, mime_type, size_bytes: bytes.length }));
      const sent = await bucket.post(formOf(started), bytes);
      if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
      const finalized = await post('uploads')(`/uploads/${started.id}/finalize`, token);
      if (finalized.status !== 200) throw new Error(JSON.stringify(finalized.body));
      return dataOf(finalized);
    },
    async newDiscussion(token) {
      const path = `/hubs/${ours.hub}/spaces/${space.id}/discussions`;
      return dataOf(await post('discussions')(path, token, { title: 'A title', body: 'Words' }));
    },
    async stop() {
      await service.stop();
      await bucket.stop();
    },
  };
};
