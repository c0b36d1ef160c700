import { createHmac } from 'node:crypto';
import { all, compare, equals, exists } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { SECRET } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { hashOpaque, newOpaque, OPAQUE } from './opaque-token.ts';
import { sealed, unsealed } from './sealed.ts';
import type { Subject } from './token.ts';

const sessionEntity = /* @__PURE__ */ entity('session');

/** The subject of a session, and the credential row whose generation limits it. */
export interface SessionOwner {
  readonly subject: Subject;
  readonly credential: Key;
  readonly generation: number;
}

/**
 * A refresh that a second request with the same token can repeat. `salt` derives the next token from the used one, so
 * the table or the used token alone is not enough.
 */
interface LastRefresh {
  readonly used_hash: string;
  readonly salt: string;
  readonly at_ms: number;
}

/** A sign-in and its refresh tokens. Only the hash of the newest token is stored. */
interface SessionItem extends Item {
  readonly kind: Subject['kind'];
  readonly subject_id: string;
  readonly team_id?: string;
  /** The identity provider with which the session began: of the team for a user, of a hub for a contact. */
  readonly provider_id?: string;
  /** The hub of a contact's identity provider. */
  readonly provider_hub_id?: string;
  /** The key of the credential row. It contains an address, so it is encrypted with the token. */
  readonly credential: string | Key;
  readonly generation: number;
  /** Absent after the end of the session. */
  readonly secret_hash?: string;
  /** The last refresh; absent until then. */
  readonly refreshed?: LastRefresh;
  readonly started_at: string;
  readonly expires_at: number;
}

/** A session that continues with another refresh token. */
export interface Refreshed {
  readonly subject: Subject;
  readonly token: string;
  readonly started_at: string;
}

/** A session that the reuse of a refresh token has ended. */
interface Ended {
  readonly ended: Subject;
}

/** A refresh token is valid for 30 days; each use extends the session by 30 days. */
const DAYS = 30;
const SECONDS = DAYS * 24 * 60 * 60;

/** How long a used token still returns its successor: two tabs refresh at once, or a response is lost. */
const LEEWAY_MS = 10_000;

/** The secret that follows a token: the same for every request that has the token and reads the same salt. */
const nextSecret = (token: string, salt: string): string =>
  createHmac('sha256', token).update(`next-refresh-token/${salt}`).digest('base64url');

/** Whether the session continues and this secret is the one before the newest, used within the leeway. */
const isRepeated = ({ secret_hash, refreshed }: SessionItem, used_hash: string, now: Date): boolean =>
  secret_hash !== undefined && refreshed?.used_hash === used_hash && now.getTime() - refreshed.at_ms <= LEEWAY_MS;

const keyOf = (family: string): Key => ({ pk: `SESSION#${hashOpaque(family)}`, sk: 'SESSION' });

const read = (token: string): { family: string; secret: string } | undefined => {
  const [family = '', secret = ''] = [token.slice(0, 43), token.slice(43)];
  return OPAQUE.test(family) && OPAQUE.test(secret) ? { family, secret } : undefined;
};

const expiry = (now: Date) => {
  const expires_at = Math.floor(now.getTime() / 1000) + SECONDS;
  return { expires_at, ttl: expires_at };
};

const subjectOf = ({
  kind,
  subject_id: id,
  team_id: team,
  provider_id: provider,
  provider_hub_id: hub,
  generation,
}: SessionItem): Subject | undefined => {
  if (kind === 'user')
    return { kind, id, generation, ...(team !== undefined && { team }), ...(provider !== undefined && { provider }) };
  if (team === undefined) return undefined;
  const of = provider !== undefined && hub !== undefined ? { id: provider, hub } : undefined;
  return { kind, id, team, generation, ...(of && { provider: of }) };
};

const providerOf = (subject: Subject) => {
  if (subject.kind === 'user') return subject.provider === undefined ? {} : { provider_id: subject.provider };
  return subject.provider ? { provider_id: subject.provider.id, provider_hub_id: subject.provider.hub } : {};
};

/** The part of a credential that a session checks. */
interface SessionCredential {
  readonly generation: number;
  readonly user_id?: string;
  readonly contact_id?: string;
}

/**
 * The subject of a session; `undefined` after a password change, or if the owner was deleted or the address belongs to
 * someone else now.
 */
const holderOf = async (db: Table, session: SessionItem, family: string): Promise<Subject | undefined> => {
  const { credential, generation, subject_id } = session;
  const row = await db.get<SessionCredential>(unsealed(credential, family));
  if (row?.generation !== generation || (row.user_id ?? row.contact_id) !== subject_id) return undefined;
  return subjectOf(session);
};

export const sessions = (db: Table) => {
  const end = async (family: string): Promise<Subject | undefined> => {
    const ended = await db.update<SessionItem>(keyOf(family), { remove: ['secret_hash'] }, exists());
    return ended.ok ? subjectOf(ended.value) : undefined;
  };

  return {
    /** Starts a session. Returns its first refresh token. */
    async start({ subject, credential, generation }: SessionOwner, now: Date): Promise<string> {
      const [family, secret] = [newOpaque(), newOpaque()];
      await db.put({
        ...keyOf(family),
        entity: sessionEntity,
        kind: subject.kind,
        subject_id: subject.id,
        team_id: subject.team,
        ...providerOf(subject),
        credential: sealed(credential, family),
        generation,
        secret_hash: hashOpaque(secret),
        started_at: now.toISOString(),
        ...expiry(now),
      });
      return family + secret;
    },

    /**
     * Exchanges a refresh token for the next one. The same token returns the same next one for ten seconds. A later use,
     * or one of an older token, ends the session, because the token may have been copied; then returns whose session has
     * `ended`.
     */
    async refresh(kind: Subject['kind'], token: string, now: Date): Promise<Refreshed | Ended | undefined> {
      const parts = read(token);
      if (!parts) return undefined;
      const used_hash = hashOpaque(parts.secret);
      const refreshed = { used_hash, salt: newOpaque(), at_ms: now.getTime() };
      const written = await db.update<SessionItem>(
        keyOf(parts.family),
        { set: { secret_hash: hashOpaque(nextSecret(token, refreshed.salt)), refreshed, ...expiry(now) } },
        all(
          equals('secret_hash', used_hash),
          equals('kind', kind),
          compare('expires_at', '>', Math.floor(now.getTime() / 1000)),
        ),
      );
      const session = written.ok ? written.value : (written.current as SessionItem | undefined);
      if (session?.kind !== kind) return undefined;
      const salt = written.ok ? refreshed.salt : isRepeated(session, used_hash, now) && session.refreshed?.salt;
      if (!salt) {
        if (session.secret_hash === used_hash) return undefined;
        const ended = await end(parts.family);
        return session.secret_hash !== undefined && ended ? { ended } : undefined;
      }
      const subject = await holderOf(db, session, parts.family);
      if (subject) return { subject, token: parts.family + nextSecret(token, salt), started_at: session.started_at };
      await end(parts.family);
      return undefined;
    },

    /**
     * Ends the session of a current or earlier refresh token. Returns its subject, also if it has ended before, so that
     * a repeated sign-out completes what failed the first time.
     */
    async endByToken(token: string): Promise<Subject | undefined> {
      const parts = read(token);
      return parts && end(parts.family);
    },
  };
};

export const sessionKind = {
  entity: sessionEntity,
  key: ['SESSION#{hash}', 'SESSION'],
  events: 'none',
  person: {
    contact: { exported: SECRET, erased: { expires: '30 days' } },
    user: { exported: SECRET, erased: { expires: '30 days' } },
  },
  team: {
    remains:
      'Only sign-in writes sessions. Its credential is erased, so it admits nobody, and it expires after 30 days.',
  },
  text: 'none',
  gives: false,
  note: 'a family of refresh tokens; expires with it; the address signed in with is sealed under the token; names the identity provider that it began with',
} as const satisfies RowKind;
