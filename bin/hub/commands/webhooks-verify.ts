import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { callWithout, type Define } from '../call.ts';
import { CommandError, Exit, usage } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { several, wholeNumber } from '../values.ts';
import { type KeyFlags, keyHelp, webhookKeys } from './webhook-keys.ts';

interface Flags extends KeyFlags {
  readonly header?: readonly string[];
  readonly tolerance: number;
}

const headersOf = (lines: readonly string[] = []): Record<string, string> => {
  const pairs = lines.map((line) => {
    const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name || value === undefined) throw usage(`“${line}” is not a header. Write it as 'webhook-id: msg_1'.`);
    return [name, value];
  });
  return Object.fromEntries(pairs);
};

/** The exact bytes, because decoding and encoding text can change them. */
const bytesOf = async (terminal: Terminal, file: string): Promise<Buffer> => {
  if (file === '-') return buffer(terminal.in);
  return readFile(file).catch((error: Error) => Promise.reject(usage(`${file} cannot be read: ${error.message}`)));
};

export const defineVerify: Define = (command, terminal) => {
  command
    .description('Verify a delivery; reads the body from a file or standard input')
    .requiredOption('--header <line>', 'a header of the delivery, such as ‘webhook-id: …’ (repeatable)', several)
    .option('--secret-file <file>', 'file with the signing secret')
    .option('--public-key <public-key>', 'a public key of the service (repeatable)', several)
    .option('--tolerance <seconds>', 'maximum age', wholeNumber(0, 10 ** 9), 300)
    .addHelpText('after', keyHelp)
    .action(async (file = '-') => {
      const { flags, print } = callWithout<Flags>(command, terminal);
      const headers = headersOf(flags.header);
      const body = await bytesOf(terminal, file);
      const keys = await webhookKeys(command, { flags, terminal });
      const { verifyWebhook } = await import('../../../shared/client/verify-webhook.ts');
      const checked = verifyWebhook({ body, headers, ...keys, now: terminal.now(), tolerance: flags.tolerance });
      if (flags.json) print.json(checked);
      if (!checked.ok) throw new CommandError(Exit.refused, checked.reason);
      if (!flags.json) print.text(`verified by ${checked.by}, sent at ${checked.at.toISOString()}`);
    });
};
