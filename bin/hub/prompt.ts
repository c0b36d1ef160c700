import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError, Exit, usage } from './exit.ts';
import type { Terminal } from './terminal.ts';

const withoutEcho = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Prompts on standard error, without echo if hidden. */
export const ask = async ({ in: input, err }: Terminal, question: string, hidden = false): Promise<string> => {
  if (!input.isTTY)
    throw usage(`Cannot prompt for “${question}”: standard input is not a terminal.`, 'hub login --help');
  const prompt = `${question}: `;
  if (hidden) err.write(prompt);
  const lines = createInterface({ input, output: hidden ? withoutEcho() : process.stderr, terminal: true });
  try {
    const ended = new Promise<never>((_, reject) => {
      for (const event of ['SIGINT', 'close'])
        lines.once(event, () => {
          if (!hidden && event === 'SIGINT') err.write('\n');
          reject(new CommandError(Exit.unexpected, 'Canceled.'));
        });
    });
    ended.catch(() => undefined);
    return await Promise.race([lines.question(prompt), ended]);
  } finally {
    lines.close();
    if (hidden) err.write('\n');
  }
};

/** The error for an empty secret, and the command that helps. */
interface Empty {
  readonly empty?: string;
  readonly help?: string;
}

/** Prompts for a secret without echo, or reads the first line of standard input. */
export const secret = async (
  terminal: Terminal,
  question: string,
  { empty = `“${question}” is empty.`, help = 'hub login --help' }: Empty = {},
): Promise<string> => {
  const input = terminal.in.isTTY
    ? await ask(terminal, question, true)
    : (await text(terminal.in)).split(/\r?\n/, 1)[0];
  if (!input) throw usage(empty, help);
  return input;
};
