import type { Command } from 'commander';
import { usage } from '../hub/exit.ts';
import { type Paint, paintOn } from '../hub/paint.ts';
import { counter } from '../hub/progress.ts';
import { ask } from '../hub/prompt.ts';
import { type Column, tabbed, table } from '../hub/table.ts';
import type { Terminal } from '../hub/terminal.ts';
import { type Stage, type StageFlags, stageOf } from './stage.ts';

export interface OpsFlags extends StageFlags {
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly color?: boolean;
}

/** One run of an operator command. */
export interface Ops<Flags = object> {
  readonly stage: Stage;
  readonly flags: Flags & OpsFlags;
  readonly isDry: boolean;
  readonly terminal: Terminal;
  readonly now: () => Date;
  readonly wait: Terminal['wait'];
  /** Prints a message to standard error. */
  readonly say: (text: string) => void;
  /** Shows progress on a terminal. */
  readonly progress: (what: string) => ReturnType<typeof counter>;
  /** Asks before a destructive step. Returns at once with `--yes`, and for a dry run. */
  readonly confirm: (question: string) => Promise<void>;
}

/** The result of a command: a value for `--json`, and how to show it otherwise. */
export interface Outcome {
  readonly result: object;
  readonly show: (view: View) => void;
  /** Whether something remains to be done. The command then exits with 1. */
  readonly remaining?: boolean;
}

/** Writes a result to standard output. */
export interface View {
  readonly line: (text: string) => void;
  readonly list: <Item>(items: readonly Item[], columns: readonly Column<Item>[]) => void;
  readonly paint: Paint;
}

type Work<Flags> = (ops: Ops<Flags>, ...args: readonly string[]) => Promise<Outcome>;

/** Makes the action of a command. */
export type Runner = <Flags>(command: Command, work: Work<Flags>) => void;

/** Thrown by nothing: a command that leaves work sets the exit code through this. */
export interface Ending {
  remaining: boolean;
}

const DEFAULT_WIDTH = 100;

const viewOn = ({ out, env }: Terminal): View => {
  const paint = paintOn(out, env);
  return {
    paint,
    line: (text) => void out.write(`${text}\n`),
    list: (items, columns) =>
      void out.write(out.isTTY ? table(items, columns, out.columns || DEFAULT_WIDTH, paint) : tabbed(items, columns)),
  };
};

const confirmation =
  (terminal: Terminal, { yes, dryRun }: OpsFlags, name: string) =>
  async (question: string): Promise<void> => {
    if (yes || dryRun) return;
    if (!terminal.in.isTTY) throw usage(`${question} Run the command again with --yes.`);
    if ((await ask(terminal, `${question} Type ${name} to continue`)) !== name) throw usage('Canceled.');
  };

export const runnerOn =
  (terminal: Terminal, ending: Ending): Runner =>
  <Flags>(command: Command, work: Work<Flags>): void => {
    command.action(async (...args: unknown[]) => {
      const flags = command.optsWithGlobals<Flags & OpsFlags>();
      const shown = flags.color === false ? { ...terminal, env: { ...terminal.env, NO_COLOR: '1' } } : terminal;
      const stage = await stageOf(flags);
      const ops: Ops<Flags> = {
        stage,
        flags,
        terminal: shown,
        isDry: flags.dryRun === true,
        wait: shown.wait,
        now: () => new Date(shown.now()),
        say: (text) => void shown.err.write(`${text}\n`),
        progress: (what) => counter(shown.err, what),
        confirm: confirmation(shown, flags, stage.name),
      };
      const texts = args.filter((one): one is string => typeof one === 'string');
      const { result, show, remaining = false } = await work(ops, ...texts);
      if (flags.json) shown.out.write(`${JSON.stringify(result, null, 2)}\n`);
      else show(viewOn(shown));
      ending.remaining = remaining;
    });
  };
