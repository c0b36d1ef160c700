import * as z from 'zod';
import { described, text } from '#docs';
import { emailFilter } from '../../shared/accounts/identity/email-address.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { EMAIL_KINDS } from '../../shared/delivery/email/email-kinds.ts';
import { SUPPRESSION_REASONS } from '../../shared/delivery/email/suppression-item.ts';
import { suppressions } from '../../shared/delivery/email/suppressions.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, resource } from '../../shared/platform/http/response.ts';

const Suppression = resource('suppressions', () =>
  z.object({
    team_id: z.string(),
    email: z.string().meta(described('The suppressed email address.')),
    reason: z
      .enum(SUPPRESSION_REASONS)
      .meta(
        described(
          '`bounced`: the address does not exist or refuses mail; every email is held back. `complained`: the recipient reported an email as spam; emails needed to sign in (magic links, password resets, invitations) are still sent.',
        ),
      ),
    suppressed_at: z.iso.datetime().meta(described('When the email bounced or the recipient complained.')),
    email_id: z.string().meta(described('The email that bounced or led to the complaint.')),
    email_kind: z.enum(EMAIL_KINDS),
    hub_id: z.string().nullable().meta(described('The hub of that email, if it belongs to one.')),
    contact_id: z.string().nullable().meta(described('The contact it was sent to, if the recipient is a contact.')),
    contact_name: z.string().nullable(),
    created_at: z.iso.datetime(),
  }),
);

const collection = '/teams/{team_id}/suppressions';

const listSuppressions = route({
  method: 'GET',
  path: collection,
  summary: text('List suppressed addresses'),
  description: text(
    "Lists addresses to which the team's emails are not sent, because an email bounced permanently or the recipient complained. After a complaint, emails needed to sign in are still sent. The order is undefined. Use `filter[email]` to find one address. Suppressions of other teams are separate.",
  ),
  caller: creator('members.read'),
  query: list(() => ({ filter: emailFilter })),
  response: many(Suppression),
  handler: async ({ params, query }, { db }) =>
    answer(await suppressions(db, params.team_id).list(query.filter.email, query.page)),
});

const lift = route({
  method: 'DELETE',
  path: `${collection}/{suppression_id}`,
  summary: text('Delete a suppression'),
  description: text('Emails are sent to the address again until one bounces permanently or leads to a complaint.'),
  caller: creator('members.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const lifted = await suppressions(db, params.team_id).lift(params.suppression_id, actorOf(caller), now);
    return lifted ? done() : refuse('not_found');
  },
});

export const suppressionRoutes = [listSuppressions, lift];
