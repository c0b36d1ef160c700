import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { concurrencyLimit } from './concurrency-limit.ts';
import { type HashCost, type PasswordHash, parseHash, printHash } from './password-hash.ts';

/** A password that may be chosen. */
export const NewPassword = z.string().min(8).max(200);

/** A password as it is presented; nothing longer can have been chosen. */
export const PresentedPassword = z.string().min(1).max(200);

/** What a new hash costs (OWASP's second recommendation for argon2id). */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Hashes made at once in one process: each holds its memory while it runs. */
const AT_ONCE = 4;
const inTurn = concurrencyLimit(AT_ONCE);

const derive = (password: string, { memory, passes, parallelism }: HashCost, nonce: Uint8Array, tagLength: number) => {
  const message = Buffer.from(password.normalize('NFKC'));
  const parameters: Argon2Parameters = { message, nonce, parallelism, tagLength, memory, passes };
  return inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
      }),
  );
};

/** The hash of a password, as a PHC string. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return printHash({ ...COST, salt, tag: await derive(password, COST, salt, TAG_BYTES) });
};

/** A hash that no password has; checking against it takes as long as against any other. */
const NOBODYS: PasswordHash = { ...COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

interface PasswordCheck {
  readonly matches: boolean;
  /** It matches, but its hash is weaker than a new one would be. */
  readonly outdated: boolean;
}

/** Whether the password has this hash. Where there is no hash the answer is no, after the same work. */
export const checkPassword = async (password: string, stored: string | null | undefined): Promise<PasswordCheck> => {
  const known = stored ? parseHash(stored) : undefined;
  const hash = known ?? NOBODYS;
  const tag = await derive(password, hash, hash.salt, hash.tag.length);
  const matches = timingSafeEqual(tag, hash.tag) && known !== undefined;
  return { matches, outdated: matches && isWeaker(hash) };
};

const isWeaker = ({ memory, passes }: HashCost): boolean => memory < COST.memory || passes < COST.passes;
