import { type Refusal, refuse, tooMany } from '../../shared/platform/http/errors.ts';
import { rateLimitHeaders } from '../../shared/platform/http/rate-limit.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import { waitFor } from '../../shared/platform/limits/wait.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';
import { pause } from '../../shared/platform/time/pause.ts';
import type { AuthPorts } from './ports.ts';

const HOUR = 60 * 60;

/** Registrations from one source IP address that were told that an address is in use. */
const TAKEN: Policy = { name: 'registrations-taken', limit: 20, seconds: HOUR };
/** Those, and with them the ones that are being written: what these will be told is counted before it is known. */
const RESERVED: Policy = { ...TAKEN, name: 'registrations-reserved' };
/** Emails to the owner of an address about them. */
const NOTICES: Policy = { name: 'registration-notices', limit: 1, seconds: 24 * HOUR };

/** A slot is held for one write, so one that is only reserved is free again within milliseconds. */
const TRIES = 5;
const PAUSE_MS = 20;

/** The slot of one registration. */
interface Registering {
  /** What it is refused with, where there was no slot: whether the address is in use is not told. */
  readonly refusal: Refusal<'rate_limited'> | undefined;
  /** The address is free. */
  giveBack(): Promise<void>;
}

/**
 * Takes the slot right before the write that finds out whether the address is in use, so that registrations at once
 * count like registrations in turn. Where all are taken but some are only reserved, it waits a little for one.
 */
export const registrationSlot = async (limiter: Limiter, sourceIp: string, now: Date): Promise<Registering> => {
  for (let attempt = 1; ; attempt += 1) {
    const verdict = await limiter.take(RESERVED, sourceIp, now.getTime());
    if (verdict.passed) return { refusal: undefined, giveBack: verdict.giveBack };
    const wait = await waitFor(limiter, TAKEN, sourceIp, now.getTime());
    if (wait > 0 || attempt === TRIES) return { refusal: noSlot(wait), giveBack: async () => {} };
    await pause(Math.random() * PAUSE_MS * 2 ** attempt);
  }
};

const noSlot = (wait: number): Refusal<'rate_limited'> => {
  const retryAfter = Math.max(1, wait);
  return tooMany(retryAfter, rateLimitHeaders(TAKEN, { passed: false, retryAfter }));
};

/** Whose address it is: a user's, or a contact's in the team of the hub with this slug. */
interface Owner {
  readonly email: string;
  readonly slug: string | null;
  readonly account: string;
}

/** Where a registration came from. */
interface Origin {
  readonly limiter: Limiter;
  readonly sourceIp: string;
  readonly now: Date;
}

/**
 * The refusal of an address in use, whose slot is kept. Its owner is sent one email a day; a failure of that is not
 * answered, for it would tell one address from another.
 */
export const emailTaken = async (
  { mail }: AuthPorts,
  { limiter, sourceIp, now }: Origin,
  owner: Owner | undefined,
): Promise<Refusal<'email_taken'>> => {
  const notify = async ({ email, slug, account }: Owner) => {
    const notice = await limiter.take(NOTICES, account, now.getTime());
    if (!notice.passed) return;
    try {
      await mail.send({ kind: 'registration_attempt', email, slug });
    } catch (error) {
      await notice.giveBack();
      throw error;
    }
  };
  await Promise.all([limiter.take(TAKEN, sourceIp, now.getTime()), Promise.allSettled([owner && notify(owner)])]);
  return refuse('email_taken', { field: 'email' });
};
