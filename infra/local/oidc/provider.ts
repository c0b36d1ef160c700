import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';

export interface ProviderOptions {
  readonly clients?: readonly ClientMetadata[];
  /** Whether the provider says that it has verified the address of a login. */
  readonly isVerified?: (email: string) => boolean;
  /** The private keys that sign ID tokens; those of `oidc-provider` by default. */
  readonly jwks?: Configuration['jwks'];
}

/** An OpenID Connect provider on this machine. Further clients register themselves at `/reg`. */
export interface LocalProvider {
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

const HOUR = 60 * 60;

/** The address is the login, and every password is accepted. */
const configuration = ({ isVerified = () => true, clients = [], jwks }: ProviderOptions): Configuration => ({
  clients: [...clients],
  ...(jwks && { jwks }),
  features: { registration: { enabled: true }, devInteractions: { enabled: true } },
  ttl: { AccessToken: HOUR, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'zoneinfo'] },
  findAccount: (_, email) => ({
    accountId: email,
    claims: () => ({
      sub: email,
      email,
      email_verified: isVerified(email),
      name: email.split('@')[0],
      zoneinfo: 'Europe/Berlin',
    }),
  }),
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
      const provide = new Provider(issuer, configuration(options)).callback();
      /* Each sign-in asks for the address: without the cookies of the last one, the provider knows nobody. */
      listener = (request, response) => {
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
