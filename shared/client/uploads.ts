import type { Client } from './create-client.ts';
import { demand } from './failure.ts';
import type { components } from './openapi.d.ts';
import { type SentFile, sendFile, UploadFailed, type UploadForm, type UploadOptions } from './send-file.ts';

type Schemas = components['schemas'];

/** Where a file is uploaded to. */
export interface HubUpload extends UploadOptions {
  readonly hubId: string;
  /** Set by creators. Members omit it. */
  readonly teamId?: string | undefined;
  /** Default: the name of the file. */
  readonly filename?: string | undefined;
}

/** The form of a new upload. */
const formOf = (upload: UploadForm | null): UploadForm => {
  if (!upload) throw new UploadFailed(0);
  return upload;
};

/** The service checks the type, so that every text is allowed here. */
const asMimeType = <Type extends string>(type: string): Type => type as Type;

const start = (client: Client, file: SentFile, { hubId: hub_id, teamId, filename }: HubUpload) => {
  const attributes: Schemas['CreateHubUploadAttributes'] = {
    filename: filename ?? file.name ?? 'file',
    mime_type: asMimeType(file.type),
    size_bytes: file.size,
  };
  const body = { data: { type: 'uploads' as const, attributes } };
  if (teamId === undefined)
    return demand(client.POST('/api/v1/hubs/{hub_id}/uploads', { params: { path: { hub_id } }, body }));
  const path = { team_id: teamId, hub_id };
  return demand(client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/uploads', { params: { path }, body }));
};

/**
 * Uploads a file to a hub and returns it. Use its `media_id` in attachments, content and covers. Throws
 * `RequestFailed`, or `UploadFailed` if the file store rejects the file.
 *
 * @example
 * const { attributes } = await uploadFile(client, input.files[0], { hubId, onProgress: ({ sent, total }) => … });
 */
export const uploadFile = async (client: Client, file: SentFile, options: HubUpload): Promise<Schemas['Upload']> => {
  const { data: upload } = await start(client, file, options);
  await sendFile(formOf(upload.attributes.upload), file, options);
  const path = { file_id: upload.id };
  return (await demand(client.POST('/api/v1/uploads/{file_id}/finalize', { params: { path } }))).data;
};

/** Replaces the avatar or the banner of the caller and returns it. Throws as `uploadFile` does. */
export const uploadPortrait = async (
  client: Client,
  portrait: 'avatar' | 'banner',
  file: SentFile,
  options: UploadOptions = {},
): Promise<Schemas['PortraitUpload']> => {
  const attributes: Schemas['PostMeAvatarAttributes'] = { mime_type: asMimeType(file.type), size_bytes: file.size };
  const body = { data: { type: 'uploads' as const, attributes } };
  const { data: upload } = await demand(client.POST(`/api/v1/me/${portrait}`, { body }));
  await sendFile(formOf(upload.attributes.upload), file, options);
  return (await demand(client.POST(`/api/v1/me/${portrait}/finalize`, {}))).data;
};
