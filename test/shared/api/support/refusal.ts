import { Refusal } from '../../../../shared/platform/http/errors.ts';

/** Returns the refusal of a call. A call that succeeds or fails otherwise fails the test. */
export const refusalOf = async (work: () => unknown): Promise<Refusal> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('The call was not refused');
};

/** The pointers and parameters of the errors of a refusal. */
export const sourcesOf = ({ errors }: Refusal): readonly unknown[] =>
  errors.map(({ source = {} }) => Object.values(source)[0]);
