import { writePart } from './page-part.ts';
import { TABLES } from './tables.ts';

for (const part of TABLES) writePart(part, await part.table());
