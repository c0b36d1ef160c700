import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Schemas } from '../../../shared/client/client.ts';
import { mediaTypeName } from '../../../shared/media/files/media-type-names.ts';
import { type Call, callOf, type Define } from '../call.ts';
import { CommandError, Exit, usage } from '../exit.ts';
import { formOf } from '../form.ts';
import { printOne } from '../listing.ts';
import { isMediaType, type MediaType, typeOfFile } from '../mime.ts';
import { counter } from '../progress.ts';
import { attributesOf } from '../shown.ts';
import { plain } from '../width.ts';

interface Flags {
  readonly type?: string;
  readonly name?: string;
}

type Created = Schemas['Upload'];

const sizeOf = async (file: string): Promise<number> => {
  const found = await stat(file).catch((error: Error) =>
    Promise.reject(usage(`${file} cannot be read: ${error.message}`)),
  );
  if (!found.isFile()) throw usage(`${file} is not a file.`);
  if (found.size === 0) throw usage(`${file} is empty.`);
  return found.size;
};

const typeOf = (name: string, declaredType: string | undefined): MediaType => {
  const type = declaredType === undefined ? typeOfFile(name) : mediaTypeName(declaredType);
  if (type === undefined) throw usage(`The type of “${name}” is unknown. Specify it with --type.`);
  if (!isMediaType(type)) throw usage(`The service does not accept files of type ${declaredType}.`);
  return type;
};

const createUpload = async (
  { client, hub, team, settings }: Call<Flags>,
  attributes: Schemas['CreateHubUploadAttributes'],
) => {
  const { demand } = await import('../../../shared/client/failure.ts');
  const body = { data: { type: 'uploads' as const, attributes } };
  const hub_id = await hub();
  if (settings.credential?.kind === 'contact')
    return demand(client.POST('/api/v1/hubs/{hub_id}/uploads', { params: { path: { hub_id } }, body }));
  const path = { team_id: await team(), hub_id };
  return demand(client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/uploads', { params: { path }, body }));
};

const KIB = 1024;

/** Sends the bytes to the file store. It is not the service, so no credential is sent. */
const send = async ({ terminal }: Call<Flags>, { attributes }: Created, file: string, size: number) => {
  const { upload, filename: name, mime_type: type } = attributes;
  if (!upload) throw new CommandError(Exit.server, 'The service returned no upload URL.');
  const progress = counter(terminal.err, 'KiB');
  const onSent = (sent: number) => progress.at(Math.ceil(sent / KIB), Math.ceil(size / KIB));
  const form = formOf({ fields: upload.fields, file, name, type, size, onSent });
  try {
    const request = new Request(upload.url, {
      method: 'POST',
      headers: { 'content-type': form.contentType, 'content-length': String(form.length) },
      body: ReadableStream.from(form.bytes),
      duplex: 'half',
    });
    const response = await (terminal.fetch ?? fetch)(request);
    const text = await response.text();
    if (response.ok) return;
    const why = plain(/<Message>(.*?)<\/Message>/s.exec(text)?.[1] ?? '');
    throw new CommandError(
      response.status >= 500 ? Exit.server : Exit.refused,
      `The file store rejected the upload (${response.status})${why ? `: ${why}` : '.'}`,
    );
  } finally {
    progress.end();
  }
};

/** Creates an upload, sends the bytes, and finalizes it. */
export const uploaded = async (call: Call<Flags>, file: string) => {
  const filename = call.flags.name ?? basename(file);
  const mime_type = typeOf(filename, call.flags.type);
  const size_bytes = await sizeOf(file);
  const created = await createUpload(call, { filename, mime_type, size_bytes });
  await send(call, created.data, file, size_bytes);
  const { demand } = await import('../../../shared/client/failure.ts');
  const path = { file_id: created.data.id };
  return demand(call.client.POST('/api/v1/uploads/{file_id}/finalize', { params: { path } }));
};

export const assertAccepted = ({ failure }: Created['attributes']): void => {
  if (failure) throw new CommandError(Exit.refused, `The file does not match its declared type: ${failure}.`);
};

/** A command that uploads a file. */
export const defineUpload: Define = (command, terminal) => {
  command
    .description('Upload a local file to the hub')
    .option('--type <type>', 'media type, such as video/mp4 (default: from the file extension)')
    .option('--name <name>', 'file name (default: the local name)')
    .addHelpText('after', '\nPrints the file. Use its `media_id` for attachments, content and covers.')
    .action(async (file: string) => {
      const call = await callOf<Flags>(command, terminal);
      const finished = await uploaded(call, file);
      printOne(call, finished, (one) => attributesOf(one).filter(([name]) => name !== 'upload'));
      assertAccepted(finished.data.attributes);
    });
};
