import { absent, all, compare, equals } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { SECRET } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { challengeOf } from './code-challenge.ts';
import { hashOpaque, newOpaque, OPAQUE } from './opaque-token.ts';
import { sealed, unsealed } from './sealed.ts';

const oneTimeTokenEntity = /* @__PURE__ */ entity('one_time_token');

/** A sign-in that one browser began. Its code is exchanged with the verifier of the challenge (RFC 7636). */
interface Bound {
  readonly code_challenge?: string | null | undefined;
}

/** A requested change of an address that a contact has used. */
export interface AddressChange {
  readonly team_id: string;
  readonly contact_id: string;
  readonly from: string;
  readonly to: string;
  readonly requested_at: string;
}

/** The data of a token of each purpose. */
export interface Grants {
  readonly password_reset: { readonly user_id: string; readonly email: string; readonly generation: number };
  readonly email_verification: { readonly user_id: string; readonly email: string };
  readonly contact_password: Bound & {
    readonly team_id: string;
    readonly contact_id: string;
    readonly email: string;
    readonly generation: number;
    /** The hub of the email; absent if the contact is in none. */
    readonly hub_id?: string;
  };
  readonly magic_link: Bound & {
    readonly team_id: string;
    readonly hub_id: string;
    readonly contact_id: string;
    readonly email: string;
    readonly return_url: string | null;
    /** The access that the email names; the hub by default. */
    readonly access?: 'member' | 'purchases';
  };
  /** The proof of the new address of a contact, and the undo by the owner of the old one. */
  readonly contact_email: AddressChange;
  readonly contact_email_undo: AddressChange;
  /** A sign-in that continues at an identity provider. */
  readonly provider_sign_in: Bound & {
    readonly team_id: string;
    readonly hub_id: string;
    readonly provider_id: string;
    readonly return_url: string;
    readonly nonce: string;
    /** The PKCE verifier (RFC 7636). */
    readonly verifier: string;
    /** The hash of the value that only the browser has. */
    readonly browser: string;
  };
  /** A sign-in of a user that continues at an identity provider of the team. */
  readonly user_provider_sign_in: Bound & {
    readonly team_id: string;
    readonly provider_id: string;
    readonly return_url: string;
    readonly nonce: string;
    readonly verifier: string;
    readonly browser: string;
  };
  /** A sign-in of a user that the page of the `return_url` completes. */
  readonly user_sign_in_code: Bound & {
    readonly team_id: string;
    readonly provider_id: string;
    readonly user_id: string;
    readonly email: string;
    readonly generation: number;
  };
  /** A sign-in that the hub's site completes. */
  readonly sign_in_code: Bound & {
    readonly team_id: string;
    readonly hub_id: string;
    readonly contact_id: string;
    readonly email: string;
    readonly generation: number;
    /** The identity provider of the hub that signed the contact in. */
    readonly provider_id?: string;
  };
}

export type Purpose = keyof Grants;

/** Lifetime of a password-reset token. */
export const RESET_SECONDS = 60 * 60;

/** The grant contains an address, so it is encrypted with the token. */
interface OneTimeItem<P extends Purpose> extends Item {
  readonly purpose: P;
  readonly grant: string | Grants[P];
  readonly expires_at: number;
  readonly used_at?: string;
  /** The challenge of the grant, for the condition of its use. */
  readonly code_challenge?: string;
}

/** The purposes whose tokens a site exchanges for a session. */
type BoundPurpose = 'magic_link' | 'sign_in_code' | 'user_sign_in_code';

const keyOf = (token: string): Key => ({ pk: `ONE_TIME#${hashOpaque(token)}`, sk: 'TOKEN' });

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

const isValid = (purpose: Purpose, now: Date) =>
  all(equals('purpose', purpose), absent('used_at'), compare('expires_at', '>', seconds(now)));

/** A grant with a challenge needs its verifier. One without a challenge takes none (RFC 9700 §4.8.2). */
const isBoundTo = (verifier: string | undefined) =>
  verifier === undefined ? absent('code_challenge') : equals('code_challenge', challengeOf(verifier));

const usedNow = (now: Date) => ({ set: { used_at: now.toISOString() } });

const isUsable = (
  item: Pick<OneTimeItem<Purpose>, 'purpose' | 'used_at' | 'expires_at'>,
  purpose: Purpose,
  now: Date,
) => item.purpose === purpose && item.used_at === undefined && item.expires_at > seconds(now);

/** Short-lived tokens for one use. The table holds their hashes and their encrypted grants. */
export const oneTimeTokens = (db: Table) => ({
  /** Stores a token and returns it. Storing it again extends its lifetime, unless it was used. */
  async store<P extends Purpose>(
    purpose: P,
    grant: Grants[P],
    lifetime: number,
    now: Date,
    token = newOpaque(),
  ): Promise<string> {
    const expires_at = seconds(now) + lifetime;
    const code_challenge = 'code_challenge' in grant ? grant.code_challenge : null;
    const held = { purpose, grant: sealed(grant, token), ...(code_challenge && { code_challenge }) };
    const row = { ...keyOf(token), entity: oneTimeTokenEntity, ...held, expires_at, ttl: expires_at };
    await db.put(row, absent('used_at'));
    return token;
  },

  /** The grant of a token, valid or not; `useStep` checks whether it is valid. */
  async read<P extends Purpose>(purpose: P, token: string): Promise<Grants[P] | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const item = await db.get<OneTimeItem<P>>(keyOf(token));
    return item?.purpose === purpose ? unsealed(item.grant, token) : undefined;
  },

  /** The grant of a valid token. Reading does not use it. */
  async peek<P extends Purpose>(purpose: P, token: string, now: Date): Promise<Grants[P] | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const item = await db.get<OneTimeItem<P>>(keyOf(token));
    return item && isUsable(item, purpose, now) ? unsealed(item.grant, token) : undefined;
  },

  /** The step that uses a token in the transaction of its effect; it fails if the token is used or expired. */
  useStep: (purpose: Purpose, token: string, now: Date): Step => ({
    label: 'token',
    update: keyOf(token),
    change: usedNow(now),
    condition: isValid(purpose, now),
  }),

  /** Uses a token and returns its grant. Only one of several uses succeeds. */
  async use<P extends Purpose>(purpose: P, token: string, now: Date): Promise<Grants[P] | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const used = await db.update<OneTimeItem<P>>(keyOf(token), usedNow(now), isValid(purpose, now));
    return used.ok ? unsealed(used.value.grant, token) : undefined;
  },

  /**
   * As `use`, for the browser that has the verifier. A wrong or missing verifier does not use the token: 256 random bits
   * cannot be guessed, and a third party who saw the code cannot end the sign-in.
   */
  async useBound<P extends BoundPurpose>(
    purpose: P,
    token: string,
    verifier: string | undefined,
    now: Date,
  ): Promise<Grants[P] | 'wrong_verifier' | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const condition = all(isValid(purpose, now), isBoundTo(verifier));
    const used = await db.update<OneTimeItem<P>>(keyOf(token), usedNow(now), condition);
    if (used.ok) return unsealed(used.value.grant, token);
    return used.current && isUsable(used.current, purpose, now) ? 'wrong_verifier' : undefined;
  },
});

export const oneTimeTokenKind = {
  entity: oneTimeTokenEntity,
  key: ['ONE_TIME#{hash}', 'TOKEN'],
  events: 'none',
  person: {
    contact: { exported: SECRET, erased: { expires: 'one day' } },
    user: { exported: SECRET, erased: { expires: 'one day' } },
  },
  team: { remains: 'It names no team in clear, and expires within an hour.' },
  text: 'none',
  gives: false,
  note: 'expires with the token; what it grants is sealed under it',
} as const satisfies RowKind;
