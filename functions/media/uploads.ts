import { text } from '#docs';
import { readHubDenialReason } from '../../shared/access/rules/hub-denial-reason.ts';
import { teamOfPlaced } from '../../shared/access/spaces/team-of-placed.ts';
import { actorOf } from '../../shared/api/actor.ts';
import {
  type ContactCaller,
  creator,
  holderOrContact,
  type KeyCaller,
  member,
  type UserCaller,
} from '../../shared/api/callers.ts';
import type { RouteContext } from '../../shared/api/route.ts';
import { hubExists } from '../../shared/hubs/hubs/hub-exists.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import { type FileItem, fileKey } from '../../shared/media/files/file-item.ts';
import { type DeclaredFile, finalizeUpload, startUpload } from '../../shared/media/media/uploads.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, one } from '../../shared/platform/http/response.ts';
import { type FilePorts, route } from './ports.ts';
import { File, fileView, Upload, uploadInput, uploadView } from './upload-resource.ts';

const STEPS = text(
  'Returns an upload form. Post it to `upload.url` as multipart/form-data: the fields first, the file last as `file`. Then finalize the upload. The form is valid for an hour and accepts only the declared size and type.',
);

type UploadContext = Pick<
  RouteContext<{ path: string; caller: UserCaller | KeyCaller | ContactCaller }, FilePorts>,
  'caller' | 'team' | 'db' | 'now' | 'files' | 'ports'
>;

/** Starts an upload and returns it with its form. */
const openUpload = async (
  view: typeof uploadView | typeof fileView,
  hub: string,
  declared: DeclaredFile,
  { caller, team, db, now, files, ports }: UploadContext,
) => {
  const { file, form } = await startUpload(db, ports.objects, { team, hub }, declared, actorOf(caller), now);
  return answer(view(file, { now, files }, form));
};

const createUpload = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/uploads',
  summary: text('Start a creator upload'),
  description: STEPS,
  caller: creator('content.manage'),
  body: envelope('uploads', () => uploadInput('creator')),
  status: 201,
  response: one(Upload),
  handler: ({ params, body }, context) => openUpload(uploadView, params.hub_id, body, context),
});

const createFile = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/files',
  summary: text('Create a file'),
  description: text(`Starts a creator upload and returns it as the file that it becomes. ${STEPS}`),
  caller: creator('content.manage'),
  body: envelope('files', () => uploadInput('creator')),
  status: 201,
  response: one(File),
  handler: ({ params, body }, context) => openUpload(fileView, params.hub_id, body, context),
});

const createMemberUpload = route({
  method: 'POST',
  path: '/hubs/{hub_id}/uploads',
  summary: text('Start a member upload'),
  description: text(`The media can be attached to the member's own discussions, comments and messages. ${STEPS}`),
  caller: member(),
  limit: { name: 'uploads', limit: 30, seconds: 60, by: 'caller' },
  body: envelope('uploads', () => uploadInput('member')),
  status: 201,
  response: one(Upload),
  handler: ({ params, body }, context) => openUpload(uploadView, params.hub_id, body, context),
});

/** The file, if the caller may finalize it: a creator, or the member who started it. */
const findUpload = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
): Promise<FileItem | Refusal<'not_found' | 'account_suspended'>> => {
  const key = fileKey(team, id);
  const file = key && (await db.get<FileItem>(key));
  if (!file) return refuse('not_found');
  const { uploaded_by, hub_id: hub } = file;
  if (caller.kind !== 'contact') return (await hubExists(db, { team, hub })) ? file : refuse('not_found');
  if (uploaded_by.type !== 'contact' || uploaded_by.id !== caller.id) return refuse('not_found');
  const why = await readHubDenialReason(db, { team, hub }, caller.id, now);
  return why ? refuse(why) : file;
};

const finalize = route({
  method: 'POST',
  path: '/uploads/{file_id}/finalize',
  summary: text('Finalize an upload'),
  description: text(
    'Checks that the size, type and first bytes of the uploaded file match the declaration. If they do, the upload is ready and has a media; otherwise it has failed and you start a new upload. An image is read to its end and stored without its metadata, such as the position of a photo: `size_bytes` becomes the size of what is stored. Repeating the request returns the same response.',
  ),
  caller: holderOrContact('content.manage', teamOfPlaced('file_id', fileKey)),
  status: 200,
  response: one(Upload),
  errors: ['not_found', 'account_suspended', 'upload_missing', 'upload_rejected'],
  async handler({ params }, { caller, team, db, now, files, ports }) {
    const file = await findUpload(db, caller, team, params.file_id, now);
    if (file instanceof Refusal) return file;
    const finalized = await finalizeUpload(db, ports.objects, file, actorOf(caller), now);
    if (!finalized) return refuse('not_found');
    if (finalized === 'absent') return refuse('upload_missing');
    if (finalized.failure) return refuse('upload_rejected', { meta: { reason: finalized.failure } });
    const view = caller.kind === 'contact' ? uploadView : fileView;
    return answer(view(finalized, { now, files }));
  },
});

export const uploadRoutes = [createUpload, createFile, createMemberUpload, finalize];
