import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { editorQueue, Ops } from '../../shared/hubs/editor-queue/editor-queue.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { etag, ifMatch } from '../../shared/platform/http/etag.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';

const path = '/teams/{team_id}/hubs/{hub_id}/editor-pending-ops';

const PendingOps = resource('hub_editor_pending_ops', () =>
  z.object({
    version: z.int().meta(described('Grows by one with every write; 0 before the first.')),
    ops: z.array(z.unknown()),
    updated_at: z.iso.datetime().nullable(),
  }),
);

const read = route({
  method: 'GET',
  path,
  summary: text("Get a hub's editor queue"),
  description: text(
    'Returns an empty queue of version 0 if none is stored. The version is also the `ETag`: send it as `If-Match` with the next write, or as `If-None-Match` with the next read to get 304 without a body if nothing changed.',
  ),
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
  summary: text("Replace a hub's editor queue"),
  description: text(
    'With `If-Match`, the write succeeds only if the stored version matches. Without it, the queue is replaced and its version still grows by one.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('hub_editor_pending_ops', () => z.object({ ops: Ops }), { strict: true }),
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
