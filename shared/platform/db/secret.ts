import { randomBytes } from 'node:crypto';
import { free } from './expression.ts';
import type { Table } from './table.ts';

interface StoredSecret {
  readonly secret: Uint8Array;
}

/**
 * A random key shared by all functions: created by the first one that needs it, stored in the table, read once per
 * process. It authenticates cursors; it encrypts nothing.
 */
export const sharedSecret = (table: Table, name: string): (() => Promise<Uint8Array>) => {
  const key = { pk: 'SERVICE', sk: `SECRET#${name}` };
  const load = async (): Promise<Uint8Array> => {
    const stored = await table.get<StoredSecret>(key);
    if (stored) return stored.secret;
    const created = await table.put({ ...key, entity: 'secret', secret: new Uint8Array(randomBytes(32)) }, free);
    const secret = created.ok ? created.value.secret : (created.current as StoredSecret | undefined)?.secret;
    if (!secret) throw new Error('The shared secret could not be created');
    return secret;
  };
  let loading: Promise<Uint8Array> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
