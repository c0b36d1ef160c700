import { text } from '#docs';
import { allowedReturn } from '../../shared/access/sign-in/magic-link.ts';
import { admitVerified } from '../../shared/access/sign-in/oidc/admit-verified.ts';
import {
  completeSignIn,
  SIGN_IN_SECONDS,
  type StoreSignIn,
  startSignIn,
  takeSignIn,
} from '../../shared/access/sign-in/oidc/provider-sign-in.ts';
import { verifiedPerson } from '../../shared/access/sign-in/oidc/verified-person.ts';
import { withSignInCode } from '../../shared/access/sign-in/sign-in-code.ts';
import { redirectUriOf } from '../../shared/access/sign-in/sign-in-urls.ts';
import { challengeIn } from '../../shared/accounts/identity/code-challenge.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { anyone } from '../../shared/api/callers.ts';
import { identityProviders } from '../../shared/hubs/identity-providers/identity-providers.ts';
import { html } from '../../shared/platform/http/html-page.ts';
import { route } from './ports.ts';
import { bindBrowser, browserOf } from './sign-in-cookie.ts';
import { problemPage, shownPage, signedInPage, toProviderPage } from './sign-in-pages.ts';

const path = '/sign-in/{hub_id}/{identity_provider_id}';
const limit = { name: 'provider-sign-in', limit: 60, seconds: 60, by: 'contact_or_address' } as const;

const start = route({
  method: 'GET',
  path,
  root: true,
  summary: text('Start a sign-in with an identity provider'),
  description: text(
    'Returns an HTML page that leads to the provider. The sign-in ends at the `return_url` of the query, if that is on the `site_url` or one of the `allowed_origins` of the hub, and otherwise at the `site_url`, with a `code` for `POST /contact-auth/exchange`. Only the browser that started a sign-in can complete it, once, within ten minutes. With a `code_challenge` (S256, RFC 7636) in the query, the exchange needs its `code_verifier`, so that your site accepts only sign-ins that began in the same browser.',
  ),
  caller: anyone(),
  limit,
  response: html,
  async handler({ params, search, headers }, { hub, db, now, ports }) {
    const provider = await identityProviders(db, { team: hub.team_id, hub: hub.id }).get(params.identity_provider_id);
    if (!provider?.enabled) return shownPage(problemPage('no_provider'));
    const query = new URLSearchParams(search);
    const returnTo = allowedReturn(hub, query.get('return_url'));
    if (returnTo === null) return shownPage(problemPage('no_site'));
    const code_challenge = challengeIn(query);
    if (code_challenge === 'invalid') return shownPage(problemPage('bad_challenge', returnTo));
    const { browser, cookie } = bindBrowser(headers.cookie);
    const redirectUri = redirectUriOf(ports.publicOrigin, provider);
    const { team_id, hub_id, id: provider_id } = provider;
    const grant = { team_id, hub_id, provider_id, return_url: returnTo, code_challenge };
    const store: StoreSignIn = (binding) =>
      oneTimeTokens(db).store('provider_sign_in', { ...grant, ...binding }, SIGN_IN_SECONDS, now);
    const url = await startSignIn(ports.access, { provider, redirectUri, browser, store }, now);
    if (!url) return shownPage(problemPage('unavailable'));
    return shownPage(toProviderPage({ hub: hub.name, provider: provider.name }, url), cookie);
  },
});

const callback = route({
  method: 'GET',
  path: `${path}/callback`,
  root: true,
  summary: text('Complete a sign-in with an identity provider'),
  description: text(
    'The provider returns to this page. A verified address signs in its contact, or registers one if the hub allows it. An address counts as verified only if the provider says `email_verified`. The page leads to the site of the hub with a `code`.',
  ),
  caller: anyone(),
  limit,
  response: html,
  async handler({ params, search, headers }, { hub, db, now, ports }) {
    const provider = await identityProviders(db, { team: hub.team_id, hub: hub.id }).get(params.identity_provider_id);
    if (!provider?.enabled) return shownPage(problemPage('no_provider'));
    const query = new URLSearchParams(search);
    const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
    const grant = await takeSignIn(db, { state, browser: browserOf(headers.cookie) }, provider, now);
    if (!grant) return shownPage(problemPage('failed'));
    const returnTo = allowedReturn(hub, grant.return_url);
    if (code === '') return shownPage(problemPage('failed', returnTo));
    const { team_id: team, hub_id, id: endpoint, sealed_secret } = provider;
    const secret = sealed_secret && (await ports.unseal(sealed_secret, { team, hub: hub_id, endpoint }));
    const client = { provider, secret, redirectUri: redirectUriOf(ports.publicOrigin, provider) };
    const claims = await completeSignIn(ports.access, client, query, grant, now);
    if (!claims) return shownPage(problemPage('failed', returnTo));
    const person = verifiedPerson(claims, provider);
    if (!person) return shownPage(problemPage('unverified', returnTo));
    const admitted = await admitVerified(db, hub, provider, person, now);
    if (typeof admitted === 'string') return shownPage(problemPage(admitted, returnTo));
    if (returnTo === null) return shownPage(problemPage('no_site'));
    const { contact_id, generation } = admitted;
    const sign = {
      team_id: team,
      hub_id,
      contact_id,
      email: person.email,
      generation,
      provider_id: provider.id,
      code_challenge: grant.code_challenge,
    };
    return shownPage(signedInPage(hub.name, person.email, await withSignInCode(db, returnTo, sign, now)));
  },
});

export const providerSignInRoutes = [start, callback];
