import { randomBytes } from 'node:crypto';
import { free } from './expression.ts';
import type { Key } from './key.ts';
import { nobody } from './personal-data.ts';
import { entity, type RowKind } from './row-kind.ts';
import type { Table } from './table.ts';

const sharedSecretEntity = /* @__PURE__ */ entity('secret');

/** A stored secret. During a rotation it has another one that is accepted, but not used: the next or the previous. */
export interface StoredSecret {
  readonly secret: Uint8Array;
  readonly accepted?: Uint8Array;
}

export const sharedSecretKey = (name: string): Key => ({ pk: 'SERVICE', sk: `SECRET#${name}` });

export const newSecret = (): Uint8Array => new Uint8Array(randomBytes(32));

/** How long a process uses what it read. */
export const SECRET_CACHE_MS = 5 * 60_000;

/**
 * A random key shared by all functions: created by the first one that needs it, stored in the table, read by each
 * process once in five minutes. It authenticates cursors; it encrypts nothing.
 */
export const sharedSecret = (table: Table, name: string): (() => Promise<StoredSecret>) => {
  const key = sharedSecretKey(name);
  const load = async (): Promise<StoredSecret> => {
    const stored = await table.get<StoredSecret>(key);
    if (stored) return stored;
    const created = await table.put({ ...key, entity: sharedSecretEntity, secret: newSecret() }, free);
    const current = created.ok ? created.value : (created.current as StoredSecret | undefined);
    if (!current) throw new Error('The shared secret could not be created');
    return current;
  };
  let loading: Promise<StoredSecret> | undefined;
  let until = 0;
  return () => {
    const now = Date.now();
    if (now >= until) loading = undefined;
    if (!loading) {
      until = now + SECRET_CACHE_MS;
      loading = load().catch((error) => {
        loading = undefined;
        throw error;
      });
    }
    return loading;
  };
};

export const sharedSecretKind = {
  entity: sharedSecretEntity,
  key: ['SERVICE', 'SECRET#{name}'],
  events: 'none',
  person: nobody,
  team: { remains: 'It belongs to the service.' },
  text: 'none',
  gives: false,
  note: 'the key that cursors are sealed with',
} as const satisfies RowKind;
