type Input = Readonly<Record<string, unknown>>;

/** One write of a request: the whole request, or a step of its transaction. */
export interface WriteStep extends Input {
  readonly Key?: { readonly pk: string; readonly sk: string };
  readonly Item?: { readonly pk: string; readonly sk: string; readonly entity?: string };
}

const WRITES: ReadonlySet<string> = new Set(['PutCommand', 'UpdateCommand', 'DeleteCommand']);

/** Replaces each write of a request. `undefined` leaves a step out of its transaction. */
const eachWrite =
  (change: (step: WriteStep) => WriteStep | undefined) =>
  (command: string, input: Input): Input => {
    if (WRITES.has(command)) return change(input as WriteStep) ?? input;
    if (command !== 'TransactWriteCommand') return input;
    const items = input.TransactItems as readonly Readonly<Record<string, WriteStep>>[];
    const TransactItems = items.flatMap((item) =>
      Object.entries(item).flatMap(([kind, step]) => {
        const changed = change(step);
        return changed ? [{ [kind]: changed }] : [];
      }),
    );
    return TransactItems.length > 0 ? { ...input, TransactItems } : input;
  };

/** Whether the key or the entity of a write matches. */
const isAbout = ({ Key, Item }: WriteStep, pattern: RegExp): boolean => {
  const { pk = '', sk = '' } = Key ?? Item ?? {};
  return pattern.test(`${pk} ${sk}`);
};

/** Only a check can have no other effect than its condition, so its condition stays. */
const unconditional = ({ ConditionExpression, ...step }: WriteStep): WriteStep =>
  'UpdateExpression' in step || step.Item ? step : { ...step, ConditionExpression };

/** The store ignores the condition of writes whose key matches. */
export const ignoresCondition = (pattern: RegExp) =>
  eachWrite((step) => (isAbout(step, pattern) ? unconditional(step) : step));

/** A transaction leaves out the writes whose key matches. */
export const leavesOut = (pattern: RegExp) => eachWrite((step) => (isAbout(step, pattern) ? undefined : step));

/** Whether a transaction writes a key that matches. */
export const writes =
  (pattern: RegExp) =>
  (input: Input): boolean =>
    (input.TransactItems as readonly Readonly<Record<string, WriteStep>>[]).some((item) =>
      Object.values(item).some((step) => isAbout(step, pattern)),
    );
