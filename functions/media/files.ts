import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { ASSET_KINDS } from '../../shared/media/files/asset-kind.ts';
import { UPLOAD_STATUSES } from '../../shared/media/files/file-item.ts';
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
  summary: 'List the files of a hub',
  description:
    'Oldest first: those of creators and those of members, of which only the facts are told here. An upload that is never finished is gone after two days.',
  caller: creator('content.manage'),
  query: list({
    filter: { status_upload: z.enum(UPLOAD_STATUSES).optional(), asset_kind: z.enum(ASSET_KINDS).optional() },
  }),
  response: many(File),
  async handler({ params, query: { filter, page } }, { team, db, now, files }) {
    const { items, next } = await filesOf(db, { team, hub: params.hub_id }).list(filter, page);
    return answer({ items: items.map((one) => fileView(one, { now, files })), next });
  },
});

const readFile = route({
  method: 'GET',
  path: item,
  summary: 'Read a file',
  description: 'With a URL that is good for a while where the file is there; `status_upload` says how far it is.',
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
  summary: 'Delete a file',
  description: 'With the media that it is, wherever that is attached.',
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
