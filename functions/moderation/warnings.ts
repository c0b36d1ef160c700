import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { hubContact, type NamedPerson } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { members } from '../../shared/hubs/people/members/members.ts';
import { type WarningItem, warnings } from '../../shared/hubs/people/members/warnings.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { requiredText } from '../../shared/platform/text/visible.ts';

const attributes = z.object({
  hub_id: z.string(),
  contact_id: z.string().meta(described('The warned member.')),
  ...personShape('contact'),
  message: z.string().meta(described('The text, which the member reads.')),
  warned_by: z.object({ type: z.string(), id: z.string() }).meta(described('The user or API key that warned them.')),
  ...personShape('warned_by'),
  created_at: z.iso.datetime(),
});

const Warning = resource('member_warnings', attributes);

/** A new warning with the member's number of warnings. */
const NewWarning = resource('member_warnings', () => attributes.extend({ warning_count: z.int() }), 'NewMemberWarning');

const rolesOf = (team: TeamId) => ({
  contact: ({ contact_id, hub_id: hub }: WarningItem) => hubContact({ team, hub }, contact_id),
  warned_by: ({ warned_by }: WarningItem): NamedPerson => ({ ...warned_by, team }),
});

const path = '/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/warnings';

const warn = route({
  method: 'POST',
  path,
  summary: text('Warn a member'),
  description: text(
    "Notifies the member in the hub and by email, according to their notification preferences. Other members do not see the warning. It does not change the member's permissions.",
  ),
  caller: moderator(),
  body: either('member_warnings', () =>
    z.object({
      message: requiredText(2000).meta(described('The text, which the member reads.')),
    }),
  ),
  status: 201,
  response: one(NewWarning),
  errors: ['not_found'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const memberWarnings = warnings(db, { team, hub: params.hub_id }, params.contact_id);
    const warning = await memberWarnings.create(body.message, actorOf(caller), now);
    if (!warning) return refuse('not_found');
    return answer(sole(await withPeople(db, [warning], rolesOf(team), { now, files })));
  },
});

const listWarnings = route({
  method: 'GET',
  path,
  summary: text("List a member's warnings"),
  description: text('Newest first.'),
  caller: moderator(),
  query: list(),
  response: many(Warning),
  errors: ['not_found'],
  async handler({ params, query }, { team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    if (!(await members(db, hub).get(params.contact_id))) return refuse('not_found');
    const { items, next } = await warnings(db, hub, params.contact_id).list(query.page);
    return answer({ items: await withPeople(db, items, rolesOf(team), { now, files }), next });
  },
});

export const warningRoutes = [warn, listWarnings];
