import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, insider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { isFieldVisible } from '../../shared/hubs/people/profile-fields/field-values.ts';
import { profileFieldChange, profileFieldInput } from '../../shared/hubs/people/profile-fields/profile-field-input.ts';
import {
  FIELD_TYPES,
  FIELD_VISIBILITIES,
  fieldOrder,
  MAX_FIELDS,
  MAX_OPTIONS_OF_A_TEAM,
  type ProfileField,
} from '../../shared/hubs/people/profile-fields/profile-field-item.ts';
import { profileFields } from '../../shared/hubs/people/profile-fields/profile-fields.ts';
import { firstPage } from '../../shared/platform/db/page-of.ts';
import type { Page, PageRequest } from '../../shared/platform/db/query.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';

/** A field of the profiles of a team's contacts. */
const Field = resource('profile_fields', () =>
  z.object({
    team_id: z.string(),
    key: z.string().meta(described('The name of the field in `fields`, unique in the team. It never changes.')),
    label: z.string().meta(described('The name that forms and profiles display.')),
    field_type: z.enum(FIELD_TYPES).meta(described('The type of the values. It never changes.')),
    options: z
      .array(z.string())
      .meta(
        described(
          'The values to choose from, in display order; empty for types other than `select` and `multi_select`.',
        ),
      ),
    visibility: z
      .enum(FIELD_VISIBILITIES)
      .meta(
        described(
          'Who sees the values: `team` the team only, `members` also members of the same hub, `public` everyone who may see the profile.',
        ),
      ),
    is_required: z.boolean().meta(described('True if contacts must fill in the field when they edit their fields.')),
    position: z.int().meta(described('The place in the list, lowest first.')),
    created_at: z.iso.datetime().meta(described('When the field was created.')),
    updated_at: z.iso.datetime().meta(described('When the field last changed.')),
  }),
);

const collection = '/teams/{team_id}/profile-fields';
const item = '/teams/{team_id}/profile-fields/{profile_field_id}';

const shown = ({ type: field_type, ...field }: ProfileField) => ({ ...field, field_type });

/** A page of the sorted fields. The position is a sort key, so it survives changes before it. */
const fieldPage = (sorted: readonly ProfileField[], { limit, after }: PageRequest): Page<ReturnType<typeof shown>> =>
  firstPage(sorted.filter((field) => fieldOrder(field) > (after?.place ?? '')).map(shown), limit, (last) => ({
    place: fieldOrder(last),
  }));

const listFields = route({
  method: 'GET',
  path: collection,
  summary: text('List profile fields'),
  description: text('The fields of the profiles of all contacts of the team, sorted by position.'),
  caller: creator('members.read'),
  query: list(),
  response: many(Field),
  handler: async ({ params, query }, { db }) =>
    answer(fieldPage(await profileFields(db, params.team_id).list(), query.page)),
});

const listForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/profile-fields',
  summary: text('List the profile fields of a hub'),
  description: text(
    'What a site needs to display and edit profiles: the profile fields of the team, sorted by position. Members do not see fields with the visibility `team`.',
  ),
  caller: insider('members.read'),
  query: list(),
  response: many(Field),
  async handler({ query }, { caller, team, db }) {
    const audience = caller.kind === 'contact' ? 'member' : 'team';
    const all = await profileFields(db, team).list();
    return answer(
      fieldPage(
        all.filter((field) => isFieldVisible(field, audience)),
        query.page,
      ),
    );
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a profile field'),
  description: text(
    `Adds a field to the profiles of all contacts of the team. A team can have ${MAX_FIELDS} fields, and together they can have ${MAX_OPTIONS_OF_A_TEAM} options. Returns 422 \`key_taken\` if another field has the key.`,
  ),
  caller: creator('members.manage'),
  body: envelope('profile_fields', profileFieldInput),
  status: 201,
  location: '/teams/{team_id}/profile-fields/{id}',
  response: one(Field),
  errors: ['key_taken', 'limit_reached'],
  async handler({ params, body }, { caller, db, now }) {
    const made = await profileFields(db, params.team_id).create(body, actorOf(caller), now);
    if (made === 'key_taken') return refuse(made, { field: 'key' });
    return typeof made === 'string' ? refuse('limit_reached') : answer(shown(made));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a profile field'),
  caller: creator('members.read'),
  response: one(Field),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const field = await profileFields(db, params.team_id).get(params.profile_field_id);
    return field ? answer(shown(field)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a profile field'),
  description: text(
    `\`key\` and \`field_type\` cannot be changed and are ignored. Values of an option that you remove are empty from then on; renaming an option means removing it. A required field does not affect contacts who have no value until they edit their fields. ${MOVING}`,
  ),
  caller: creator('members.manage'),
  body: envelope('profile_fields', profileFieldChange),
  response: one(Field),
  errors: ['limit_reached', 'not_found', 'options_mismatch'],
  async handler({ params, body }, { caller, db, now }) {
    const { team_id: team, profile_field_id: id } = params;
    const changed = await profileFields(db, team).change(id, body, actorOf(caller), now);
    if (changed === 'options_mismatch') return refuse(changed, { field: 'options' });
    if (changed === 'limit_reached') return refuse(changed);
    return typeof changed === 'object' ? answer(shown(changed)) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a profile field'),
  description: text(
    'The values of all contacts are gone from responses at once, and are removed from storage in the background, without events. A new field with the same `key` starts without values. Conditions that name the field are no longer met.',
  ),
  caller: creator('members.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const removed = await profileFields(db, params.team_id).remove(params.profile_field_id, actorOf(caller), now);
    return removed ? done() : refuse('not_found');
  },
});

export const profileFieldRoutes = [listFields, listForMembers, create, read, change, remove];
