import { randomBytes } from 'node:crypto';
import { free } from './expression.ts';
import type { Table } from './table.ts';

interface StoredSecret {
  readonly secret: Uint8Array;
}

/**
 * A random key that every function of the service shares and none is given: made by the first that needs it, kept in
 * the table, read once a process. It authenticates what we hand out and get back (cursors); it opens nothing.
 */
export const sharedSecret = (table: Table, name: string): (() => Promise<Uint8Array>) => {
  const key = { pk: 'SERVICE', sk: `SECRET#${name}` };
  const load = async (): Promise<Uint8Array> => {
    const stored = await table.get<StoredSecret>(key);
    if (stored) return stored.secret;
    const made = await table.put({ ...key, entity: 'secret', secret: new Uint8Array(randomBytes(32)) }, free);
    const secret = made.ok ? made.value.secret : (made.current as StoredSecret | undefined)?.secret;
    if (!secret) throw new Error('The shared secret could not be made');
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
