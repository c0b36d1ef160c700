import * as z from 'zod';
import { described } from '#docs';
import { lazy } from '../../platform/runtime/lazy.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { EmailDomain } from './email-domain.ts';
import { MAX_EMAIL_DOMAINS } from './identity-provider-item.ts';

const TARGET = /^(?:name|fields\.[a-z][a-z0-9_]{0,39})$/;

/** The attributes that callers set; a provider of a team has some of them. */
export const identityProviderFields = lazy(() => ({
  name: singleLine(z.string().trim().min(1).max(60)).meta(
    described('The name on the sign-in button, at most 60 characters. Public.'),
  ),
  issuer: z
    .string()
    .max(2048)
    .refine((text) => URL.canParse(text) && new URL(text).search === '' && new URL(text).hash === '', {
      error: 'Must be a URL without a query and a fragment.',
    })
    .meta(described('The issuer URL exactly as the provider publishes it, on the public Internet with https.')),
  client_id: singleLine(z.string().min(1).max(255)).meta(described('The id of the client at the provider.')),
  client_secret: singleLine(z.string().min(1).max(1024))
    .nullable()
    .meta(described('The secret of the client; null for a public client. Stored encrypted and never returned.')),
  scopes: z
    .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/, 'Must be a scope.'))
    .max(20)
    .meta(described('The requested scopes besides `openid`. Default: `email` and `profile`.')),
  claims: z
    .record(z.string().min(1).max(100), z.string().regex(TARGET, 'Must be name or fields.key.'))
    .refine((claims) => Object.keys(claims).length <= 20, 'At most 20 claims.')
    .meta(
      described(
        'The attribute of the contact that each claim fills if it is empty: `name`, or `fields.` and the `key` of a profile field. A claim that does not fit the field is ignored. Default: `name` fills `name`.',
      ),
    ),
  email_domains: z
    .array(EmailDomain)
    .max(MAX_EMAIL_DOMAINS)
    .overwrite((domains) => [...new Set(domains)])
    .meta(
      described(
        `The email domains that the provider speaks for, at most ${MAX_EMAIL_DOMAINS}: the part of an address after the \`@\`, stored in lower case and ASCII (\`xn--\` for others). Subdomains are other domains. With an address of one of them, a contact of the team signs in, and joins the hub if they are not a member. With another address, only members of the hub sign in who have never been in another hub of the team or bought something there. If the list is not empty, new people need an address of one of them too. Default: none.`,
      ),
    ),
  enabled: z.boolean().meta(described('Whether members can sign in with the provider. Default: true.')),
}));

export const identityProviderInput = lazy(() => {
  const { client_secret, scopes, claims, email_domains, enabled, ...required } = identityProviderFields();
  return z.object({
    ...required,
    client_secret: client_secret.default(null),
    scopes: scopes.default(['email', 'profile']),
    claims: claims.default({ name: 'name' }),
    email_domains: email_domains.default([]),
    enabled: enabled.default(true),
  });
});

/** The issuer never changes, because members trust it: create another provider. */
export const identityProviderChange = lazy(() => {
  const { issuer: _, ...changeable } = identityProviderFields();
  return z.object(changeable).partial();
});
