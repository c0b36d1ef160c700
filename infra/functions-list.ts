import { groups } from '../functions/groups.ts';
import { workers } from '../functions/workers.ts';

/** The name of every Lambda there is: each is a folder under functions/ and a folder under .build/functions/. */
export const functionNames: readonly string[] = [...groups, ...workers].map(({ name }) => name);
