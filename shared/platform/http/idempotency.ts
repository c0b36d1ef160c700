import { createHash } from 'node:crypto';
import { absent, all, compare, either, equals, free } from '../db/expression.ts';
import type { Table } from '../db/table.ts';
import { refuse } from './errors.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';
import { unprocessable } from './problems.ts';
import { seal, unseal } from './sealed-answer.ts';

/**
 * What is kept under a caller's key: enough to tell a repeat from another request, and the answer once there is one.
 * Neither the key, nor what was sent with it, nor what was answered can be read in it.
 */
type Kept = {
  readonly pk: string;
  readonly sk: string;
  readonly entity: 'idempotency';
  readonly ttl: number;
  readonly body_hash: string;
  readonly state: 'working' | 'done';
  readonly locked_until: number;
  /** Something was written by the request; without an answer, nobody knows any more how it ended. */
  readonly wrote?: true;
  readonly answer?: string;
};

interface IdempotentRequest {
  /** The caller: kinds and ids never share keys. */
  readonly caller: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  /** The tenant, where the path does not name it. */
  readonly team: string;
  readonly body: Uint8Array;
  readonly now: number;
}

const KEPT_SECONDS = 24 * 60 * 60;
/** Longer than any function runs, so that a key whose request died is free again. */
const LOCK_MS = 30_000;
/** The row fits an item of the store. */
const MAX_KEPT_LENGTH = 390_000;

const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\u0000');
  return hash.digest();
};
const named = (...parts: readonly (string | Uint8Array)[]): string => sha256(...parts).toString('base64url');

const checkForm = (key: string): void => {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return;
  throw unprocessable([
    {
      source: { header: 'Idempotency-Key' },
      message: 'Must have 1 to 255 printable ASCII characters.',
      loc: ['header', 'Idempotency-Key'],
      type: 'invalid_format',
    },
  ]);
};

/** Claims the key for this request, or answers what the first request with it was answered. */
export const claim = async (
  db: Table,
  request: IdempotentRequest,
): Promise<IdempotencyHold | { replay: HttpResult }> => {
  checkForm(request.key);
  const { now } = request;
  const at = { pk: `IDEM#${request.caller}`, sk: named(request.method, request.path, request.team, request.key) };
  const body_hash = named('body', request.key, request.body);
  const sealKey = sha256('answer', request.key, request.body);
  const kept = { ...at, entity: 'idempotency', body_hash, state: 'working', locked_until: now + LOCK_MS } as const;
  const claimed = await db.put<Kept>(
    { ...kept, ttl: Math.ceil(now / 1000) + KEPT_SECONDS },
    either(
      free,
      compare('ttl', '<', Math.floor(now / 1000)),
      all(equals('state', 'working'), compare('locked_until', '<', now), absent('wrote')),
    ),
  );
  if (!claimed.ok) return repeat(claimed.current, body_hash, sealKey, now);
  const ours = all(equals('state', 'working'), equals('locked_until', kept.locked_until));
  const step = (set: Pick<Kept, 'state' | 'answer'> | Pick<Kept, 'wrote'>) => ({
    update: at,
    change: { set },
    condition: ours,
  });
  const answered = (answer: HttpResult) => {
    const sealed = seal(answer, sealKey);
    return step(sealed.length <= MAX_KEPT_LENGTH ? { state: 'done', answer: sealed } : { wrote: true });
  };
  return {
    written: () => step({ wrote: true }),
    answered,
    async keep(answer) {
      const { update, change, condition } = answered(answer);
      await db.update(update, change, condition);
    },
    async release(unless) {
      await db.transact([{ remove: at, condition: unless ? all(ours, absent('wrote')) : ours }]);
    },
  };
};

const repeat = (
  kept: Kept | undefined,
  body_hash: string,
  sealKey: Uint8Array,
  now: number,
): { replay: HttpResult } => {
  if (kept && kept.body_hash !== body_hash)
    throw refuse('idempotency_key_reused', { source: { header: 'Idempotency-Key' } });
  if (kept?.answer) return { replay: unseal(kept.answer, sealKey) };
  if (kept?.wrote && kept.locked_until < now) throw refuse('idempotency_answer_lost');
  throw refuse('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
};
