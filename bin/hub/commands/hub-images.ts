import type { Command } from 'commander';
import type { Define } from '../call.ts';
import { type Call, callOf } from '../call.ts';
import { printOne } from '../listing.ts';
import { attributesOf } from '../shown.ts';
import type { Terminal } from '../terminal.ts';
import { assertAccepted, uploaded } from './media-upload.ts';

const IMAGES = { logo: 'logo', icon: 'favicon' } as const;

type Role = (typeof IMAGES)[keyof typeof IMAGES];

/** The newest image takes the place of the others, which are removed after it is attached. */
const attach = async (call: Call<object>, media_id: string, role: Role) => {
  const { demand, settle } = await import('../../../shared/client/failure.ts');
  const { client } = call;
  const target = { target_type: 'hub_branding' as const, target_id: await call.hub() };
  const query = { 'filter[target_type]': target.target_type, 'filter[target_id]': target.target_id };
  const before = await demand(client.GET('/api/v1/attachments', { params: { query } }));
  const body = { data: { type: 'attachments' as const, attributes: { media_id, role, ...target } } };
  const made = await demand(client.POST('/api/v1/attachments', { body }));
  for (const { id, attributes } of before.data)
    if (attributes.role === role && id !== made.data.id)
      await settle(client.DELETE('/api/v1/attachments/{attachment_id}', { params: { path: { attachment_id: id } } }));
  return made;
};

const defineImage = (command: Command, terminal: Terminal, name: keyof typeof IMAGES): void => {
  const image = command
    .command(`${name} <file>`)
    .description(`Upload the ${name} of the hub and replace the current one`)
    .action(async (file: string) => {
      const call = await callOf<object>(image, terminal);
      const { attributes } = (await uploaded(call, file)).data;
      assertAccepted(attributes);
      const made = await attach(call, attributes.media_id ?? '', IMAGES[name]);
      printOne(call, made, attributesOf);
    });
};

/** Sets the logo and the icon of a hub. */
export const defineImages: Define = (command, terminal) => {
  for (const name of ['logo', 'icon'] as const) defineImage(command, terminal, name);
};
