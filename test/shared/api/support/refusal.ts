import { Refusal } from '../../../../shared/platform/http/errors.ts';

/** What a call was refused with; a call that is not refused, or fails otherwise, fails the test. */
export const refusalOf = async (work: () => unknown): Promise<Refusal> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused');
};

/** Where the errors of a refusal lie: pointers and parameters. */
export const sourcesOf = ({ errors }: Refusal): readonly unknown[] =>
  errors.map(({ source = {} }) => Object.values(source)[0]);
