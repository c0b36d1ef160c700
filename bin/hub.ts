import { main } from './hub/main.ts';
import { ownTerminal } from './hub/terminal.ts';

process.exitCode = await main(process.argv.slice(2), ownTerminal());
