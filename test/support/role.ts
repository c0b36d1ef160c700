import { PARTITIONS, TABLE_WRITES } from '../../functions/table-writes.ts';
import type { Key } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Step } from '../../shared/platform/db/transaction.ts';

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text);

const keyOf = (step: Step): Key => {
  if ('put' in step) return step.put;
  if ('update' in step) return step.update;
  return 'remove' in step ? step.remove : step.check;
};

/** The table with the permissions of a function role. A write outside them is recorded and throws. */
export const asRole = (name: string, db: Table, refused: string[] = []): Table => {
  const patterns = (TABLE_WRITES[name] ?? []).map((partition) => PARTITIONS[partition]);
  const assertAllowed = ({ pk }: Key): void => {
    if (patterns.some((pattern) => matches(pattern, pk))) return;
    refused.push(pk);
    throw new Error(`${name} may not write ${pk}`);
  };
  const checked = <T>(keys: readonly Key[], write: () => Promise<T>): Promise<T> => {
    keys.forEach(assertAllowed);
    return write();
  };
  return {
    ...db,
    put: (item, condition) => checked([item], () => db.put(item, condition)),
    update: (key, change, condition) => checked([key], () => db.update(key, change, condition)),
    softDelete: (key, by, condition) => checked([key], () => db.softDelete(key, by, condition)),
    remove: (key) => checked([key], () => db.remove(key)),
    transact: (steps) => checked(steps.map(keyOf), () => db.transact(steps)),
  };
};
