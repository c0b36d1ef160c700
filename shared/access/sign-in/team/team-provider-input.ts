import * as z from 'zod';
import { described } from '#docs';
import { identityProviderFields } from '../../../hubs/identity-providers/identity-provider-input.ts';
import { lazy } from '../../../platform/runtime/lazy.ts';

/** A page on https, or on this machine for development, without query and fragment. */
const isPage = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
  return secure && search + hash + username + password === '';
};

const fields = lazy(() => {
  const { name, issuer, client_id, client_secret, scopes } = identityProviderFields();
  return {
    name,
    issuer,
    client_id,
    client_secret,
    scopes,
    return_urls: z
      .array(z.string().max(2048).refine(isPage, 'Must be an https URL without a query and a fragment.'))
      .min(1)
      .max(10)
      .meta(
        described(
          'The pages that a sign-in may return to with a `code`, 1 to 10 URLs with https, or http on `localhost`. The first is the default.',
        ),
      ),
    default_role_id: z
      .uuid()
      .nullable()
      .meta(
        described(
          'The role with which people of a verified domain join the team when they first sign in; null if only users of the team can sign in. Not the role of owners. Default: null.',
        ),
      ),
    enabled: z.boolean().meta(described('Whether users can sign in with the provider. Default: true.')),
  };
});

export const teamProviderInput = lazy(() => {
  const { client_secret, scopes, default_role_id, enabled, ...required } = fields();
  return z.object({
    ...required,
    client_secret: client_secret.default(null),
    scopes: scopes.default(['email', 'profile']),
    default_role_id: default_role_id.default(null),
    enabled: enabled.default(true),
  });
});

/** The issuer never changes, because users trust it: create another provider. */
export const teamProviderChange = lazy(() => {
  const { issuer: _, ...changeable } = fields();
  return z.object(changeable).partial();
});
