import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { owner } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { automatedSenders } from '../../shared/hubs/people/members/automated-senders.ts';
import { memberList } from '../../shared/hubs/people/members/member-list.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { Member } from './member-view.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/automated-senders';
const item = `${collection}/{contact_id}` as const;

const listSenders = route({
  method: 'GET',
  path: collection,
  summary: text('List the automated senders of a hub'),
  description: text(
    'The members in whose names automations of the hub may send messages, newest members first. Only owners can see the list. Changes take some seconds to reach it. A page can be shorter than `page[size]`, or empty, while `links.next` is present.',
  ),
  caller: owner(),
  query: list(),
  response: many(Member),
  async handler({ params, query }, { db, now, files }) {
    return answer(await automatedSenders(db, hubOf(params)).list(query.page, { now, files, audience: 'team' }));
  },
});

const appoint = route({
  method: 'PUT',
  path: item,
  summary: text('Add an automated sender to a hub'),
  description: text(
    'From now on the node `send_message` of an automation can send messages in the name of this member. Only owners can decide this, and only for an active member; ask the member first. The appointment ends when the member leaves, is removed, suspended or banned, or when the membership expires. Adding them again changes nothing.',
  ),
  caller: owner(),
  response: one(Member),
  errors: ['not_found'],
  async handler({ params }, { caller, db, now, files }) {
    const hub = hubOf(params);
    const appointed = await automatedSenders(db, hub).appoint(params.contact_id, actorOf(caller), now);
    if (appointed === 'not_found') return refuse('not_found');
    const shown = await memberList(db, hub, { now, files, audience: 'team' }).get(params.contact_id);
    return shown ? answer(shown) : refuse('not_found');
  },
});

const dismiss = route({
  method: 'DELETE',
  path: item,
  summary: text('Remove an automated sender from a hub'),
  description: text(
    'Automations send no more messages in the name of this member: enrollments fail with `sender_not_appointed` at the node. Messages that were sent stay. Only owners can decide this.',
  ),
  caller: owner(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const dismissed = await automatedSenders(db, hubOf(params)).dismiss(params.contact_id, actorOf(caller), now);
    return dismissed === 'not_found' ? refuse('not_found') : done();
  },
});

export const automatedSenderRoutes = [listSenders, appoint, dismiss];
