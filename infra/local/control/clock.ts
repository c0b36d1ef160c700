import { ClockMove, parseBody } from './body.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

/** Moves service time; answers once what became due has been done. */
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
