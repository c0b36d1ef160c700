import type { Table } from '../../../../shared/platform/db/table.ts';
import type { Step, Transacted } from '../../../../shared/platform/db/transaction.ts';
import type { HttpResult, IdempotencyHold } from '../../../../shared/platform/http/exchange.ts';

/** Stand-ins for the steps on the row of the key, identified by their labels. */
const keyStep = (label: string): Step => ({ label, remove: { pk: 'IDEM#', sk: label } });

/** What a test table was operations, in order: `get`, `transact: row if, written`. */
export interface Recorded {
  readonly operations: string[];
  readonly table: Table;
  readonly held: IdempotencyHold;
  /** Replacements for the next transactions, one entry each; `undefined` commits the transaction. */
  readonly instead: ((() => Promise<Transacted>) | undefined)[];
}

const nameOf = (step: Step): string => {
  const name = step.label ?? ('put' in step ? step.put.sk : 'step');
  return step.condition ? `${name} if` : name;
};

/** A table and a key that note what they are operations, and store nothing. */
export const recorded = (): Recorded => {
  const operations: string[] = [];
  const instead: Recorded['instead'] = [];
  const noted = async <T>(what: string, answer: T): Promise<T> => {
    operations.push(what);
    return answer;
  };
  const refused = { ok: false, current: undefined } as const;
  return {
    operations,
    instead,
    table: {
      get: (_, options) => noted(options ? 'get with options' : 'get', undefined),
      getMany: (_, options) => noted(options ? 'getMany with options' : 'getMany', []),
      query: () => noted('query', { items: [] }),
      put: () => noted('put', refused),
      update: (_, __, condition) => noted(condition ? 'update if' : 'update', refused),
      softDelete: (_, __, condition) => noted(condition ? 'softDelete if' : 'softDelete', refused),
      remove: () => noted('remove', undefined),
      async transact(steps) {
        operations.push(`transact: ${steps.length > 5 ? steps.length : steps.map(nameOf).join(', ')}`);
        return (await instead.shift()?.()) ?? { ok: true };
      },
    },
    held: {
      markStarted: () => keyStep('written'),
      storeAnswer: () => keyStep('answered'),
      store: async ({ body }: HttpResult) => void operations.push(`keep ${body}`),
      release: async (unless) => void operations.push(`release ${unless}`),
    },
  };
};
