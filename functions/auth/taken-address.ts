import { type Refusal, refuse, tooMany } from '../../shared/platform/http/errors.ts';
import { rateLimitHeaders } from '../../shared/platform/http/rate-limit.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import { waitFor } from '../../shared/platform/limits/wait.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';
import { pause } from '../../shared/platform/time/pause.ts';
import type { AuthPorts } from './ports.ts';

const HOUR = 60 * 60;

/** Registrations per source IP address that returned `email_taken`. */
const TAKEN: Policy = { name: 'registrations-taken', limit: 20, seconds: HOUR };
/** Those plus the registrations in progress, which are counted before their result is known. */
const RESERVED: Policy = { ...TAKEN, name: 'registrations-reserved' };
/** Emails to the owner of an address about such registrations. */
const NOTICES: Policy = { name: 'registration-notices', limit: 1, seconds: 24 * HOUR };

/** A reserved slot is held for one write only, so it is free again within milliseconds. */
const ATTEMPTS = 5;
const MAX_PAUSE_MS = 20;

/** The slot of one registration. */
interface RegistrationSlot {
  /** The refusal, if the limit is reached. It does not disclose whether the address is in use. */
  readonly refusal: Refusal<'rate_limited'> | undefined;
  /** Call if the address was free. */
  giveBack(): Promise<void>;
}

/**
 * Takes the slot right before the write that detects an address in use, so concurrent registrations count like
 * sequential ones. If all slots are taken but some are only reserved, waits briefly for one.
 */
export const registrationSlot = async (limiter: Limiter, sourceIp: string, now: Date): Promise<RegistrationSlot> => {
  for (let attempt = 1; ; attempt += 1) {
    const verdict = await limiter.take(RESERVED, sourceIp, now.getTime());
    if (verdict.passed) return { refusal: undefined, giveBack: verdict.giveBack };
    const wait = await waitFor(limiter, TAKEN, sourceIp, now.getTime());
    if (wait > 0 || attempt === ATTEMPTS) return { refusal: noSlot(wait), giveBack: async () => {} };
    await pause(Math.random() * MAX_PAUSE_MS * 2 ** attempt);
  }
};

const noSlot = (wait: number): Refusal<'rate_limited'> => {
  const retryAfter = Math.max(1, wait);
  return tooMany(retryAfter, rateLimitHeaders(TAKEN, { passed: false, retryAfter }));
};

/** The owner of the address: a user, or a contact in the team of the hub with this slug. */
interface Owner {
  readonly email: string;
  readonly slug: string | null;
  readonly account: string;
}

/** The origin of a registration. */
interface Origin {
  readonly limiter: Limiter;
  readonly sourceIp: string;
  readonly now: Date;
}

/**
 * The refusal for an address in use, which keeps the slot. The owner gets at most one email a day; its failure is not
 * reported, because it would disclose that the address exists.
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
