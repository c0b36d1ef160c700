import { ClockMove, parseBody } from './body.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

const PATH = '/_local/clock';

/** Reads service time and the seconds that it is ahead of the machine's, and advances it: responds after due work. */
export const clockControls = (
  aheadMilliseconds: () => number,
  move: (seconds: number) => Promise<boolean>,
): readonly Control[] => [
  {
    method: 'GET',
    path: PATH,
    handle: () => json(200, { now: new Date().toISOString(), ahead_seconds: aheadMilliseconds() / 1000 }),
  },
  {
    method: 'POST',
    path: PATH,
    async handle(request) {
      const body = parseBody(ClockMove, request);
      if (!body.ok) return body.problem;
      const drained = await move(body.value.advance_seconds);
      return json(200, { now: new Date().toISOString(), drained });
    },
  },
];
