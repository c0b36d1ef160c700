import * as z from 'zod';
import { described, text } from '#docs';
import {
  completeSignIn,
  isOfBrowser,
  SIGN_IN_SECONDS,
  type StoreSignIn,
  startSignIn,
} from '../../shared/access/sign-in/oidc/provider-sign-in.ts';
import { verifiedPerson } from '../../shared/access/sign-in/oidc/verified-person.ts';
import { teamRedirectUriOf, teamStartUrlOf } from '../../shared/access/sign-in/sign-in-urls.ts';
import { admitUser } from '../../shared/access/sign-in/team/admit-user.ts';
import { isDomainOfTeam } from '../../shared/access/sign-in/team/check-team-domain.ts';
import { domainOf, teamOfDomain } from '../../shared/access/sign-in/team/team-domains.ts';
import { type TeamProviderItem, teamProvidersOf } from '../../shared/access/sign-in/team/team-provider-item.ts';
import { allowedPage, teamProviders } from '../../shared/access/sign-in/team/team-providers.ts';
import { secretOf } from '../../shared/access/sign-in/team/team-secret.ts';
import { withUserCode } from '../../shared/access/sign-in/team/user-session.ts';
import { challengeIn } from '../../shared/accounts/identity/code-challenge.ts';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { teams } from '../../shared/accounts/teams/teams.ts';
import { anyone } from '../../shared/api/callers.ts';
import { DomainName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { queryAll } from '../../shared/platform/db/query-all.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { html } from '../../shared/platform/http/html-page.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { isId, newId } from '../../shared/platform/ids/id.ts';
import { route } from './ports.ts';
import { bindBrowser, browserOf } from './sign-in-cookie.ts';
import { problemPage, shownPage, signedInPage, toProviderPage } from './sign-in-pages.ts';

const limit = { name: 'provider-sign-in', limit: 60, seconds: 60, by: 'contact_or_address' } as const;

const SignInOption = resource('sign_in_options', () =>
  z.object({
    name: z.string().nullable().meta(described('The name on the sign-in button; null without a provider.')),
    start_url: z
      .string()
      .nullable()
      .meta(described('The page where the sign-in begins; null if users of the domain sign in with a password.')),
  }),
);

const lookup = route({
  method: 'POST',
  path: '/team-sign-in/options',
  summary: text('Get the sign-in option of an address'),
  description: text(
    'Returns the identity provider for an email address or a domain, if a team has verified the domain. Without one, `start_url` is null: sign in with a password. The response depends on the domain only, so it does not reveal who has an account.',
  ),
  caller: anyone(),
  limit,
  replayable: false,
  body: flat(() =>
    z.object({
      address: z.union([EmailAddress, DomainName]).meta(described('An email address or a domain.')),
    }),
  ),
  response: one(SignInOption),
  async handler({ body: { address } }, { db, ports }) {
    const team = (await teamOfDomain(db, domainOf(address)))?.team_id;
    const providers = team === undefined ? [] : await queryAll<TeamProviderItem>(db, teamProvidersOf(team));
    const provider = providers.find(({ enabled }) => enabled);
    const start_url = provider ? teamStartUrlOf(ports.publicOrigin, provider) : null;
    return answer({ id: newId(), name: provider?.name ?? null, start_url });
  },
});

const path = '/team-sign-in/{team_id}/{team_provider_id}';

const enabledProvider = async (db: Table, params: { readonly team_id: string; readonly team_provider_id: string }) => {
  if (!isId(params.team_id)) return undefined;
  const provider = await teamProviders(db, params.team_id).get(params.team_provider_id);
  return provider?.enabled ? provider : undefined;
};

const start = route({
  method: 'GET',
  path,
  root: true,
  summary: text('Start a sign-in of a user'),
  description: text(
    'Returns an HTML page that leads to the identity provider of a team. The sign-in ends at the `return_url` of the query, whose page must be one of the `return_urls` of the provider, or else at the first of them, with a `code` for `POST /auth/exchange`. Only the browser that started a sign-in can complete it, once, within ten minutes. With a `code_challenge` (S256, RFC 7636) in the query, the exchange needs its `code_verifier`.',
  ),
  caller: anyone(),
  limit,
  response: html,
  async handler({ params, search, headers }, { db, now, ports }) {
    const provider = await enabledProvider(db, params);
    if (!provider) return shownPage(problemPage('no_provider'));
    const query = new URLSearchParams(search);
    const returnTo = allowedPage(provider.return_urls, query.get('return_url'));
    if (returnTo === undefined) return shownPage(problemPage('no_page'));
    const code_challenge = challengeIn(query);
    if (code_challenge === 'invalid') return shownPage(problemPage('bad_challenge', returnTo));
    const { browser, cookie } = bindBrowser(headers.cookie);
    const { team_id, id: provider_id } = provider;
    const grant = { team_id, provider_id, return_url: returnTo, code_challenge };
    const store: StoreSignIn = (binding) =>
      oneTimeTokens(db).store('user_provider_sign_in', { ...grant, ...binding }, SIGN_IN_SECONDS, now);
    const redirectUri = teamRedirectUriOf(ports.publicOrigin, provider);
    const url = await startSignIn(ports.access, { provider, redirectUri, browser, store }, now);
    if (!url) return shownPage(problemPage('unavailable'));
    const team = await teams(db).get(provider.team_id);
    return shownPage(toProviderPage({ hub: team?.name ?? '', provider: provider.name }, url), cookie);
  },
});

const callback = route({
  method: 'GET',
  path: `${path}/callback`,
  root: true,
  summary: text('Complete a sign-in of a user'),
  description: text(
    'The provider returns to this page. It must say `email_verified`, and the domain of the address must be a verified domain of the team. A user of the team is signed in to this team alone. Others join it if the provider has a `default_role_id`. The page leads to the `return_url` with a `code`.',
  ),
  caller: anyone(),
  limit,
  response: html,
  async handler({ params, search, headers }, { db, now, ports }) {
    const provider = await enabledProvider(db, params);
    if (!provider) return shownPage(problemPage('no_provider'));
    const query = new URLSearchParams(search);
    const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
    const grant = await oneTimeTokens(db).use('user_provider_sign_in', state, now);
    const isOurs = grant?.team_id === provider.team_id && grant.provider_id === provider.id;
    if (!grant || !isOurs || !isOfBrowser(grant, browserOf(headers.cookie))) return shownPage(problemPage('failed'));
    const returnTo = allowedPage(provider.return_urls, grant.return_url);
    if (code === '') return shownPage(problemPage('failed', returnTo));
    const redirectUri = teamRedirectUriOf(ports.publicOrigin, provider);
    const client = { provider, secret: await secretOf(provider, ports.unseal), redirectUri };
    const claims = await completeSignIn(ports.access, client, query, grant, now);
    if (!claims) return shownPage(problemPage('failed', returnTo));
    const person = verifiedPerson(claims, { claims: {} });
    if (!person) return shownPage(problemPage('unverified', returnTo));
    const { email } = person;
    const at = { team: provider.team_id, domain: domainOf(email) };
    if (!(await isDomainOfTeam(db, ports.txtLookup, at, now))) return shownPage(problemPage('other_domain', returnTo));
    const user = await admitUser(db, provider, { email, name: claims.name }, now);
    if (typeof user === 'string') return shownPage(problemPage(user, returnTo));
    if (returnTo === undefined) return shownPage(problemPage('no_page'));
    const { code_challenge } = grant;
    const signed = { team_id: provider.team_id, provider_id: provider.id, email, code_challenge, ...user };
    const team = await teams(db).get(provider.team_id);
    return shownPage(signedInPage(team?.name ?? '', email, await withUserCode(db, returnTo, signed, now)));
  },
});

export const teamSignInRoutes = [lookup, start, callback];
