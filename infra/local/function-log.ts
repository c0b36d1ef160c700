import { createWriteStream } from 'node:fs';
import type { DataFolder } from './data-folder.ts';
import type { FunctionLog } from './functions/instance.ts';
import { objectOf } from './json.ts';

const IS_ERROR = /"level":"(?:ERROR|CRITICAL)"/;

/** A summary of a structured line. The file has the whole line. */
const summary = (line: string): string => {
  try {
    const { service, level, message, request_id, error } = objectOf(JSON.parse(line));
    const { name, message: reason } = objectOf(error);
    return [`${service}:`, level, message, name, reason, request_id].filter((part) => part !== undefined).join(' ');
  } catch {
    return line;
  }
};

/** Writes the output of functions to functions.log; errors and plain text are also shown. */
export const functionLog = (folder: DataFolder, show: (line: string) => void) => {
  const file = createWriteStream(folder.file('functions.log'), { flags: 'a', mode: 0o600 });
  const log: FunctionLog = (name, text) => {
    for (const line of text.split('\n').filter((part) => part !== '')) {
      file.write(`${line}\n`);
      if (!line.startsWith('{')) show(`${name}: ${line}`);
      else if (IS_ERROR.test(line)) show(summary(line));
    }
  };
  return { log, close: () => new Promise<void>((resolve) => file.end(() => resolve())) };
};
