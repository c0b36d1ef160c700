import { Refusal } from '../../../../shared/platform/http/errors.ts';

/** Returns the refusal of a call. A call that succeeds fails the test. */
export const refusalOf = async (work: () => unknown): Promise<Refusal> => {
  const outcome = await work();
  if (outcome instanceof Refusal) return outcome;
  throw new Error('The call was not refused');
};

/** Returns what was read. A refusal fails the test. */
export const accepted = <T>(outcome: T): Exclude<T, Refusal> => {
  if (outcome instanceof Refusal) throw new Error(`The call was refused: ${JSON.stringify(outcome.errors)}`);
  return outcome as Exclude<T, Refusal>;
};

/** The pointers and parameters of the errors of a refusal. */
export const sourcesOf = ({ errors }: Refusal): readonly unknown[] =>
  errors.map(({ source = {} }) => Object.values(source)[0]);
