import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DataFolder } from './data-folder.ts';
import type { FunctionLog } from './functions/instance.ts';
import { type JsonObject, objectOf } from './json.ts';

const IS_ERROR = /"level":"(?:ERROR|CRITICAL)"/;

/** The structured lines of all functions with this request id, oldest first. */
export type SearchLog = (requestId: string) => Promise<readonly JsonObject[]>;

const parsed = (line: string): JsonObject | undefined => {
  try {
    return objectOf(JSON.parse(line));
  } catch {
    return undefined;
  }
};

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
  const path = folder.file('functions.log');
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  const log: FunctionLog = (name, text) => {
    for (const line of text.split('\n').filter((part) => part !== '')) {
      file.write(`${line}\n`);
      if (!line.startsWith('{')) show(`${name}: ${line}`);
      else if (IS_ERROR.test(line)) show(summary(line));
    }
  };
  const search: SearchLog = async (requestId) => {
    await new Promise((resolve) => file.write('', resolve));
    const found: JsonObject[] = [];
    for await (const line of createInterface({ input: createReadStream(path) })) {
      const fields = line.includes(requestId) ? parsed(line) : undefined;
      if (fields?.request_id === requestId) found.push(fields);
    }
    return found.sort((one, other) => (String(one.timestamp) < String(other.timestamp) ? -1 : 1));
  };
  return { log, search, close: () => new Promise<void>((resolve) => file.end(() => resolve())) };
};
