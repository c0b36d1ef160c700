import type { Row } from '../row.ts';
import { startRealStack } from '../stack/real-stack.ts';
import { communityRaces } from './community.ts';
import { peopleRaces } from './people.ts';
import { AT_ONCE, raceWorld } from './race-world.ts';
import { teamRaces } from './team.ts';

const ROUNDS = { quick: 1, full: 100 } as const;
/** So that no limit of these routes is reached, such as 50 invitations a day. */
const NEXT_ROUND_SECONDS = 1_800;
const races = [...communityRaces, ...teamRaces, ...peopleRaces];

export const row: Row = {
  number: 5,
  name: 'stack-races',
  measures: 'races on the local stack whose invariant is broken',
  done: `Rounds of each race by HTTP on the local stack, up to ${AT_ONCE} requests at once: ${races.map(({ name }) => name).join(', ')}. After each round its invariant is read through the API. Time moves on after each round, so that no limit ends a race early.`,
  target: '0 in 100 rounds of each',
  madeToFail:
    'Emailed tokens could be used again: the row said “magic link, round 1: one link signed in 8 times”, and the other 15 races held.',
  async measure(size, progress) {
    const stack = await startRealStack();
    const problems: string[] = [];
    try {
      for (let nth = 0; nth < ROUNDS[size]; nth += 1) {
        for (const race of races) {
          const problem = await race.round(raceWorld(stack), nth).catch((error) => `not run: ${error.message}`);
          if (problem) problems.push(`${race.name}, round ${nth + 1}: ${problem}`);
        }
        progress(`round ${nth + 1}: ${problems.length} problems`);
        await stack.settle(NEXT_ROUND_SECONDS);
      }
    } finally {
      await stack.stop();
    }
    return {
      tried: ROUNDS[size] * races.length,
      failed: problems.length,
      value: `${problems.length} of ${ROUNDS[size] * races.length} rounds of ${races.length} races`,
      met: problems.length === 0,
      details: problems,
    };
  },
};
