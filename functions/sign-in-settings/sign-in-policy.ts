import * as z from 'zod';
import { described, text } from '#docs';
import {
  DEFAULT_SESSION_HOURS,
  MAX_SESSION_HOURS,
  signInPolicy,
} from '../../shared/access/sign-in/team/sign-in-policy.ts';
import type { TeamDomainItem } from '../../shared/access/sign-in/team/team-domain-item.ts';
import { teamDomainsOf } from '../../shared/access/sign-in/team/team-domain-item.ts';
import { type TeamProviderItem, teamProvidersOf } from '../../shared/access/sign-in/team/team-provider-item.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { owner } from '../../shared/api/callers.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import { queryAll } from '../../shared/platform/db/query-all.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

const required = () =>
  z
    .boolean()
    .meta(
      described(
        'Whether users must sign in with an identity provider of the team. Requests of other sessions return 403 `sso_required`. Owners and API keys are exempt, so that the team is never locked out.',
      ),
    );

const maxHours = () =>
  z
    .int()
    .min(1)
    .max(MAX_SESSION_HOURS)
    .meta(
      described(
        `The maximum age in hours of a session that began with an identity provider, of the team or of one of its hubs; then the person signs in with the provider again. 1 to ${MAX_SESSION_HOURS}. Default: ${DEFAULT_SESSION_HOURS}. A shorter age also ends existing sessions, at their next refresh.`,
      ),
    );

const SignInPolicy = resource('sign_in_policies', () =>
  z.object({
    team_id: z.string().meta(described('The team; also the id of the policy.')),
    sso_required: required(),
    max_session_hours: maxHours(),
  }),
);

const path = '/teams/{team_id}/sign-in-policy';

/** Whether the team has a verified domain and an enabled provider, without which nobody but owners could sign in. */
const isReady = async (db: Table, team: TeamId): Promise<boolean> => {
  const [domains, providers] = await Promise.all([
    queryAll<TeamDomainItem>(db, teamDomainsOf(team)),
    queryAll<TeamProviderItem>(db, teamProvidersOf(team)),
  ]);
  return domains.some(({ status }) => status === 'verified') && providers.some(({ enabled }) => enabled);
};

const read = route({
  method: 'GET',
  path,
  summary: text('Get the sign-in policy of a team'),
  description: text('Only owners can see it.'),
  caller: owner(),
  response: one(SignInPolicy),
  async handler(_, { team, db }) {
    return answer({ id: team, team_id: team, ...(await signInPolicy(db, team).get()) });
  },
});

const change = route({
  method: 'PATCH',
  path,
  summary: text('Update the sign-in policy of a team'),
  description: text(
    'Omitted attributes stay unchanged. `sso_required` takes effect with the next request, also for existing sessions. It requires a verified domain and an enabled identity provider; otherwise 409 `sso_not_ready`. If the team later loses either, only owners can sign in until it is restored or `sso_required` is false.',
  ),
  caller: owner(),
  body: envelope('sign_in_policies', () =>
    z.object({ sso_required: required().optional(), max_session_hours: maxHours().optional() }),
  ),
  response: one(SignInPolicy),
  errors: ['sso_not_ready', 'not_found'],
  async handler({ body }, { caller, team, db, now }) {
    if (body.sso_required && !(await isReady(db, team))) return refuse('sso_not_ready', { field: 'sso_required' });
    const policy = signInPolicy(db, team);
    const written = await policy.set(body, actorOf(caller), now);
    return written ? answer({ id: team, team_id: team, ...(await policy.get()) }) : refuse('not_found');
  },
});

export const signInPolicyRoutes = [read, change];
