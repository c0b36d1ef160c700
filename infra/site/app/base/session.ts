import {
  type Client,
  createSession,
  demand,
  type Schemas,
  type Session,
  type SessionStore,
  type StoredSession,
  type Tokens,
} from '../../../../shared/client/client.ts';
import type { DemoCommunity } from '../../demo-community.ts';
import { type Updates, updatesOf } from './live.ts';
import { countedFetch } from './meter.ts';

/** The name and photo of a member. */
interface Known {
  readonly name: string;
  readonly photo: string | null;
}

/** The signed-in person, and what every page needs. */
export interface Caller {
  readonly role: 'member' | 'creator';
  readonly name: string;
  /** The contact id of a member; empty for a creator. */
  readonly id: string;
  readonly team: string;
  readonly hub: string;
  readonly client: Client;
  readonly session: Session;
  readonly updates: Updates;
  /** The keys of the required profile fields that the member has not filled in. */
  readonly missing: () => readonly string[];
  readonly setMissing: (keys: readonly string[]) => void;
  /** The spaces that the caller may see, read once per sign-in. */
  readonly spaces: () => Promise<readonly Schemas['Space'][]>;
  readonly forgetSpaces: () => void;
  /** The profile fields that the caller sees, read once per sign-in. */
  readonly fields: () => Promise<readonly Schemas['ProfileField'][]>;
  /** The first hundred members of the hub by contact id, read once per sign-in. */
  readonly people: () => Promise<ReadonlyMap<string, Known>>;
}

const KEY = 'site-session';

interface Kept {
  readonly role: Caller['role'];
  readonly name: string;
  readonly id: string;
  readonly missing: readonly string[];
  readonly session?: StoredSession | undefined;
}

const kept = (): Kept | undefined => {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : JSON.parse(text);
};

const keep = (value: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(value));

const store: SessionStore = {
  read: () => kept()?.session,
  write(session) {
    const current = kept();
    if (session === undefined) sessionStorage.removeItem(KEY);
    else if (current) keep({ ...current, session });
  },
};

const sessionOf = (role: Caller['role']): Session =>
  createSession({
    baseUrl: location.origin,
    kind: role === 'member' ? 'contact' : 'user',
    store,
    fetch: countedFetch,
    name: `site ${crypto.randomUUID()}`,
  });

/** The result of the first read that succeeds. */
const once = <T>(read: () => Promise<T>): { readonly get: () => Promise<T>; readonly forget: () => void } => {
  let known: Promise<T> | undefined;
  return {
    get() {
      known ??= read().catch((error) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    forget() {
      known = undefined;
    },
  };
};

const callerOf = ({ role, name, id }: Kept, community: DemoCommunity, session = sessionOf(role)): Caller => {
  const { client } = session;
  const path = { hub_id: community.hub_id };
  const spaces = once(async () =>
    (await demand(client.GET('/api/v1/hubs/{hub_id}/spaces', { params: { path } }))).data.filter(isWhole),
  );
  const fields = once(async () => {
    const query = { 'page[size]': 100 };
    return (await demand(client.GET('/api/v1/hubs/{hub_id}/profile-fields', { params: { path, query } }))).data;
  });
  const people = once(async () => {
    const query = { 'page[size]': 100 };
    const { data } = await demand(client.GET('/api/v1/hubs/{hub_id}/members', { params: { path, query } }));
    const known = data.map(({ attributes: { contact_id, name, photo_thumbnail_url, photo_url } }) => {
      return [contact_id, { name: name ?? 'Member', photo: photo_thumbnail_url ?? photo_url }] as const;
    });
    return new Map<string, Known>(known);
  });
  return {
    role,
    name,
    id,
    team: community.team_id,
    hub: community.hub_id,
    client,
    session,
    updates: updatesOf(session, client, community.hub_id),
    missing: () => kept()?.missing ?? [],
    setMissing(missing) {
      const current = kept();
      if (current) keep({ ...current, missing });
    },
    spaces: spaces.get,
    forgetSpaces: spaces.forget,
    fields: fields.get,
    people: people.get,
  };
};

const isWhole = (space: object): space is Schemas['Space'] => 'attributes' in space;

/** The person who signed in earlier in this tab. */
export const currentCaller = (community: DemoCommunity): Caller | undefined => {
  const current = kept();
  return current?.session ? callerOf(current, community) : undefined;
};

/** Keeps the tokens of a sign-in for this tab, and reads whose they are. */
export const startSession = async (role: Caller['role'], community: DemoCommunity, tokens: Tokens): Promise<Caller> => {
  keep({ role, name: '', id: '', missing: [] });
  const session = sessionOf(role);
  await session.start(tokens);
  const { data } = await demand(session.client.GET('/api/v1/me')).catch((error: unknown) => {
    sessionStorage.removeItem(KEY);
    throw error;
  });
  const name = data.attributes.name ?? '';
  const missing = 'missing_fields' in data.attributes ? data.attributes.missing_fields : [];
  const current = { ...kept(), role, name, id: data.id, missing };
  keep(current);
  return callerOf(current, community, session);
};
