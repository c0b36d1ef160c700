import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';

/** The name of every Lambda function. Each has a folder under functions/ and one under .build/functions/. */
export const functionNames: readonly string[] = [...groups, ...workers].map(({ name }) => name);
