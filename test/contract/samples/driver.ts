import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/* Runs each program of a line of stdin and writes what it printed, or its error, as a line of JSON. */

interface Program {
  readonly env: Readonly<Record<string, string>>;
  readonly code: string;
}

const [, , folder = '.'] = process.argv;
let printed: unknown[] = [];
console.log = (value: unknown) => void printed.push(value);

let count = 0;
const outcomeOf = async ({ env, code }: Program): Promise<object> => {
  Object.assign(process.env, env);
  printed = [];
  count += 1;
  const file = join(folder, `sample-${count}.ts`);
  writeFileSync(file, code);
  try {
    await import(pathToFileURL(file).href);
    return { printed };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await outcomeOf(JSON.parse(line)))}\n`);
