import type { Client } from './create-client.ts';
import { demand } from './failure.ts';
import type { components } from './openapi.d.ts';
import { type SentFile, sendFile, type UploadOptions } from './send-file.ts';

type Schemas = components['schemas'];

/** Where a file is uploaded to. */
export interface HubUpload extends UploadOptions {
  readonly hubId: string;
  /** Set by creators. Members omit it. */
  readonly teamId?: string | undefined;
  /** Default: the name of the file. */
  readonly filename?: string | undefined;
}

/** The service checks the type, so that every text is allowed here. */
const asMimeType = <Type extends string>(type: string): Type => type as Type;

const start = (client: Client, file: SentFile, options: HubUpload) => {
  const { hubId: hub_id, teamId: team_id, filename, signal = null } = options;
  const attributes: Schemas['CreateHubUploadAttributes'] = {
    filename: filename ?? file.name ?? 'file',
    mime_type: asMimeType(file.type),
    size_bytes: file.size,
  };
  const body = { data: { type: 'uploads' as const, attributes } };
  const sent = { body, signal };
  return demand(
    team_id === undefined
      ? client.POST('/api/v1/hubs/{hub_id}/uploads', { params: { path: { hub_id } }, ...sent })
      : client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/uploads', {
          params: { path: { team_id, hub_id } },
          ...sent,
        }),
  );
};

/**
 * Uploads a file to a hub and returns it. Use its `media_id` in attachments, content and covers. Throws
 * `RequestFailed`, or `UploadFailed` if the file store rejects the file.
 *
 * @example
 * const { attributes } = await uploadFile(client, input.files[0], { hubId, onProgress: ({ sent, total }) => … });
 */
export const uploadFile = async (client: Client, file: SentFile, options: HubUpload): Promise<Schemas['Upload']> => {
  const { signal = null } = options;
  const { data: upload } = await start(client, file, options);
  await sendFile(upload.attributes.upload, file, options);
  const path = { file_id: upload.id };
  return (await demand(client.POST('/api/v1/uploads/{file_id}/finalize', { params: { path }, signal }))).data;
};

/** Replaces the avatar or the banner of the caller and returns it. Throws as `uploadFile` does. */
export const uploadPortrait = async (
  client: Client,
  portrait: 'avatar' | 'banner',
  file: SentFile,
  options: UploadOptions = {},
): Promise<Schemas['PortraitUpload']> => {
  const { signal = null } = options;
  const attributes: Schemas['PostMeAvatarAttributes'] = { mime_type: asMimeType(file.type), size_bytes: file.size };
  const body = { data: { type: 'uploads' as const, attributes } };
  const { data: upload } = await demand(client.POST(`/api/v1/me/${portrait}`, { body, signal }));
  await sendFile(upload.attributes.upload, file, options);
  return (await demand(client.POST(`/api/v1/me/${portrait}/finalize`, { signal }))).data;
};
