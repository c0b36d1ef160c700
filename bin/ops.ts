import { ownTerminal } from './hub/terminal.ts';
import { opsMain } from './ops/main.ts';

/* The launcher passes the word `ops` on. */
const [first = '', ...others] = process.argv.slice(2);
process.exitCode = await opsMain(first === 'ops' ? others : [first, ...others], ownTerminal());
