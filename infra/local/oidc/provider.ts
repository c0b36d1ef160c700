import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';
import { interactionPath, interactions } from './interactions.ts';
import type { Login } from './pages.ts';

export interface ProviderOptions {
  readonly clients?: readonly ClientMetadata[];
  /** Whether the provider says that it has verified the address of a login. */
  readonly isVerified?: (email: string) => boolean;
  /** The people whom the page offers. Any other address can be typed. */
  readonly logins?: readonly Login[];
  /** The private keys that sign ID tokens; a new one by default. */
  readonly jwks?: Configuration['jwks'];
}

/** An OpenID Connect provider on this machine. Further clients register themselves at `/reg`. */
export interface LocalProvider {
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

const HOUR = 60 * 60;

const newKeys = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };
};

const SCOPE = 'openid email profile';

/** The address is the login. People do not have to consent: the clients are those of the stack. */
const configuration = ({
  isVerified = () => true,
  clients = [],
  logins = [],
  jwks = newKeys(),
}: ProviderOptions): Configuration => ({
  clients: [...clients],
  jwks,
  features: { registration: { enabled: true }, devInteractions: { enabled: false } },
  ttl: { AccessToken: HOUR, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'zoneinfo'] },
  findAccount: (_, email) => ({
    accountId: email,
    claims: () => ({
      sub: email,
      email,
      email_verified: isVerified(email),
      name: logins.find((one) => one.email === email)?.name ?? email.split('@')[0],
      zoneinfo: 'Europe/Berlin',
    }),
  }),
  async loadExistingGrant({ oidc: { client, session, provider } }) {
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope(SCOPE);
    await grant.save();
    return grant;
  },
});

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => (port === 0 ? reject(error) : resolve(listening(server, 0))));
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Holds the address of a provider: at a port, or at another one if that is taken. Requests are answered with 503 until
 * it has its clients.
 */
export const holdIssuer = async (port = 0) => {
  let listener: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  const issuer = `http://127.0.0.1:${await listening(server, port)}`;
  return {
    issuer,
    /** Starts the provider there. It keeps accounts, clients and keys in memory. */
    provide(options: ProviderOptions): LocalProvider {
      const provider = new Provider(issuer, configuration(options));
      const provide = provider.callback();
      /* Each sign-in asks for the address: without the cookies of the last one, the provider knows nobody. */
      listener = (request, response) => {
        const path = interactionPath(request.url);
        if (path) return interactions(provider, path, options.logins ?? [])(request, response);
        if (request.url?.startsWith('/auth?')) delete request.headers.cookie;
        return provide(request, response);
      };
      return {
        issuer,
        async stop() {
          server.closeAllConnections();
          await new Promise<void>((closed) => server.close(() => closed()));
        },
      };
    },
  };
};
