import { type Refusal, refuse, tooMany } from '../../shared/http/errors.ts';
import { rateLimitHeaders } from '../../shared/http/rate-limit.ts';
import type { Limiter } from '../../shared/limits/limiter.ts';
import type { Policy } from '../../shared/limits/window.ts';
import type { AuthPorts } from './ports.ts';

/** Registrations from one source IP address that met an address in use. */
const TAKEN: Policy = { name: 'registrations-taken', limit: 20, seconds: 60 * 60 };
/** Emails to the owner of an address about them. */
const NOTICES: Policy = { name: 'registration-notices', limit: 1, seconds: 24 * 60 * 60 };

/** The slot of one registration. */
interface Registering {
  /** What it is refused with, where there was no slot: whether the address is in use is not told. */
  readonly refusal: Refusal<'rate_limited'> | undefined;
  /** The address is free, or it was refused for another reason. */
  giveBack(): Promise<void>;
}

/** Takes the slot before the address is looked at, so that registrations at once count like registrations in turn. */
export const registrationSlot = async (limiter: Limiter, sourceIp: string, now: Date): Promise<Registering> => {
  const verdict = await limiter.take(TAKEN, sourceIp, now.getTime());
  return verdict.passed
    ? { refusal: undefined, giveBack: verdict.giveBack }
    : { refusal: tooMany(verdict.retryAfter, rateLimitHeaders(TAKEN, verdict)), giveBack: async () => {} };
};

/** Whose address it is: a user's, or a contact's in the team of the hub with this slug. */
interface Owner {
  readonly email: string;
  readonly slug: string | null;
  readonly account: string;
}

/**
 * The refusal of an address in use. Its owner is sent one email a day; a failure of that is not answered, for it would
 * tell one address from another.
 */
export const emailTaken = async (
  { mail }: AuthPorts,
  limiter: Limiter,
  owner: Owner | undefined,
  now: Date,
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
  await Promise.allSettled([owner && notify(owner)]);
  return refuse('email_taken', { field: 'email' });
};
