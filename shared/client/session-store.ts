/** The tokens of a sign-in. Every response that signs a member or a user in has them. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** A sign-in as a store keeps it. */
export interface StoredSession extends Tokens {
  /** Identifies the sign-in through all of its refreshes. */
  readonly id: string;
}

/**
 * Where a site keeps its session: `localStorage`, a cookie, a keychain. Tabs share a session only if they share the
 * store. A store must return what was written last.
 */
export interface SessionStore {
  read(): StoredSession | undefined | Promise<StoredSession | undefined>;
  write(session: StoredSession | undefined): void | Promise<void>;
}

/** Keeps a session until the page is closed. */
export const memoryStore = (): SessionStore => {
  let session: StoredSession | undefined;
  return {
    read: () => session,
    write(next) {
      session = next;
    },
  };
};
