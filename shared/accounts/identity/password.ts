import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { concurrencyLimit } from './concurrency-limit.ts';
import { type HashCost, type PasswordHash, parseHash, printHash } from './password-hash.ts';

/** A new password. */
export const NewPassword = z.string().min(8).max(200);

/** A password in a sign-in request, of the length that a stored password can have. */
export const PresentedPassword = z.string().min(1).max(200);

/** The cost of new hashes (OWASP's second recommendation for argon2id). */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Maximum number of concurrent hashes per process; each one holds its memory. */
const MAX_CONCURRENT = 4;
const limited = concurrencyLimit(MAX_CONCURRENT);

const derive = (password: string, { memory, passes, parallelism }: HashCost, nonce: Uint8Array, tagLength: number) => {
  const message = Buffer.from(password.normalize('NFKC'));
  const parameters: Argon2Parameters = { message, nonce, parallelism, tagLength, memory, passes };
  return limited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
      }),
  );
};

/** Hashes a password. Returns a PHC string. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return printHash({ ...COST, salt, tag: await derive(password, COST, salt, TAG_BYTES) });
};

/** A hash that matches no password; checking it takes as long as checking any other. */
const DUMMY_HASH: PasswordHash = { ...COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

interface PasswordCheck {
  readonly matches: boolean;
  /** The password matches, but its hash is weaker than a new one. */
  readonly outdated: boolean;
}

/** Checks a password. Without a stored hash the result is false, after the same amount of work. */
export const checkPassword = async (password: string, stored: string | null | undefined): Promise<PasswordCheck> => {
  const known = stored ? parseHash(stored) : undefined;
  const hash = known ?? DUMMY_HASH;
  const tag = await derive(password, hash, hash.salt, hash.tag.length);
  const matches = timingSafeEqual(tag, hash.tag) && known !== undefined;
  return { matches, outdated: matches && isWeaker(hash) };
};

const isWeaker = ({ memory, passes }: HashCost): boolean => memory < COST.memory || passes < COST.passes;
