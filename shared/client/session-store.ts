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

/** A store in front of that of a site. */
interface LastingStore extends SessionStore {
  /** Returns to what the store of the site holds. */
  reset(): void;
}

/**
 * A store that loses no tokens: this page keeps what was not written, because there is no store, or because it cannot be
 * written, as a full one.
 */
export const lasting = (store: SessionStore | undefined): LastingStore => {
  let unwritten: { readonly session: StoredSession | undefined } | undefined;
  return {
    read: () => (unwritten ? unwritten.session : store?.read()),
    async write(session) {
      unwritten = { session };
      if (!store) return;
      try {
        await store.write(session);
        unwritten = undefined;
      } catch {}
    },
    reset() {
      if (store) unwritten = undefined;
    },
  };
};
