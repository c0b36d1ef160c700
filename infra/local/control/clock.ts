import { ClockMove, parseBody } from './body.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

/** Advances service time. Responds after due work is done. */
export const clockControl = (move: (seconds: number) => Promise<boolean>): Control => ({
  method: 'POST',
  path: '/_local/clock',
  async handle(request) {
    const body = parseBody(ClockMove, request);
    if (!body.ok) return body.response;
    const drained = await move(body.value.advance_seconds);
    return json(200, { now: new Date().toISOString(), drained });
  },
});
