import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { editorQueue, Ops } from '../../shared/hubs/editor-queue/editor-queue.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { etag, ifMatch } from '../../shared/platform/http/etag.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const path = '/teams/{team_id}/hubs/{hub_id}/editor-pending-ops';

const PendingOps = resource(
  'hub_editor_pending_ops',
  z.object({ version: z.int(), ops: z.array(z.unknown()), updated_at: z.iso.datetime().nullable() }),
);

const read = route({
  method: 'GET',
  path,
  summary: 'Read the editor queue of a hub',
  description:
    'An empty one of version 0 where nothing was stored yet. Its version is the `ETag` too, to send back as `If-Match` with the next write, or as `If-None-Match` with the next read: where nothing was written since, the answer is 304 without a body.',
  caller: creator('hubs.manage'),
  response: one(PendingOps),
  async handler({ params }, { db }) {
    const queue = await editorQueue(db, hubOf(params)).read();
    return answer(queue, { headers: { ETag: etag(queue.version) } });
  },
});

const write = route({
  method: 'PUT',
  path,
  summary: 'Replace the editor queue of a hub',
  description:
    'With `If-Match` the write is accepted only from that version; without it the version still grows by one.',
  caller: creator('hubs.manage'),
  body: envelope('hub_editor_pending_ops', z.object({ ops: Ops }), { strict: true }),
  response: one(PendingOps),
  errors: ['version_conflict'],
  async handler({ params, body, headers }, { caller, db, now }) {
    const queue = editorQueue(db, hubOf(params));
    const written = await queue.replace(body.ops, ifMatch(headers['if-match']), actorOf(caller), now);
    if (written.ok) return answer(written.value, { headers: { ETag: etag(written.value.version) } });
    const version = written.current?.version ?? 0;
    return refuse('version_conflict', { meta: { current_version: version }, headers: { ETag: etag(version) } });
  },
});

export const editorQueueRoutes = [read, write];
