import { absent, type Condition, equals } from '../../../shared/platform/db/expression.ts';
import { newSecret, SECRET_CACHE_MS, type StoredSecret, sharedSecretKey } from '../../../shared/platform/db/secret.ts';
import type { Ops } from '../ops.ts';
import { mainTable } from '../table.ts';
import type { Rotation } from './rotations.ts';

type InTable = Extract<Rotation, { how: 'table' }>;

/** A row with this attribute waits for the second step. */
interface Rotating extends StoredSecret {
  readonly next_since?: string;
}

const minutes = SECRET_CACHE_MS / 60_000;

const isSince = (since: string | undefined): Condition =>
  since === undefined ? absent('next_since') : equals('next_since', since);

/**
 * In two steps, because each process reads the secret once in five minutes: first every process accepts the next secret,
 * then every process uses it, and accepts the old one until the next rotation. A run waits between them; if it is
 * interrupted, the next run continues.
 */
export const rotateInTable = async (ops: Ops, { name }: InTable): Promise<readonly string[]> => {
  const db = await mainTable(ops.stage);
  const key = sharedSecretKey(name);
  const read = () => db.get<Rotating>(key);
  const before = await read();
  if (!before) return ['There is no secret yet. The first function that needs it creates one.'];
  if (ops.isDry)
    return [`Would ${before.next_since ? 'finish the rotation that was begun' : 'begin and finish a rotation'}.`];
  if (before.next_since === undefined) {
    const set = { accepted: newSecret(), next_since: ops.now().toISOString() };
    const written = await db.update(key, { set }, isSince(undefined));
    if (!written.ok) throw new Error('Another operator rotates this secret.');
  }
  const begun = await read();
  if (!begun?.accepted || begun.next_since === undefined) throw new Error('Another operator rotates this secret.');
  const left = Date.parse(begun.next_since) + SECRET_CACHE_MS - ops.now().getTime();
  if (left > 0) {
    ops.say(`Waiting ${Math.ceil(left / 1000)} seconds, until every process accepts the next secret …`);
    await ops.wait(left);
  }
  const change = { set: { secret: begun.accepted, accepted: begun.secret }, remove: ['next_since'] };
  const written = await db.update(key, change, isSince(begun.next_since));
  if (!written.ok) throw new Error('Another operator rotates this secret.');
  return [
    `Every process uses the new secret within ${minutes} minutes. Cursors of the old one stay valid until the next rotation.`,
  ];
};
