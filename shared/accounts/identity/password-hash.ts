/** The cost of a hash: memory in KiB, passes, and lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** An argon2id hash with its parameters. */
export interface PasswordHash extends HashCost {
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

const FORM = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Formats a hash as a PHC string, the exchange format of argon2 implementations. */
export const printHash = ({ memory, passes, parallelism, salt, tag }: PasswordHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

/**
 * Parses a PHC string. Throws if it is not argon2id: stored hashes are written by the service, so that is an internal
 * error.
 */
export const parseHash = (text: string): PasswordHash => {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(text) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored password hash is not argon2id');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};
