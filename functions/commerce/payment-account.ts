import * as z from 'zod';
import { described, text } from '#docs';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, platform } from '../../shared/api/callers.ts';
import { route, routeWith } from '../../shared/api/route.ts';
import { PaymentRefused } from '../../shared/commerce/payments/payments.ts';
import { PAYMENT_PROVIDERS } from '../../shared/commerce/payments/registry.ts';
import { ACCOUNT_STATUSES, paymentAccounts } from '../../shared/commerce/purchases/payment-accounts.ts';
import { isOnAllowedOrigin } from '../../shared/hubs/hubs/allowed-origin.ts';
import { allHubsOfTeam } from '../../shared/hubs/hubs/hubs-of-team.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { Country } from '../../shared/platform/text/country.ts';
import type { CommercePorts } from './ports.ts';

const NOT_OF_THE_TEAM = 'The origin of this URL is not in `allowed_origins` of any hub of the team.';

const PaymentAccount = resource('payment_accounts', () =>
  z.object({
    team_id: z.string(),
    provider: z.enum(Object.keys(PAYMENT_PROVIDERS)),
    account_id: z.string().meta(described("The payment provider's id of the account.")),
    status: z.enum(ACCOUNT_STATUSES).meta(described('The state of the account at the payment provider.')),
    charges_enabled: z.boolean().meta(described('True if checkouts can charge buyers through this account.')),
    payouts_enabled: z.boolean().meta(described("True if the provider pays out to the team's bank account.")),
    details_submitted: z.boolean().meta(described('True if the team has completed onboarding.')),
    onboarding_url: z
      .string()
      .optional()
      .meta(
        described(
          'The URL where the team completes onboarding at the payment provider. Only in the response to a POST.',
        ),
      ),
    country: z
      .string()
      .nullable()
      .meta(described('The country that was sent when the account was created. Null if none was.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const Input = z.object({
  email: EmailAddress.optional().meta(
    described('The email address of the account. Used only when the account is created.'),
  ),
  country: Country.optional().meta(
    described(
      'The ISO 3166-1 alpha-2 code of the country of the business, such as DE. Used only when the account is created. Default: asked for during onboarding.',
      'DE',
    ),
  ),
  return_url: z
    .string()
    .max(2048)
    .default('')
    .meta(described('The URL to return to when onboarding was left or completed. Default: a page of this service.')),
  refresh_url: z
    .string()
    .max(2048)
    .default('')
    .meta(
      described(
        'The URL to return to if `onboarding_url` has expired or was used: request a new one there. Default: a page of this service.',
      ),
    ),
});

const URLS = ['return_url', 'refresh_url'] as const;

/** The first URL that is on no allowed origin of any hub of the team. */
const disallowedUrl = async (db: Table, team: string, body: z.output<typeof Input>) => {
  const sent = URLS.filter((name) => body[name] !== '');
  if (sent.length === 0) return undefined;
  const hubs = await allHubsOfTeam(db, team);
  return sent.find((name) => !hubs.some((hub) => isOnAllowedOrigin(hub, body[name])));
};

/** The response of an account: `country` is missing in rows from before it was stored. */
const shown = <T extends { readonly country?: string | null }>(account: T) => ({
  ...account,
  country: account.country ?? null,
});

const path = '/teams/{team_id}/payment-account';

const read = route({
  method: 'GET',
  path,
  summary: text("Get a team's payment account"),
  description: text(`Returns 404 while the team has no payment account. \`charges_enabled\` is the value that the
provider last reported.`),
  caller: creator('commerce.read'),
  response: one(PaymentAccount),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const account = await paymentAccounts(db, params.team_id).get();
    return account ? answer(shown(account)) : refuse('not_found');
  },
});

const connect = routeWith<CommercePorts>()({
  method: 'POST',
  path,
  summary: text('Connect a payment account'),
  description: text(`Creates the team's account at the payment provider if it has none, and returns a new
\`onboarding_url\`. Checkouts pay the account once \`charges_enabled\` is true. Until then the team can sell only
free prices, unless the deployment sells for its teams. If the account exists, the response is 200 with a new URL, and
\`email\` and \`country\` are not used.

\`return_url\` and \`refresh_url\` must be on one of the \`allowed_origins\` of a hub of the team, or on its \`site_url\`.`),
  caller: platform('commerce.manage'),
  body: envelope('payment_accounts', () => Input),
  status: 201,
  alternativeStatus: 200,
  location: path,
  response: one(PaymentAccount),
  secrets: ['onboarding_url'],
  errors: ['url_not_allowed', 'payment_refused', 'payment_unavailable'],
  async handler({ params, body }, { caller, db, now, ports }) {
    const disallowed = await disallowedUrl(db, params.team_id, body);
    if (disallowed) return refuse('url_not_allowed', { field: disallowed, detail: NOT_OF_THE_TEAM });
    const accounts = paymentAccounts(db, params.team_id);
    const { email = null, country = null } = body;
    const known = await accounts.get();
    try {
      const provider = known?.provider ?? ports.provider;
      const payments = ports.payments(provider);
      const { account, made } = known
        ? { account: known, made: false }
        : await accounts.create(
            provider,
            { ...(await payments.createAccount(params.team_id, email, country)), country },
            actorOf(caller),
            now,
          );
      if (!account) return refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
      const back = `${ports.publicOrigin}/checkout?outcome=connected`;
      const [returns, refreshes] = [body.return_url || back, body.refresh_url || back];
      const onboarding_url = await payments.onboardingUrl(account.account_id, returns, refreshes);
      return answer({ ...shown(account), onboarding_url }, made ? {} : { status: 200, unlocated: true });
    } catch (error) {
      return error instanceof PaymentRefused
        ? refuse('payment_refused', {
            ...(!known && { field: country === null ? 'email' : 'country' }),
            detail: error.message,
          })
        : refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
    }
  },
});

export const paymentAccountRoutes = [read, connect];
