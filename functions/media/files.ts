import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { ASSET_KINDS } from '../../shared/media/files/asset-kind.ts';
import { UPLOAD_STATUSES } from '../../shared/media/files/upload-status.ts';
import { files as filesOf, removeFile } from '../../shared/media/media/files.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';
import { File, fileView } from './upload-resource.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/files';
const item = `${collection}/{file_id}` as const;

const listFiles = route({
  method: 'GET',
  path: collection,
  summary: text('List files'),
  description: text(
    'Returns the uploads of creators and members, oldest first; of member uploads only the metadata. An upload that is not finalized is deleted after two days.',
  ),
  caller: creator('content.manage'),
  query: list(() => ({
    filter: { status_upload: z.enum(UPLOAD_STATUSES).optional(), asset_kind: z.enum(ASSET_KINDS).optional() },
  })),
  response: many(File),
  async handler({ params, query: { filter, page } }, { team, db, now, files }) {
    const { items, next } = await filesOf(db, { team, hub: params.hub_id }).list(filter, page);
    return answer({ items: items.map((one) => fileView(one, { now, files })), next });
  },
});

const readFile = route({
  method: 'GET',
  path: item,
  summary: text('Get a file'),
  description: text('Includes a temporary URL if the file is ready. `status_upload` gives the state of the upload.'),
  caller: creator('content.manage'),
  response: one(File),
  errors: ['not_found'],
  async handler({ params }, { team, db, now, files }) {
    const file = await filesOf(db, { team, hub: params.hub_id }).get(params.file_id);
    return file ? answer(fileView(file, { now, files })) : refuse('not_found');
  },
});

const deleteFile = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a file'),
  description: text('Also deletes its media and removes it from all attachments.'),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const file = await filesOf(db, { team, hub: params.hub_id }).get(params.file_id);
    return file && (await removeFile(db, team, file.id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const fileRoutes = [listFiles, readFile, deleteFile];
