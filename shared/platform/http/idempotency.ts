import { createHash } from 'node:crypto';
import { absent, all, compare, either, equals, free } from '../db/expression.ts';
import { type Entity, entity, type RowKind } from '../db/row-kind.ts';
import type { Table } from '../db/table.ts';
import { type Refusal, refuse } from './errors.ts';
import type { HttpResult, IdempotencyHold } from './exchange.ts';
import { unprocessable } from './problems.ts';
import { seal, unseal } from './sealed-answer.ts';

const idempotencyEntity = /* @__PURE__ */ entity('idempotency');

/**
 * The row of an idempotency key: enough to recognize a repeat and to return the stored response. The key, the request
 * and the response cannot be read from it.
 */
type StoredKey = {
  readonly pk: string;
  readonly sk: string;
  readonly entity: Entity;
  readonly ttl: number;
  readonly body_hash: string;
  readonly state: 'working' | 'done';
  readonly locked_until: number;
  /** The request has started to write. Without a stored response, its result is unknown. */
  readonly wrote?: true;
  readonly answer?: string;
};

interface IdempotentRequest {
  /** The caller as kind and id. */
  readonly caller: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  /** The team, if the path does not name it. */
  readonly team: string;
  readonly body: Uint8Array;
  readonly now: number;
}

export const RETENTION_SECONDS = 24 * 60 * 60;
/** Longer than any function runs, so the key of a crashed request becomes free. */
const LOCK_MS = 30_000;
/** Keeps the row within the DynamoDB item limit. */
const MAX_ANSWER_LENGTH = 390_000;

const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\u0000');
  return hash.digest();
};
const named = (...parts: readonly (string | Uint8Array)[]): string => sha256(...parts).toString('base64url');

const checkForm = (key: string): Refusal<never> | undefined => {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return undefined;
  return unprocessable([
    {
      source: { header: 'Idempotency-Key' },
      message: 'Must have 1 to 255 printable ASCII characters.',
      loc: ['header', 'Idempotency-Key'],
      type: 'invalid_format',
    },
  ]);
};

type Repeat = { replay: HttpResult } | Refusal;

/** The refusal of a request while another one holds the key. */
export const inProgress = () => refuse('idempotency_in_progress', { headers: { 'Retry-After': '1' } });

/** Claims the key for this request, or returns the stored response of the first request. */
export const claim = async (db: Table, request: IdempotentRequest): Promise<IdempotencyHold | Repeat> => {
  const malformed = checkForm(request.key);
  if (malformed) return malformed;
  const { now } = request;
  const at = { pk: `IDEM#${request.caller}`, sk: named(request.method, request.path, request.team, request.key) };
  const body_hash = named('body', request.key, request.body);
  const sealKey = sha256('answer', request.key, request.body);
  const row = { ...at, entity: idempotencyEntity, body_hash, state: 'working', locked_until: now + LOCK_MS } as const;
  const claimed = await db.put<StoredKey>(
    { ...row, ttl: Math.ceil(now / 1000) + RETENTION_SECONDS },
    either(
      free,
      compare('ttl', '<', Math.floor(now / 1000)),
      all(equals('state', 'working'), compare('locked_until', '<', now), absent('wrote')),
    ),
  );
  if (!claimed.ok) return repeat(claimed.current, body_hash, sealKey, now);
  const isLockHolder = all(equals('state', 'working'), equals('locked_until', row.locked_until));
  const step = (set: Pick<StoredKey, 'state' | 'answer'> | Pick<StoredKey, 'wrote'>) => ({
    update: at,
    change: { set },
    condition: isLockHolder,
  });
  const answered = (answer: HttpResult) => {
    const sealed = seal(answer, sealKey);
    return step(sealed.length <= MAX_ANSWER_LENGTH ? { state: 'done', answer: sealed } : { wrote: true });
  };
  return {
    markStarted: () => step({ wrote: true }),
    storeAnswer: answered,
    async store(answer) {
      const { update, change, condition } = answered(answer);
      await db.update(update, change, condition);
    },
    async release(unless) {
      await db.transact([{ remove: at, condition: unless ? all(isLockHolder, absent('wrote')) : isLockHolder }]);
    },
  };
};

const repeat = (stored: StoredKey | undefined, body_hash: string, sealKey: Uint8Array, now: number): Repeat => {
  if (stored && stored.body_hash !== body_hash)
    return refuse('idempotency_key_reused', { source: { header: 'Idempotency-Key' } });
  if (stored?.answer) return { replay: unseal(stored.answer, sealKey) };
  if (stored?.wrote && stored.locked_until < now) return refuse('idempotency_answer_lost');
  return inProgress();
};

export const idempotencyKind = {
  entity: idempotencyEntity,
  key: ['IDEM#{caller}', '{hash}'],
  events: 'none',
  person: { contact: { exported: { none: 'The stored response is sealed.' }, erased: { expires: 'one day' } } },
  team: { remains: 'It belongs to its caller, its response is encrypted, and it expires after a day.' },
  text: 'none',
  gives: false,
  note: 'a day',
} as const satisfies RowKind;
