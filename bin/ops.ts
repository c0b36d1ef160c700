import { ownTerminal } from './hub/terminal.ts';
import { opsMain } from './ops/main.ts';

process.exitCode = await opsMain(process.argv.slice(3), ownTerminal());
