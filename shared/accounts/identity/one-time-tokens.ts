import { absent, all, compare, equals } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { hashOpaque, newOpaque, OPAQUE } from './opaque-token.ts';
import { sealed, unsealed } from './sealed.ts';

/** What a token of each kind lets its holder do, once. */
export interface Grants {
  readonly password_reset: { readonly user_id: string; readonly email: string; readonly generation: number };
  readonly email_verification: { readonly user_id: string; readonly email: string };
  readonly contact_password: {
    readonly team_id: string;
    readonly contact_id: string;
    readonly email: string;
    readonly generation: number;
  };
  readonly magic_link: {
    readonly team_id: string;
    readonly hub_id: string;
    readonly contact_id: string;
    readonly email: string;
    readonly return_url: string | null;
    /** What the email said that it opens; the hub itself where it says nothing. */
    readonly access?: 'member' | 'purchases';
  };
}

export type Purpose = keyof Grants;

/** How long a token to choose a password with is good. */
export const RESET_SECONDS = 60 * 60;

/** The grant contains an address: it is sealed under the token. */
interface OneTimeItem<P extends Purpose> extends Item {
  readonly purpose: P;
  readonly grant: string | Grants[P];
  readonly expires_at: number;
  readonly used_at?: string;
}

const keyOf = (token: string): Key => ({ pk: `ONE_TIME#${hashOpaque(token)}`, sk: 'TOKEN' });

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const good = (purpose: Purpose, now: Date) =>
  all(equals('purpose', purpose), absent('used_at'), compare('expires_at', '>', seconds(now)));

const use = (now: Date) => ({ set: { used_at: now.toISOString() } });

/** Tokens that work once and for a short while. In the table are their hashes, and nothing to read of what they grant. */
export const oneTimeTokens = (db: Table) => ({
  /** Stores a token. Stored again it lives on from now, unless it was spent: then it stays spent. */
  async store<P extends Purpose>(
    purpose: P,
    grant: Grants[P],
    lifetime: number,
    now: Date,
    token = newOpaque(),
  ): Promise<string> {
    const expires_at = seconds(now) + lifetime;
    const held = { purpose, grant: sealed(grant, token) };
    const row = { ...keyOf(token), entity: 'one_time_token', ...held, expires_at, ttl: expires_at };
    await db.put(row, absent('used_at'));
    return token;
  },

  /** What the token would grant, good or not; the step that spends it says whether it is. */
  async read<P extends Purpose>(purpose: P, token: string): Promise<Grants[P] | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const item = await db.get<OneTimeItem<P>>(keyOf(token));
    return item?.purpose === purpose ? unsealed(item.grant, token) : undefined;
  },

  /** What the token grants, while it is good; reading it spends nothing. */
  async peek<P extends Purpose>(purpose: P, token: string, now: Date): Promise<Grants[P] | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const item = await db.get<OneTimeItem<P>>(keyOf(token));
    const isGood = item?.purpose === purpose && item.used_at === undefined && item.expires_at > seconds(now);
    return isGood ? unsealed(item.grant, token) : undefined;
  },

  /** The step that spends a token together with its effect; it fails where the token is used or expired. */
  useStep: (purpose: Purpose, token: string, now: Date): Step => ({
    label: 'token',
    update: keyOf(token),
    change: use(now),
    condition: good(purpose, now),
  }),

  /** Spends a token: of any number of uses, at once or later, one is granted. */
  async use<P extends Purpose>(purpose: P, token: string, now: Date): Promise<Grants[P] | undefined> {
    if (!OPAQUE.test(token)) return undefined;
    const spent = await db.update<OneTimeItem<P>>(keyOf(token), use(now), good(purpose, now));
    return spent.ok ? unsealed(spent.value.grant, token) : undefined;
  },
});
