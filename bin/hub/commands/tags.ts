import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const TAGS = '/api/v1/teams/{team_id}/tags';
const TAG = `${TAGS}/{tag_id}` as const;
const OF_CONTACT = '/api/v1/teams/{team_id}/contacts/{contact_id}/tags';

export const { define, verbs } = resource([
  list(TAGS, {
    name: 'list',
    about: 'List the tags of the team',
    isDefault: true,
    what: 'tags',
    columns: [{ attribute: 'name', wide: true }, 'created_at'],
  }),
  shown('get', TAG, { name: 'get', about: 'Show a tag' }),
  shown('post', TAGS, { name: 'create', about: 'Create a tag', type: 'tags', args: ['name'] }),
  shown('patch', TAG, { name: 'rename', about: 'Rename a tag', type: 'tags', args: ['name'] }),
  done('delete', TAG, { name: 'delete', about: 'Delete a tag and remove it from all contacts', done: 'Tag deleted.' }),
  list(OF_CONTACT, {
    name: 'of',
    about: 'List the tags of a contact',
    what: 'tags',
    id: 'tag_id',
    columns: [{ attribute: 'name', wide: true }],
  }),
  shown('post', OF_CONTACT, { name: 'add', about: 'Add a tag to a contact', type: 'contact_tags', args: ['tag_id'] }),
  done('delete', `${OF_CONTACT}/{tag_id}`, {
    name: 'remove',
    about: 'Remove a tag from a contact',
    done: 'Tag removed.',
  }),
]);
