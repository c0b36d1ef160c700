import type { Table } from '../../../../shared/platform/db/table.ts';
import type { Step, Transacted } from '../../../../shared/platform/db/transaction.ts';
import type { HttpResult, IdempotencyHold } from '../../../../shared/platform/http/exchange.ts';

/** Steps that stand for those of the key's row, known by their labels. */
const keyStep = (label: string): Step => ({ label, remove: { pk: 'IDEM#', sk: label } });

/** What a test table was asked, in order: `get`, `transact: row if, written`. */
export interface Recorded {
  readonly asked: string[];
  readonly table: Table;
  readonly held: IdempotencyHold;
  /** What the next transactions do in the place of being made: one entry each, `undefined` for one that is made. */
  readonly instead: ((() => Promise<Transacted>) | undefined)[];
}

const nameOf = (step: Step): string => {
  const name = step.label ?? ('put' in step ? step.put.sk : 'step');
  return step.condition ? `${name} if` : name;
};

/** A table and a key that note what they are asked, and store nothing. */
export const recorded = (): Recorded => {
  const asked: string[] = [];
  const instead: Recorded['instead'] = [];
  const noted = async <T>(what: string, answer: T): Promise<T> => {
    asked.push(what);
    return answer;
  };
  const refused = { ok: false, current: undefined } as const;
  return {
    asked,
    instead,
    table: {
      get: (_, options) => noted(options ? 'get with options' : 'get', undefined),
      getMany: (_, options) => noted(options ? 'getMany with options' : 'getMany', []),
      query: () => noted('query', { items: [] }),
      put: () => noted('put', refused),
      update: (_, __, condition) => noted(condition ? 'update if' : 'update', refused),
      softDelete: (_, __, condition) => noted(condition ? 'bury if' : 'bury', refused),
      remove: () => noted('remove', undefined),
      async transact(steps) {
        asked.push(`transact: ${steps.length > 5 ? steps.length : steps.map(nameOf).join(', ')}`);
        return (await instead.shift()?.()) ?? { ok: true };
      },
    },
    held: {
      markStarted: () => keyStep('written'),
      storeAnswer: () => keyStep('answered'),
      store: async ({ body }: HttpResult) => void asked.push(`keep ${body}`),
      release: async (unless) => void asked.push(`release ${unless}`),
    },
  };
};
