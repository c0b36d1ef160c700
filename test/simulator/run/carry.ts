import type { Scheduler } from '../core/scheduler.ts';
import { labelOf } from './label.ts';
import type { Tampering } from './tampering.ts';

type Input = Readonly<Record<string, unknown>>;

interface TableRequest {
  readonly command: string;
  readonly input: Input;
  readonly apply: (input: Input) => object;
}

/** The steps of a transaction as requests of their own. */
const partsOf = (input: Input): readonly Input[] =>
  (input.TransactItems as readonly object[]).map((item) => ({ ...input, TransactItems: [item] }));

interface BatchGet {
  readonly RequestItems: Readonly<Record<string, { readonly Keys: readonly object[] }>>;
}

/** Reads the first half of the keys, and leaves the others unprocessed. */
const halfOf = (input: Input, apply: TableRequest['apply']): object => {
  const { RequestItems } = input as unknown as BatchGet;
  const part = (which: 0 | 1) =>
    Object.fromEntries(
      Object.entries(RequestItems).map(([name, { Keys, ...more }]) => {
        const middle = Math.ceil(Keys.length / 2);
        return [name, { ...more, Keys: which === 0 ? Keys.slice(0, middle) : Keys.slice(middle) }];
      }),
    );
  const isWhole = Object.values(part(1)).every(({ Keys }) => Keys.length === 0);
  return { ...apply({ ...input, RequestItems: part(0) }), ...(!isWhole && { UnprocessedKeys: part(1) }) };
};

/** Carries out a request to a table as a task of the run, with the defects that were put between. */
export const carry = async (
  scheduler: Scheduler,
  tampering: Tampering,
  { command, input: sent, apply }: TableRequest,
): Promise<object> => {
  const input = tampering.request?.(command, sent) ?? sent;
  const call = (part: Input) =>
    scheduler.call('table', labelOf(command, part), ({ half }) =>
      half && command === 'BatchGetCommand' ? halfOf(part, apply) : apply(part),
    );
  if (command !== 'TransactWriteCommand' || !tampering.splits?.(input)) return call(input);
  let result = {};
  for (const part of partsOf(input)) result = await call(part);
  return result;
};
