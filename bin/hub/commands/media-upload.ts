import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Schemas } from '../../../shared/client/client.ts';
import { type Call, callOf, type Define } from '../call.ts';
import { Exit, Stopped, usage } from '../exit.ts';
import { formOf } from '../form.ts';
import { isMediaType, type MediaType, typeOfFile } from '../mime.ts';
import { counter } from '../progress.ts';
import { attributesOf } from '../shown.ts';
import { plain } from '../width.ts';

interface Flags {
  readonly type?: string;
  readonly name?: string;
}

type Begun = Schemas['Upload'];

const sizeOf = async (file: string): Promise<number> => {
  const found = await stat(file).catch((error: Error) =>
    Promise.reject(usage(`${file} cannot be read: ${error.message}`)),
  );
  if (!found.isFile()) throw usage(`${file} is not a file.`);
  if (found.size === 0) throw usage(`${file} is empty.`);
  return found.size;
};

const typeOf = (name: string, given: string | undefined): MediaType => {
  const type = given ?? typeOfFile(name);
  if (type === undefined) throw usage(`What “${name}” is cannot be told by its name: say it with --type.`);
  if (!isMediaType(type)) throw usage(`The service takes no files of type ${type}.`);
  return type;
};

const begin = async (
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

/** Sends the bytes to where they are kept, which is not the service: no credential goes there. */
const send = async ({ terminal }: Call<Flags>, { attributes }: Begun, file: string, size: number) => {
  const { upload, filename: name, mime_type: type } = attributes;
  if (!upload) throw new Stopped(Exit.server, 'The service did not say where to send the file.');
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
    const said = await response.text();
    if (response.ok) return;
    const why = plain(/<Message>(.*?)<\/Message>/s.exec(said)?.[1] ?? '');
    throw new Stopped(
      response.status >= 500 ? Exit.server : Exit.refused,
      `The store of files refused it (${response.status})${why ? `: ${why}` : '.'}`,
    );
  } finally {
    progress.end();
  }
};

/** Uploads a file of this machine: begins it, sends the bytes, and has the service look at them. */
export const defineUpload: Define = (command, terminal) => {
  command
    .description('Upload a file of this machine to the hub')
    .option('--type <type>', 'what it is, such as video/mp4; told by the end of its name unless given')
    .option('--name <name>', 'what it is called there; as here unless given')
    .addHelpText('after', '\nPrints the file; its `media_id` is what attachments, content and covers name.')
    .action(async (file: string) => {
      const call = await callOf<Flags>(command, terminal);
      const filename = call.flags.name ?? basename(file);
      const mime_type = typeOf(filename, call.flags.type);
      const size_bytes = await sizeOf(file);
      const begun = await begin(call, { filename, mime_type, size_bytes });
      await send(call, begun.data, file, size_bytes);
      const { demand } = await import('../../../shared/client/failure.ts');
      const path = { file_id: begun.data.id };
      const finished = await demand(call.client.POST('/api/v1/uploads/{file_id}/finalize', { params: { path } }));
      if (call.flags.json) call.print.json(finished);
      else call.print.details(attributesOf(finished.data).filter(([name]) => name !== 'upload'));
      const { failure } = finished.data.attributes;
      if (failure) throw new Stopped(Exit.refused, `The file is not what was declared: ${failure}.`);
    });
};
