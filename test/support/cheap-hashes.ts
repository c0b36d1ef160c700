import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect } from 'vitest';

/** The tests of the hashes themselves. */
const REAL = 'test/shared/accounts/identity/password.test.ts';

const { argon2, argon2Sync } = crypto;

const replace = (hash: Pick<typeof crypto, 'argon2' | 'argon2Sync'>): void => {
  Object.assign(crypto, hash);
  syncBuiltinESMExports();
};

const cheap = (parameters: Argon2Parameters): Argon2Parameters => ({ ...parameters, memory: 64, passes: 1 });

/* A password hash takes a hundredth of its time, and has the same form. */
beforeAll(() => {
  if (expect.getState().testPath?.endsWith(REAL)) return;
  replace({
    argon2: (algorithm, parameters, callback) => argon2(algorithm, cheap(parameters), callback),
    argon2Sync: (algorithm, parameters) => argon2Sync(algorithm, cheap(parameters)),
  });
});
afterAll(() => replace({ argon2, argon2Sync }));
