import * as z from 'zod';
import { described, text } from '#docs';
import { checkTeamDomain } from '../../shared/access/sign-in/team/check-team-domain.ts';
import {
  MAX_TEAM_DOMAINS,
  TEAM_DOMAIN_STATUSES,
  type TeamDomainItem,
  teamDomainsOf,
} from '../../shared/access/sign-in/team/team-domain-item.ts';
import { teamDomains } from '../../shared/access/sign-in/team/team-domains.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { owner } from '../../shared/api/callers.ts';
import { challengeName, DomainName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { isFull } from '../../shared/platform/db/is-full.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

const TeamDomain = resource('team_domains', () =>
  z.object({
    team_id: z.string().meta(described('The team that added the domain.')),
    domain: z.string().meta(described('The email domain, in lower case and ASCII. Subdomains are other domains.')),
    status: z
      .enum(TEAM_DOMAIN_STATUSES)
      .meta(
        described(
          '`pending`: not verified yet. `verified`: ownership is proved, and no other team can verify the domain. `failed`: DNS answered without the TXT record.',
        ),
      ),
    challenge: z
      .object({
        type: z.literal('TXT').meta(described('The type of the DNS record.')),
        name: z.string().meta(described('The full name of the DNS record.')),
        value: z.string().meta(described('The text of the DNS record.')),
      })
      .meta(
        described(
          'The TXT record that proves ownership. Keep it: it is looked up again at the first sign-in after a day.',
        ),
      ),
    checked_at: z.iso.datetime().nullable().meta(described('When DNS last answered; null before the first answer.')),
    verified_at: z.iso.datetime().nullable().meta(described('When ownership was last proved; null before.')),
    created_at: z.iso.datetime().meta(described('When the domain was added.')),
    updated_at: z.iso.datetime().meta(described('When the domain was last changed.')),
  }),
);

const shown = (item: TeamDomainItem) => ({
  ...item,
  challenge: { type: 'TXT' as const, name: challengeName(item.domain), value: item.challenge },
});

const TAKEN = 'The domain is already verified, by another team or as another domain of this team.';

const collection = '/teams/{team_id}/domains';
const item = `${collection}/{domain_id}` as const;

const listDomains = route({
  method: 'GET',
  path: collection,
  summary: text("List a team's domains"),
  description: text('The email domains of the team, oldest first. Only owners can see them.'),
  caller: owner(),
  query: list(),
  response: many(TeamDomain),
  async handler({ query }, { team, db }) {
    const { items, next } = await teamDomains(db, team).list(query.page);
    return answer({ items: items.map(shown), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a domain of a team'),
  description: text(
    `Users with an address of the domain can sign in with an identity provider of the team after the domain is verified. Publish the TXT record of the response, then verify the domain. Several teams can add a domain; the first to prove ownership gets it. A team can have ${MAX_TEAM_DOMAINS}.`,
  ),
  caller: owner(),
  body: envelope('team_domains', () =>
    z.object({
      domain: DomainName.meta(described('The part of the email addresses after the `@`; ASCII, `xn--` for others.')),
    }),
  ),
  status: 201,
  location: `${collection}/{id}`,
  response: one(TeamDomain),
  errors: ['limit_reached'],
  async handler({ body }, { caller, team, db, now }) {
    if (await isFull(db, teamDomainsOf(team), MAX_TEAM_DOMAINS)) return refuse('limit_reached');
    return answer(shown(await teamDomains(db, team).create(body.domain, actorOf(caller), now)));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a domain of a team'),
  caller: owner(),
  response: one(TeamDomain),
  errors: ['not_found'],
  async handler({ params }, { team, db }) {
    const found = await teamDomains(db, team).get(params.domain_id);
    return found ? answer(shown(found)) : refuse('not_found');
  },
});

const verify = route({
  method: 'POST',
  path: `${item}/verify`,
  summary: text('Verify a domain of a team'),
  description: text(
    'Looks up the TXT record. `status` is `verified` if it was found, and `failed` if DNS answered without it; call again after you publish it. If DNS does not answer, the domain stays as it is. A verified domain that lost its record is failed too, and other teams can then verify it.',
  ),
  caller: owner(),
  limit: { name: 'verify-team-domain', limit: 30, seconds: 60, by: 'caller' },
  response: one(TeamDomain),
  errors: ['domain_taken', 'not_found'],
  async handler({ params }, { caller, team, db, now, ports }) {
    const current = await teamDomains(db, team).get(params.domain_id);
    const check = { db, lookup: ports.txtLookup, actor: actorOf(caller), now };
    const checked = current && (await checkTeamDomain(current, check));
    if (checked === 'domain_taken') return refuse('domain_taken', { detail: TAKEN });
    return checked ? answer(shown(checked)) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a domain of a team'),
  description: text(
    'Users of the domain can no longer sign in with an identity provider, and their sessions end within 15 minutes. Any team can verify the domain again.',
  ),
  caller: owner(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    return (await teamDomains(db, team).remove(params.domain_id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const teamDomainRoutes = [listDomains, create, read, verify, remove];
