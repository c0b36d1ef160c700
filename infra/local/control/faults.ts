import * as z from 'zod';
import { ERRORS, type Faults, STORES } from '../faults.ts';
import { parseBody } from './body.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

const Fault = z.strictObject({ store: z.enum(STORES), error: z.enum(ERRORS).nullable() });

/** Makes a store fail, or recover. */
export const faultsControl = (faults: Faults): Control => ({
  method: 'POST',
  path: '/_local/faults',
  handle(request) {
    const body = parseBody(Fault, request);
    if (!body.ok) return body.problem;
    faults.set(body.value.store, body.value.error);
    return json(200, body.value);
  },
});
