import type { Table } from '../../../../shared/platform/db/table.ts';
import { type JsonObject, objectOf, stringOf } from '../../json.ts';
import { type ApiClient, attributesOf, envelope } from '../api-client.ts';
import type { PersonKey } from './people.ts';
import type { SpaceKey } from './spaces.ts';

export interface Insider {
  readonly contact_id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** The demo hub while it is filled. */
export interface Place {
  readonly api: ApiClient;
  readonly db: Table;
  readonly team: string;
  readonly hub: string;
  /** The path of the hub for its team. */
  readonly inTeam: string;
  /** The token of the owner. */
  readonly owner: string;
  readonly spaces: Readonly<Record<SpaceKey, string>>;
  readonly members: Readonly<Record<PersonKey, Insider>>;
}

/** Creates a resource and returns its id. */
export const create = async (
  { api }: Pick<Place, 'api'>,
  path: string,
  type: string,
  attributes: JsonObject,
  token: string,
): Promise<string> => stringOf(objectOf((await api.send('POST', path, envelope(type, attributes), token)).data).id);

/** Uploads a PNG with the form of an upload. */
export const uploadPng = async (upload: JsonObject, bytes: Buffer): Promise<void> => {
  const { url, fields } = objectOf(attributesOf(upload).upload);
  const form = new FormData();
  for (const [name, value] of Object.entries(objectOf(fields))) form.set(name, stringOf(value));
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
  const response = await fetch(stringOf(url), { method: 'POST', body: form });
  if (!response.ok) throw new Error(`The upload answered ${response.status}.`);
};

/** Uploads a picture to the hub and returns the id of its media. */
export const uploadPicture = async (place: Place, bytes: Buffer, token: string): Promise<string> => {
  const declared = { filename: 'picture.png', mime_type: 'image/png', size_bytes: bytes.length };
  const begun = await place.api.send('POST', `/hubs/${place.hub}/uploads`, envelope('uploads', declared), token);
  await uploadPng(begun, bytes);
  const { id } = objectOf(begun.data);
  return stringOf(
    attributesOf(await place.api.send('POST', `/uploads/${stringOf(id)}/finalize`, undefined, token)).media_id,
  );
};
