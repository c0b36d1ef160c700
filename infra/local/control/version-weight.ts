import * as z from 'zod';
import type { AdditionalVersion } from '../additional-version.ts';
import { parseBody } from './body.ts';
import type { Control } from './control.ts';
import { json, problem } from './problem.ts';

const Weight = z.strictObject({ weight: z.int().min(0).max(100) });

/** Sets the percentage of invocations that the additional version gets, as a deployment and its rollback do. */
export const versionWeightControl = (additionalVersion: AdditionalVersion | undefined): Control => ({
  method: 'POST',
  path: '/_local/version-weight',
  handle(request) {
    if (!additionalVersion)
      return problem(409, 'no_additional_version', 'Start the stack with --additional-version and a folder.');
    const body = parseBody(Weight, request);
    if (!body.ok) return body.problem;
    additionalVersion.weight = body.value.weight;
    return json(200, body.value);
  },
});
