import { throwIfAborted } from './aborted.ts';
import { type Client, createHubClient } from './create-client.ts';
import { failureOf } from './failure.ts';
import { guarded } from './guarded.ts';
import { randomKey } from './random-key.ts';
import type { ClientOptions } from './sender.ts';
import { lasting, type SessionStore, type StoredSession, type Tokens } from './session-store.ts';
import { announcer, exclusive } from './tabs.ts';

/** Whose session it is, and where the site keeps it. */
export interface SessionOptions extends Omit<ClientOptions, 'token' | 'renew'> {
  /** Who signs in: a member of a hub (`contact`) or a user of a team (`user`). */
  readonly kind: 'contact' | 'user';
  /** Where the site keeps the session. Default: in memory, until the page is closed. */
  readonly store?: SessionStore | undefined;
  /** The name under which tabs of an origin coordinate. Sites with several sessions in one origin name each. */
  readonly name?: string | undefined;
  /** Called with the current state when a sign-in begins or ends, in this tab or in another. */
  readonly onChange?: ((isSignedIn: boolean) => void) | undefined;
}

/** A sign-in of a member or a user. */
export interface Session {
  /** A client with the current token. A request without a sign-in is sent without a token. */
  readonly client: Client;
  /** Options with the current token, for `createHubClient`, `followHub` and `followLive`. */
  readonly options: ClientOptions;
  /** Keeps the tokens of a response that signed in. */
  start(tokens: Tokens): Promise<void>;
  /** Signs out: forgets the tokens and ends the session at the service. Never throws. */
  end(): Promise<void>;
  /** Whether there are tokens. The service can have ended the session in the meantime. */
  isSignedIn(): Promise<boolean>;
}

/** Where each kind signs in. */
const AUTH = { user: '/api/v1/auth', contact: '/api/v1/contact-auth' } as const;

/** Exchanges the refresh token. Undefined if the service has ended the session; throws if it cannot be reached. */
const refreshed = async (client: Client, kind: SessionOptions['kind'], session: StoredSession) => {
  const body = { refresh_token: session.refresh_token };
  const { data, error, response } = await client.POST(`${AUTH[kind]}/refresh`, { body });
  const { access_token, refresh_token } = data ?? {};
  if (access_token && refresh_token) return { id: session.id, access_token, refresh_token };
  if (response.status === 401) return undefined;
  throw failureOf(response, error);
};

/**
 * A session of a site. When the access token expires, it is refreshed once for all waiting requests, and once for all
 * tabs that share the store. A request of an earlier sign-in is never sent with the token of a later one.
 *
 * @example
 * const session = createSession({ baseUrl, kind: 'contact', store });
 * const { data } = await demand(session.client.POST('/api/v1/contact-auth/login', { body }));
 * await session.start(data.attributes);
 */
export const createSession = ({ kind, store: given, name, onChange, ...options }: SessionOptions): Session => {
  const store = lasting(given);
  const shared = name ?? `hub-session ${options.baseUrl} ${kind}`;
  const alone = exclusive(shared);
  const anonymous = createHubClient(options);
  /** The sign-in of each token that was used. */
  const usedBy = new Map<string, string>();

  const isSignedIn = async (): Promise<boolean> => (await store.read()) !== undefined;
  const report = async (): Promise<void> => {
    const state = await isSignedIn();
    guarded(() => onChange?.(state));
  };
  const announce = announcer(shared, () => {
    store.reset();
    report().catch(() => undefined);
  });

  /** Begins or ends a sign-in, here and in other tabs. */
  const change = async (session: StoredSession | undefined): Promise<void> => {
    await store.write(session);
    announce();
    await report();
  };

  const token = async (): Promise<string | undefined> => {
    const session = await store.read();
    if (session) usedBy.set(session.access_token, session.id);
    return session?.access_token;
  };

  /** The next token of the same sign-in; undefined if it has ended. A refresh that has begun is for all who wait. */
  const renew = (refused: string, signal?: AbortSignal): Promise<string | undefined> =>
    alone(async () => {
      throwIfAborted(signal);
      const session = await store.read();
      if (!session || session.id !== usedBy.get(refused)) return undefined;
      if (session.access_token !== refused) return token();
      const next = await refreshed(anonymous, kind, session);
      await (next ? store.write(next) : change(undefined));
      return token();
    });

  const authorized: ClientOptions = { ...options, token, renew };
  return {
    client: createHubClient(authorized),
    options: authorized,
    start: ({ access_token, refresh_token }) => alone(() => change({ id: randomKey(), access_token, refresh_token })),
    async end() {
      const forget = async (): Promise<StoredSession | undefined> => {
        const session = await store.read();
        if (session) await change(undefined);
        return session;
      };
      /* A store that cannot be read is emptied all the same. */
      const emptied = () => change(undefined).catch(() => undefined);
      const ended = await alone(forget).catch(emptied);
      if (!ended) return;
      const body = { refresh_token: ended.refresh_token };
      await anonymous.POST(`${AUTH[kind]}/logout`, { body }).catch(() => undefined);
    },
    isSignedIn,
  };
};
