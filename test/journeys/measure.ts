import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CREATOR } from './creator.ts';
import { MEMBER } from './member.ts';
import { type Measured, pageOf } from './page.ts';
import { startHub } from './world.ts';

const page = join(import.meta.dirname, 'SCREENS.md');

const JOURNEYS = [
  ['member', MEMBER],
  ['creator', CREATOR],
] as const;

/** Shows every screen in both ways. */
export const measure = async (hub: Awaited<ReturnType<typeof startHub>>): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  for (const [as, screens] of JOURNEYS)
    for (const { title, before, after } of screens)
      measured.push({ as, title, before: await hub.show(as, before), after: await hub.show(as, after) });
  return measured;
};

export const readPage = (): string => readFileSync(page, 'utf8');

if (import.meta.main) {
  const hub = await startHub();
  try {
    writeFileSync(page, pageOf(await measure(hub)));
  } finally {
    await hub.stop();
  }
}
