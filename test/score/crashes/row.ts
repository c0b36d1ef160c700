import { runWith, type Site, sitesOf } from '../../simulator/day/sites.ts';
import type { Figure, Row, Size } from '../row.ts';

const SEEDS: Readonly<Record<Size, number>> = { quick: 4, full: 40 };
/** A quick run stops at every so many of the sites that it finds. */
const EVERY: Readonly<Record<Size, number>> = { quick: 4, full: 1 };

const stopAt = async (site: Site): Promise<readonly string[]> => {
  const { broken } = await runWith(site, { name: 'dies', die: true });
  return broken.map((line) => `seed ${site.seed}, ${site.name}, call ${site.nth} of ${site.by}: ${line}`);
};

const measure = async (size: Size, progress: (line: string) => void): Promise<Figure> => {
  const all = await sitesOf(Array.from({ length: SEEDS[size] }, (_, nth) => nth + 1));
  const sites = all.filter((_, nth) => nth % EVERY[size] === 0);
  const details: string[] = [];
  let failed = 0;
  for (const [nth, site] of sites.entries()) {
    const broken = await stopAt(site);
    if (broken.length > 0) failed += 1;
    details.push(...broken);
    if (nth % 100 === 99) progress(`${nth + 1} of ${sites.length} awaits, ${failed} broke a promise`);
  }
  const value = `${failed} of ${sites.length} awaits lost, repeated or blocked something (${all.length} found)`;
  return { tried: sites.length, failed, value, met: failed === 0, details };
};

export const row: Row = {
  number: 6,
  name: 'crashes',
  measures: 'a process that ends at an await',
  done: 'The simulator lists every call across a boundary that its days reach, by function and request, ends the process there once, delivers again and checks the end state. The kills of the whole stack are measured beside it.',
  target: '0 lost, 0 repeated, nothing stuck',
  madeToFail:
    'The steps of a transaction that counts comments were written one after another: a comment was stored and not counted after a crash between them.',
  measure,
};
