import type { Command } from 'commander';
import { define as deleteStage } from './commands/delete-stage.ts';
import { define as domain } from './commands/domain.ts';
import { define as limit } from './commands/limit.ts';
import { define as pause } from './commands/pause.ts';
import { define as redrive } from './commands/redrive.ts';
import { define as redriveDue } from './commands/redrive-due.ts';
import { define as reindex } from './commands/reindex.ts';
import { define as restore } from './commands/restore.ts';
import { define as resume } from './commands/resume.ts';
import { define as rotate } from './commands/rotate.ts';
import { define as status } from './commands/status.ts';
import { define as throttle } from './commands/throttle.ts';
import { define as writers } from './commands/writers.ts';
import type { Runner } from './ops.ts';

interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly define: (command: Command, run: Runner) => void;
}

/** All operator commands, as the help lists them. */
export const commands: readonly Listed[] = [
  { name: 'status', summary: 'Show queues, dead letters and paused teams', define: status },
  { name: 'redrive', summary: 'Move dead letters back, and replay changes that were not relayed', define: redrive },
  { name: 'redrive-due', summary: 'Make due work that was set aside due again', define: redriveDue },
  { name: 'pause', summary: 'Pause a team', define: pause },
  { name: 'resume', summary: 'Resume a paused team', define: resume },
  { name: 'limit', summary: 'Limit the requests of a team', define: limit },
  { name: 'domain', summary: 'Show, activate or deactivate the domain of a hub', define: domain },
  { name: 'reindex', summary: 'Index every hub and team again, for search and counts', define: reindex },
  { name: 'restore', summary: 'Restore the table to a moment and adopt it', define: restore },
  { name: 'rotate', summary: 'List or rotate secrets', define: rotate },
  { name: 'throttle', summary: 'Lower or restore the throttles of the gateway', define: throttle },
  { name: 'writers', summary: 'Stop or start everything that writes to the table', define: writers },
  { name: 'delete-stage', summary: 'Delete a stage, and with --data all that it keeps', define: deleteStage },
];
