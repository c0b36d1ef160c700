import { commandLine } from '../../infra/command-line/command-line.ts';

commandLine({
  usage: 'npm run tables --',
  about: 'Writes the tables of the pages that are derived from declarations.',
});

/* Loaded now, because it takes seconds that the help does not need. */
const { writePart } = await import('./page-part.ts');
const { TABLES } = await import('./tables.ts');

for (const part of TABLES) writePart(part, await part.table());
