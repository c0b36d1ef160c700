import { inArena } from '../../simulator/races/arena.ts';
import { RACES } from '../../simulator/races/races.ts';
import type { Figure, Row, Size } from '../row.ts';

const ROUNDS: Readonly<Record<Size, number>> = { quick: 50, full: 1_000 };
/** Rounds of one race in one simulated hub. */
const PER_ARENA = 25;

const measure = async (size: Size, progress: (line: string) => void): Promise<Figure> => {
  const details: string[] = [];
  let tried = 0;
  for (const [name, race] of Object.entries(RACES)) {
    for (let done = 0; done < ROUNDS[size]; done += PER_ARENA) {
      const seed = 1 + done / PER_ARENA;
      details.push(...(await inArena(seed, PER_ARENA, race)).map((line) => `${name}, ${line}`));
      tried += PER_ARENA;
    }
    progress(`${name}: ${ROUNDS[size]} rounds, ${details.length} violations so far`);
  }
  const failed = details.length;
  const value = `${failed} violations in ${tried} rounds of ${Object.keys(RACES).length} races`;
  return { tried, failed, value, met: failed === 0, details };
};

export const row: Row = {
  number: 5,
  name: 'races',
  measures: 'requests that concern the same thing at the same moment',
  done: 'Each named race in the simulator, where the seed decides before each call to the table which request is next. Rounds on the real stack are measured beside it.',
  target: '0 violations in 1,000 rounds each',
  madeToFail: 'The store ignored the condition of the seats of an event: two members went to an event with one seat.',
  measure,
};
