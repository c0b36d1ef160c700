import { routes as auth } from '../../../functions/auth/routes.ts';
import { routes as identity } from '../../../functions/identity-providers/routes.ts';
import { routes as settings } from '../../../functions/sign-in-settings/routes.ts';
import { guardedFetch } from '../../../shared/access/sign-in/oidc/provider-request.ts';
import { TOKENS } from '../../../shared/accounts/identity/token.ts';
import type { Route } from '../../../shared/api/route.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startService } from '../../support/service.ts';
import { testKeys } from '../../support/tokens.ts';

export const ORIGIN = 'https://hub.test';
const guard = { ownHosts: ['hub.test'], allowed: ['127.0.0.1/32'], resolve: async () => ['93.184.215.14'] };

/** The sign-in routes and those of identity providers, without their limits. Providers on this machine are allowed. */
export const startSignInService = async () => {
  const seals = new Map<string, string>();
  const keys = testKeys();
  const zone = new Map<string, readonly string[]>();
  const ports = {
    txtLookup: async (name: string) => zone.get(name) ?? [],
    publicOrigin: ORIGIN,
    publicKeys: keys.publicKeys,
    mail: { send: async () => {} },
    signer: {
      issue: async (subject: Parameters<typeof keys.issue>[0], now: number) => ({
        token: keys.issue(subject, { now, claims: { jti: newId() } }),
        expires_in: TOKENS.contact.seconds,
      }),
    },
    access: { guard, request: guardedFetch(guard) },
    seal: async (secret: string, context: object) => {
      const sealed = `sealed-${newId()}`;
      seals.set(sealed + JSON.stringify(context), secret);
      return sealed;
    },
    unseal: async (sealed: string, context: object) => {
      const secret = seals.get(sealed + JSON.stringify(context));
      if (secret === undefined) throw new Error('KMS refused');
      return secret;
    },
  };
  const routes = [...auth, ...identity, ...settings].map(
    ({ limit: _, ...route }) => route,
  ) as unknown as readonly Route<unknown>[];
  return { service: await startService<unknown>(routes, ports, { keys }), keys, zone };
};
