import { loadTable, writePage } from './page.ts';

const table = loadTable();
process.stdout.write(`${table}\n`);
if (process.argv.includes('--write')) writePage(table);
