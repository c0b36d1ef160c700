import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const FIELDS = '/api/v1/teams/{team_id}/profile-fields';
const FIELD = `${FIELDS}/{profile_field_id}` as const;
const VISIBILITIES = ['public', 'members', 'team'];

export const { verbs, define } = resource([
  list(FIELDS, {
    name: 'list',
    about: 'List the profile fields of the team',
    isDefault: true,
    memberPath: '/api/v1/hubs/{hub_id}/profile-fields',
    what: 'profile fields',
    columns: [
      'key',
      { attribute: 'label', wide: true },
      { attribute: 'field_type', title: 'TYPE' },
      'visibility',
      { attribute: 'is_required', title: 'REQUIRED' },
      'position',
    ],
  }),
  shown('get', FIELD, { name: 'get', about: 'Show a profile field' }),
  shown('post', FIELDS, {
    name: 'create',
    about: 'Create a profile field',
    type: 'profile_fields',
    args: ['key'],
    flags: [
      { flag: '--label <text>', about: 'name that forms display', attribute: 'label', needed: true },
      {
        flag: '--type <type>',
        about: 'type of the values',
        attribute: 'field_type',
        needed: true,
        values: ['text', 'long_text', 'url', 'select', 'multi_select', 'number', 'date', 'boolean'],
      },
      { flag: '--option <value>', about: 'value to choose from (repeatable)', attribute: 'options', as: 'list' },
      { flag: '--visibility <who>', about: 'who sees the values', attribute: 'visibility', values: VISIBILITIES },
      { flag: '--required <boolean>', about: 'whether members must fill it', attribute: 'is_required', as: 'boolean' },
      { flag: '--position <n>', about: 'place in the list', attribute: 'position', as: 'number' },
    ],
  }),
  shown('patch', FIELD, {
    name: 'update',
    about: 'Update a profile field',
    type: 'profile_fields',
    flags: [
      { flag: '--label <text>', about: 'name that forms display', attribute: 'label' },
      { flag: '--option <value>', about: 'value to choose from (repeatable)', attribute: 'options', as: 'list' },
      { flag: '--visibility <who>', about: 'who sees the values', attribute: 'visibility', values: VISIBILITIES },
      { flag: '--required <boolean>', about: 'whether members must fill it', attribute: 'is_required', as: 'boolean' },
      { flag: '--position <n>', about: 'place in the list', attribute: 'position', as: 'number' },
    ],
  }),
  done('delete', FIELD, { name: 'delete', about: 'Delete a profile field', done: 'Profile field deleted.' }),
]);
