import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const ATTACHMENTS = '/api/v1/attachments';
const ATTACHMENT = `${ATTACHMENTS}/{attachment_id}` as const;

const TARGETS = [
  'content_node',
  'hub_branding',
  'page_section',
  'email_message',
  'playlist',
  'comment',
  'discussion',
  'message',
];

const attributes: readonly FlagOf<never, 'role' | 'position'>[] = [
  {
    flag: '--role <role>',
    about: 'purpose of the file',
    attribute: 'role',
    values: [
      'main',
      'thumbnail',
      'logo',
      'favicon',
      'attachment',
      'social_image',
      'background_image',
      'widget_logo',
      'widget_background',
    ],
  },
  { flag: '--position <n>', about: 'place among the attachments', attribute: 'position', as: 'number' },
];

export const { define, verbs } = resource([
  list(ATTACHMENTS, {
    name: 'list',
    about: 'List the files attached to a target',
    what: 'attachments',
    columns: [{ attribute: 'filename', title: 'FILE', wide: true }, 'role', 'asset_kind', 'position', 'media_id'],
    flags: [
      {
        flag: '--target-type <type>',
        about: 'type of the target',
        query: 'filter[target_type]',
        values: TARGETS,
        needed: true,
      },
      { flag: '--target <id>', about: 'id of the target', query: 'filter[target_id]', needed: true },
    ],
  }),
  shown('get', ATTACHMENT, { name: 'get', about: 'Show an attachment and its temporary URL' }),
  shown('post', ATTACHMENTS, {
    name: 'create',
    about: 'Attach an uploaded file',
    type: 'attachments',
    args: ['media_id'],
    flags: [
      {
        flag: '--target-type <type>',
        about: 'type of the target',
        attribute: 'target_type',
        values: TARGETS,
        needed: true,
      },
      { flag: '--target <id>', about: 'id of the target', attribute: 'target_id', needed: true },
      ...attributes,
    ],
  }),
  shown('patch', ATTACHMENT, {
    name: 'update',
    about: 'Update an attachment',
    type: 'attachments',
    flags: attributes,
  }),
  done('delete', ATTACHMENT, { name: 'delete', about: 'Delete an attachment', done: 'Attachment deleted.' }),
]);
