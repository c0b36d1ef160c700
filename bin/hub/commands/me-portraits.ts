import { readFile } from 'node:fs/promises';
import { callOf, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { acts, printOne } from '../listing.ts';
import { typeOfFile } from '../mime.ts';
import { attributesOf } from '../shown.ts';

const PORTRAITS = ['avatar', 'banner'] as const;

/** Uploads and removes the pictures of the caller. */
export const definePortraits: Define = (command, terminal) => {
  for (const kind of PORTRAITS) {
    const upload = command.command(`${kind} <file>`).description(`Upload your ${kind}`);
    upload.action(async (file: string) => {
      const call = await callOf(upload, terminal);
      const { uploadPortrait } = await import('../../../shared/client/uploads.ts');
      const bytes = await readFile(file).catch((error: Error) =>
        Promise.reject(usage(`${file} cannot be read: ${error.message}`)),
      );
      const picture = new Blob([bytes], { type: typeOfFile(file) ?? '' });
      const finished = await uploadPortrait(call.client, kind, picture, { fetch: terminal.fetch });
      printOne(call, { data: finished }, (one) => attributesOf(one).filter(([name]) => name !== 'upload'));
    });
  }
  acts(command.command('remove-avatar').description('Delete your avatar'), terminal, {
    done: 'Avatar deleted.',
    call: ({ client }) => client.DELETE('/api/v1/me/avatar'),
  });
  acts(command.command('remove-banner').description('Delete your banner'), terminal, {
    done: 'Banner deleted.',
    call: ({ client }) => client.DELETE('/api/v1/me/banner'),
  });
};
