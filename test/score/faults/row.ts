import type { Fate } from '../../simulator/core/fates.ts';
import { runWith, sitesOf } from '../../simulator/day/sites.ts';
import { awsError } from '../../support/faults.ts';
import type { Figure, Row, Size } from '../row.ts';

const refusing = (name: string, error: () => Error): Fate => ({ name, refuse: error });

const FAULTS: readonly Fate[] = [
  refusing('timeout', () => awsError('TimeoutError', 503)),
  { name: 'timeout after the effect', forget: () => awsError('TimeoutError', 503) },
  refusing('throttle', () => awsError('ThrottlingException', 400)),
  refusing('5xx', () => awsError('InternalServerError', 500)),
  refusing('access denied', () => awsError('AccessDeniedException', 400)),
  { name: 'half of a batch failed', half: true },
];

const SEEDS: Readonly<Record<Size, number>> = { quick: 3, full: 40 };
/** A quick run tries one fault at every so many of the sites that it finds. */
const EVERY: Readonly<Record<Size, number>> = { quick: 3, full: 1 };

/** Denied access is an error of the operators, which a request answers with 500 and a worker repeats. */
const isClean = (fault: Fate, line: string): boolean =>
  fault.name === 'access denied' && line.endsWith('answered with 500');

const measure = async (size: Size, progress: (line: string) => void): Promise<Figure> => {
  const sites = await sitesOf(Array.from({ length: SEEDS[size] }, (_, nth) => nth + 1));
  const chosen = sites.filter((_, nth) => nth % EVERY[size] === 0);
  const details: string[] = [];
  let [tried, failed] = [0, 0];
  for (const [nth, site] of chosen.entries())
    for (const fault of size === 'full' ? FAULTS : FAULTS.slice(nth % FAULTS.length).slice(0, 1)) {
      tried += 1;
      const broken = (await runWith(site, fault)).broken.filter((line) => !isClean(fault, line));
      if (broken.length > 0) failed += 1;
      details.push(
        ...broken.map((line) => `seed ${site.seed}, ${fault.name} at ${site.name}, call ${site.nth}: ${line}`),
      );
      if (tried % 100 === 0) progress(`${tried} faults, ${failed} without a clean response or recovery`);
    }
  const value = `${failed} of ${tried} faults at ${chosen.length} sites had no clean response or recovery (${sites.length} sites found)`;
  return { tried, failed, value, met: failed === 0, details };
};

export const row: Row = {
  number: 8,
  name: 'faults',
  measures: 'faults of AWS and of providers at every call',
  done: 'At every call across a boundary that the days of the simulator reach: a timeout, a timeout after the effect, a throttle, a 5xx, denied access, and half of a batch failed. Afterwards the checks of the simulator.',
  target: 'a clean response or recovery at 100 % of the sites',
  madeToFail:
    'The queues deleted messages that their worker reported as failed: documents were missing in the search index.',
  measure,
};
