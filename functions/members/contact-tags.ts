import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { teamContacts } from '../../shared/hubs/people/contacts/team-contacts.ts';
import { contactTags } from '../../shared/hubs/people/tags/contact-tags.ts';
import { TagName } from '../../shared/hubs/people/tags/tag-name.ts';
import { tags } from '../../shared/hubs/people/tags/tags.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, done, empty, many, one } from '../../shared/platform/http/response.ts';

/** A tag of a contact. */
const ContactTag = compositeResource('contact_tags', ['contact_id', 'tag_id'], () =>
  z.object({
    contact_id: z.string(),
    tag_id: z.string(),
    name: z.string(),
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  }),
);

const ContactTagInput = z
  .object({ tag_id: z.uuid().optional(), name: TagName.optional() })
  .refine(({ tag_id, name }) => (tag_id === undefined) !== (name === undefined), {
    path: ['tag_id'],
    message: 'Send either `tag_id` or `name`.',
  });

const collection = '/teams/{team_id}/contacts/{contact_id}/tags';

const listTags = route({
  method: 'GET',
  path: collection,
  summary: text("List a contact's tags"),
  description: text('Oldest tag first. Expired tags are not listed.'),
  caller: creator('members.read'),
  query: list(),
  response: many(ContactTag),
  errors: ['not_found'],
  async handler({ params, query }, { db, now }) {
    const { team_id: team, contact_id: contact } = params;
    if (!(await teamContacts(db, team).get(contact))) return refuse('not_found');
    return answer(await contactTags(db, team, contact).list(query.page, now));
  },
});

const add = route({
  method: 'POST',
  path: collection,
  summary: text('Add a tag to a contact'),
  description: text(
    'Send the `tag_id`, or the `name` of a tag, which is created if it does not exist. Adding a tag again changes nothing.',
  ),
  caller: creator('members.manage'),
  body: either('contact_tags', ContactTagInput),
  status: 201,
  response: one(ContactTag),
  errors: ['not_found', 'unknown_tag'],
  async handler({ params, body }, { caller, db, now }) {
    const { team_id: team, contact_id: contact } = params;
    const actor = actorOf(caller);
    if (!(await teamContacts(db, team).get(contact))) return refuse('not_found');
    const tag = body.tag_id ?? (await tags(db, team).idFor(body.name ?? '', actor, now));
    const added = await contactTags(db, team, contact).add(tag, actor, now);
    if (added === 'unknown_tag') return refuse(added, { field: body.tag_id === undefined ? 'name' : 'tag_id' });
    return added === 'not_found' ? refuse(added) : answer(added);
  },
});

const remove = route({
  method: 'DELETE',
  path: `${collection}/{tag_id}`,
  summary: text('Remove a tag from a contact'),
  description: text('A contact without the tag returns 404. The tag itself is kept.'),
  caller: creator('members.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const contactTagRows = contactTags(db, params.team_id, params.contact_id);
    return (await contactTagRows.remove(params.tag_id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const contactTagRoutes = [listTags, add, remove];
